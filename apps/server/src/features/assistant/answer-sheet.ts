import type { SheetQuery } from '@normwerk/contract/assistant'
import type { LanguageCode } from '@normwerk/contract/language'
import { renderSheet } from '@normwerk/documents/render-sheet'
import { translate } from '@normwerk/i18n/translate'
import { plastics } from '@normwerk/parts/assistant/plastics'
import { noOptions } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { letterFonts } from '../document/letter-fonts.ts'
import { sellerName } from '../document/seller.ts'
import { findPin } from './find-pin.ts'
import { type PickedPin, writeSheet } from './write-sheet.ts'

/** Returns picked pins with their calculation as PDF. */
export async function answerPinSheet(
  { clock }: Pick<Dependencies, 'clock'>,
  db: Queries,
  catalogue: Catalogue,
  { picks, plastic: code, by, language: _, ...entries }: SheetQuery,
  language: LanguageCode,
): Promise<FileAnswer> {
  const plastic = plastics.find((one) => one.code === code) ?? (code === undefined ? plastics[0] : undefined)
  if (plastic === undefined) throw new AppError('entryNotFound')
  const picked: PickedPin[] = []
  for (const { number, quantity } of picks) {
    picked.push({ pin: await findPin(db, catalogue, number, noOptions), quantity })
  }
  const createdAt = clock.now()
  const content = await renderSheet(
    {
      title: translate(language, 'assistant.sheet.title'),
      company: await sellerName(db),
      language,
      blocks: writeSheet(
        picked,
        { entries, estimates: by === 'estimate', plastic },
        catalogue.assortment.materials,
        language,
      ),
    },
    { fonts: letterFonts, text: (id, ...params) => translate(language, id, ...params), createdAt },
  )
  return new FileAnswer({
    content: Buffer.from(content),
    contentType: 'application/pdf',
    fileName: `${translate(language, 'assistant.sheet.fileName')}-${createdAt.toISOString().slice(0, 10)}.pdf`,
    disposition: 'inline',
    cacheControl: 'private, no-cache',
  })
}
