import { type LanguageCode, locales } from '@normwerk/contract/language'
import { type Block, type Fact, line, paragraph } from '@normwerk/documents/letter/letter'
import type { AnnotatedArticle } from '@normwerk/geometry/annotate-article'
import { drawViews } from '@normwerk/geometry/draw-views'
import { questionMark } from '@normwerk/geometry/drawing/figure-text'
import type { PlainTextId } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import type { FigureStatus } from '@normwerk/parts/article'
import { formatSize, readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { presentMapping, presentProperties } from '../catalogue/product/present-product.ts'
import type { ConfiguredArticle } from './find-configured.ts'
import { massText } from './title-fields.ts'

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
export function writeDataSheet(sheet: DataSheet): Block[] {
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
