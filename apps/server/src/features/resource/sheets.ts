import { readFile } from 'node:fs/promises'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import { fontFiles } from '@normwerk/documents/font-files'
import { type Block, type Fact, line, paragraph } from '@normwerk/documents/letter/letter'
import { renderDrawing } from '@normwerk/documents/render-drawing'
import { renderSheet } from '@normwerk/documents/render-sheet'
import type { AnnotatedArticle } from '@normwerk/geometry/annotate-article'
import { drawSheet } from '@normwerk/geometry/draw-sheet'
import { drawViews } from '@normwerk/geometry/draw-views'
import type { DrawnSheet } from '@normwerk/geometry/drawing/drawn-sheet'
import { questionMark } from '@normwerk/geometry/drawing/figure-text'
import type { TitleField } from '@normwerk/geometry/drawing/title-block'
import { formatDxf } from '@normwerk/geometry/format-dxf'
import type { PlainTextId } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import type { FigureStatus } from '@normwerk/parts/article'
import type { Assortment, Material } from '@normwerk/parts/assortment'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { massOfShape } from '@normwerk/parts/shape/mass-of'
import type { Queries } from '../../database/client.ts'
import { dxfType, FileAnswer } from '../../http/answers/file-answer.ts'
import type { Dependencies } from '../../http/call.ts'
import { formatSize, readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { presentMapping, presentProperties } from '../catalogue/product/product-facts.ts'
import { letterFonts } from '../document/letter-fonts.ts'
import { sellerName } from '../document/seller.ts'
import { annotateConfigured, type ConfiguredArticle, findConfigured } from './drawings.ts'

/** The same drawing has the same bytes for a day, so that a client need not load it again. */
function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}

interface TitleFacts {
  article: ConfiguredArticle
  drawn: AnnotatedArticle
  assortment: Assortment
  language: LanguageCode
  company: string
  date: Date
}

/** Returns the title block of a drawing (ISO 7200), in the caller's language. */
function titleFields({ article, drawn, assortment, language, company, date }: TitleFacts): TitleField[][] {
  const { row: product } = article.facts
  const material = assortment.materials.get(product.material ?? '')
  const coating = assortment.coatings.get(product.coating ?? '')
  const say = (id: PlainTextId) => translate(language, id)
  const field = (id: PlainTextId, text: string, share: number) => ({ label: say(id), text, share })
  const mass = massText(drawn, material, language)
  const steel = [material?.steel, material?.name, material?.hardness, coating?.name].filter(Boolean).join(', ')
  const figures = drawn.isQuestioned
    ? `${questionMark} ${say('resource.drawing.questioned')}`
    : say('resource.drawing.confirmed')
  const issued = date.toLocaleDateString(locales[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return [
    [
      field('resource.drawing.company', company, 2),
      field('resource.drawing.name', readText(product.name, language), 4),
      field('resource.drawing.date', issued, 1),
    ],
    [
      field('resource.drawing.articleNumber', article.number, 3),
      field('resource.drawing.material', steel, 3),
      field('resource.drawing.mass', mass, 1),
    ],
    [
      field('resource.drawing.generalTolerances', 'ISO 2768-m', 2),
      field('resource.drawing.figures', figures, 3),
      field('resource.drawing.scale', say('resource.drawing.notToScale'), 1),
      field('resource.drawing.projection', say('resource.drawing.firstAngle'), 1),
    ],
  ]
}

/** Returns the mass of a part as it is drawn; a dash if the density of its material is unknown. */
function massText({ shape }: AnnotatedArticle, material: Material | undefined, language: LanguageCode): string {
  const density = material?.properties.density?.value
  return density === undefined ? '–' : formatMass(massOfShape(shape, density), language)
}

/** Formats a mass with four figures, below 1 kg in grams. */
function formatMass(kilograms: number, language: LanguageCode): string {
  const [value, unit] = kilograms < 1 ? [kilograms * 1000, 'gram'] : [kilograms, 'kilogram']
  return value.toLocaleString(locales[language], { style: 'unit', unit, maximumSignificantDigits: 4 })
}

interface DataSheet {
  article: ConfiguredArticle
  drawn: AnnotatedArticle
  catalogue: Catalogue
  language: LanguageCode
  date: Date
}

/** The area of the drawing, in mm of the page. */
const drawingArea = { width: 165, height: 78 }

/** Writes what a designer files with a part: its drawing, its facts and its sizes with their tolerances. */
function writeDataSheet(sheet: DataSheet): Block[] {
  const { drawn, language } = sheet
  return [
    { kind: 'drawing', sheet: drawViews(drawn, drawingArea) },
    paragraph(translate(language, 'resource.drawing'), 'small'),
    { kind: 'facts', title: translate(language, 'resource.dataSheet.part'), facts: listFacts(sheet) },
    paragraph(translate(language, 'resource.dataSheet.sizes'), 'strong'),
    listSizes(sheet),
    ...(drawn.isQuestioned
      ? [paragraph(`${questionMark} ${translate(language, 'resource.drawing.questioned')}`, 'small')]
      : []),
  ]
}

const statusTexts = {
  confirmed: 'resource.drawing.confirmed',
  derived: 'resource.dataSheet.derived',
  unconfirmed: 'resource.dataSheet.unconfirmed',
} as const satisfies Record<FigureStatus, PlainTextId>

function listFacts({ article, drawn, catalogue, language, date }: DataSheet): Fact[] {
  const { row: product } = article.facts
  const say = (id: PlainTextId) => translate(language, id)
  const material = catalogue.assortment.materials.get(product.material ?? '')
  const properties = presentProperties(catalogue, product, language)
  return [
    [say('resource.drawing.name'), readText(product.name, language)],
    ...properties.map(({ label, value }): Fact => [capitalize(label), value]),
    [say('resource.drawing.mass'), massText(drawn, material, language)],
    [say('resource.drawing.generalTolerances'), 'ISO 2768-m'],
    [say('resource.drawing.figures'), say(statusTexts[article.row.status])],
    [
      say('resource.drawing.date'),
      date.toLocaleDateString(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }),
    ],
  ]
}

/** The sizes of the product's table, as the drawing shows them: cut, with their tolerances. */
function listSizes({ article, drawn, catalogue, language }: DataSheet): Block {
  const { columns } = presentMapping(catalogue, article.facts.row, language)
  // Sizes that only join others, such as `d1 x d2`, are choices.
  const shown = columns.filter(({ kind }) => kind === 'number')
  const column = (id: PlainTextId, width: number | null) =>
    ({ title: translate(language, id), width, align: 'left' }) as const
  return {
    kind: 'table',
    columns: [
      column('resource.dataSheet.symbol', 22),
      column('resource.dataSheet.size', null),
      column('resource.dataSheet.value', 50),
    ],
    rows: shown.map(({ attribute, symbol, label }) => [
      [line(symbol, 'strong')],
      [line(capitalize(label))],
      [line(drawn.texts.get(attribute) ?? formatSize(article.row.values[attribute] ?? '–', language))],
    ]),
  }
}

function capitalize(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1)
}

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
