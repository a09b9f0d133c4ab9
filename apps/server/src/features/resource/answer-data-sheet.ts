import type { LanguageCode } from '@normwerk/contract/language'
import { renderSheet } from '@normwerk/documents/render-sheet'
import { translate } from '@normwerk/i18n/translate'
import type { PartOptions } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { letterFonts } from '../document/letter-fonts.ts'
import { sellerName } from '../document/seller-name.ts'
import { annotateConfigured } from './draw-file.ts'
import { findConfigured } from './find-configured.ts'
import { startOfDay } from './start-of-day.ts'
import { writeDataSheet } from './write-data-sheet.ts'

/** Returns the data sheet of an article as PDF, and the name by which its downloads are counted. */
export async function answerDataSheet(
  { clock }: Pick<Dependencies, 'clock'>,
  db: Queries,
  catalogue: Catalogue,
  { number, language }: { number: string; language: LanguageCode },
  options: PartOptions,
): Promise<{ answer: FileAnswer; countedAs: string }> {
  const article = await findConfigured(db, catalogue, number, options)
  const drawn = annotateConfigured(article, language)
  const date = startOfDay(clock.now())
  const content = await renderSheet(
    {
      title: translate(language, 'resource.dataSheet.title', { number: article.number }),
      company: await sellerName(db),
      language,
      blocks: writeDataSheet({ article, drawn, catalogue, language, date }),
    },
    { fonts: letterFonts, text: (id, ...params) => translate(language, id, ...params), createdAt: date },
  )
  const word = translate(language, 'resource.dataSheet.fileName')
  const answer = new FileAnswer({
    content: Buffer.from(content),
    contentType: 'application/pdf',
    fileName: `${article.number}-${word}.pdf`,
    disposition: 'inline',
    cacheControl: 'private, no-cache',
  })
  return { answer, countedAs: `${article.row.articleNo}-data-sheet.pdf` }
}
