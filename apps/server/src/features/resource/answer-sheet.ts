import { readFile } from 'node:fs/promises'
import type { LanguageCode } from '@normwerk/contract/language'
import { fontFiles } from '@normwerk/documents/font-files'
import { renderDrawing } from '@normwerk/documents/render-drawing'
import { drawSheet } from '@normwerk/geometry/draw-sheet'
import type { DrawnSheet } from '@normwerk/geometry/drawing/drawn-sheet'
import { formatDxf } from '@normwerk/geometry/format-dxf'
import type { PartOptions } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dxfType, FileAnswer } from '../../http/answers/file-answer.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { sellerName } from '../document/seller-name.ts'
import { annotateConfigured } from './draw-file.ts'
import { findConfigured } from './find-configured.ts'
import { startOfDay } from './start-of-day.ts'
import { titleFields } from './title-fields.ts'

const font = await readFile(new URL(fontFiles.regular))

export const sheetFormats = ['pdf', 'dxf'] as const
export type SheetFormat = (typeof sheetFormats)[number]

const types: Readonly<Record<SheetFormat, string>> = { pdf: 'application/pdf', dxf: dxfType }

/** Returns the drawing of an article with its frame and title block. */
export async function answerSheet(
  { clock }: Pick<Dependencies, 'clock'>,
  db: Queries,
  catalogue: Catalogue,
  { number, format, language }: { number: string; format: SheetFormat; language: LanguageCode },
  options: PartOptions,
): Promise<FileAnswer> {
  const article = await findConfigured(db, catalogue, number, options)
  const drawn = annotateConfigured(article, language)
  const date = startOfDay(clock.now())
  const facts = { article, drawn, assortment: catalogue.assortment, language, company: await sellerName(db), date }
  const sheet = drawSheet(drawn, titleFields(facts))
  return new FileAnswer({
    content: await formatSheet(sheet, format, article.number, date),
    contentType: types[format],
    fileName: `${article.number}.${format}`,
    disposition: format === 'pdf' ? 'inline' : 'attachment',
    cacheControl: 'private, no-cache',
  })
}

async function formatSheet(sheet: DrawnSheet, format: SheetFormat, title: string, createdAt: Date) {
  if (format === 'dxf') return formatDxf(sheet)
  return Buffer.from(await renderDrawing(sheet, { font, title, createdAt }))
}
