import { type LanguageCode, locales } from '@normwerk/contract/language'
import { maxPicturePixels } from '@normwerk/contract/limits'
import { type AnnotatedArticle, annotateArticle, type DrawnArticle } from '@normwerk/geometry/annotate-article'
import { drawArticle } from '@normwerk/geometry/draw-article'
import { drawSeries } from '@normwerk/geometry/draw-series'
import { drawFamilyThumbnail } from '@normwerk/geometry/draw-thumbnail'
import { translate } from '@normwerk/i18n/translate'
import {
  formatConfiguredPart,
  joinOptions,
  type PartOptions,
  parseConfiguredPart,
} from '@normwerk/parts/configured-part'
import { type FamilyCode, findFamily } from '@normwerk/parts/families/families'
import type { Queries } from '../../database/client.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { findShownProduct } from '../catalogue/list-categories.ts'
import type { ProductFacts } from '../catalogue/product/product-facts.ts'
import { checkPart, findPart, type Part } from '../catalogue/read-part.ts'
import { readFirstPicture } from './repository/files.ts'

/** An article with the options that its file shows. */
export interface ConfiguredArticle extends Part {
  family: FamilyCode
  options: PartOptions
  /** The number of the article with its options. */
  number: string
}

/**
 * Finds the article of a number, which may have options (`AZH-3.2x160-L147.25`). Further options may only repeat them.
 * @throws AppError if there is no such article, it has no family that draws it, or it does not offer the options
 */
export async function findConfigured(
  db: Queries,
  catalogue: Catalogue,
  number: string,
  asked: PartOptions,
): Promise<ConfiguredArticle> {
  const named = parseConfiguredPart(number)
  const options = named && joinOptions(named, asked)
  if (named === null || options === null) throw new AppError('entryNotFound')
  const part = await findPart(db, catalogue, named.articleNumber)
  if (part === null) throw new AppError('entryNotFound')
  const { row, facts } = part
  const { family } = facts.row
  if (family === null) throw new AppError('articleWithoutShape', {}, { article: row.articleNo })
  const checked = checkPart({ ...row, certificate31: facts.row.certificate31, family }, options)
  return {
    ...part,
    family,
    options: checked,
    number: formatConfiguredPart({ articleNumber: row.articleNo, ...checked }),
  }
}

/**
 * The small picture of a product that the shop cannot draw and whose maker gives no picture: a carton, which is no shape
 * of a part and so misleads nobody.
 */
const carton = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" fill="none" stroke="#000" stroke-width="1" stroke-linejoin="round"><path d="M120 26 164 44 120 62 76 44zM76 44v38l44 18 44-18V44M120 62v38"/><path d="m98 35 44 18v14" stroke-width="0.5"/></svg>`

/** Returns the number or the code that a file with this ending is named by. */
export function numberOf(file: string, ending: string): string {
  if (!file.endsWith(ending)) throw new AppError('entryNotFound')
  return file.slice(0, -ending.length)
}

/** Draws the dimension drawing of a file name: of an article with its values, or of a product with its letters. */
export async function drawFile(
  db: Queries,
  catalogue: Catalogue,
  file: string,
  language: LanguageCode,
  options: PartOptions,
): Promise<string> {
  const number = numberOf(file, '.svg')
  const productId = catalogue.idsByNr.get(number)
  const series = productId === undefined ? undefined : catalogue.products.get(productId)
  if (series !== undefined) return drawLetters(series, language)
  return drawFigures(await findConfigured(db, catalogue, number, options), language)
}

function drawLetters({ row }: ProductFacts, language: LanguageCode): string {
  if (row.family === null) throw new AppError('entryNotFound')
  return drawSeries({
    family: row.family,
    title: `${row.productNr} – ${readText(row.name, language)}`,
    caption: translate(language, 'resource.drawing'),
  })
}

function drawFigures({ facts, row, family, options }: ConfiguredArticle, language: LanguageCode): string {
  const drawing = drawArticle({
    ...drawnArticle({ row, family, options }, language),
    title: `${row.articleNo} – ${readText(facts.row.name, language)}`,
    caption: translate(language, 'resource.drawing'),
    questioned: translate(language, 'resource.drawing.questioned'),
  })
  if (drawing === null) throw new AppError('articleWithoutShape', {}, { article: row.articleNo })
  return drawing
}

/** Returns an article with the dimensions that its sheets show. */
export function annotateConfigured(article: ConfiguredArticle, language: LanguageCode): AnnotatedArticle {
  const drawn = annotateArticle(drawnArticle(article, language))
  if (drawn === null) throw new AppError('articleWithoutShape', {}, { article: article.number })
  return drawn
}

function drawnArticle(
  { row, family, options }: Pick<ConfiguredArticle, 'row' | 'family' | 'options'>,
  language: LanguageCode,
): DrawnArticle {
  return { family, values: row.values, tolerances: row.tolerances, options, decimal: decimalSign(language) }
}

function decimalSign(language: LanguageCode): ',' | '.' {
  return (0.5).toLocaleString(locales[language]).includes(',') ? ',' : '.'
}

/** Draws the small picture of a product, with the proportions of a medium size of its family, if it has one. */
export function drawThumbnailFile(catalogue: Catalogue, file: string): string {
  const productId = catalogue.idsByNr.get(numberOf(file, '.svg'))
  const facts = productId === undefined ? undefined : catalogue.products.get(productId)
  if (facts === undefined) throw new AppError('entryNotFound')
  const { family, productNr } = facts.row
  return family === null ? carton : drawFamilyThumbnail(family, productNr)
}

/** Draws the small picture of a family, with the proportions of a medium size. */
export function drawFamilyFile(file: string): string {
  const family = findFamily(numberOf(file, '.svg'))
  if (family === undefined) throw new AppError('entryNotFound')
  return drawFamilyThumbnail(family.code, family.code)
}

/** Another program keeps it as long as it wants anyway. */
const day = 'private, max-age=86400'

/**
 * Answers what a link to a product or category shows: the first picture of the maker, else the drawing with its letters.
 * @throws AppError `entryNotFound`
 */
export async function answerPreview(
  { previews }: Pick<Dependencies, 'previews'>,
  db: Queries,
  catalogue: Catalogue,
  { kind, file }: { kind: string; file: string },
): Promise<FileAnswer> {
  const facts = findProduct(catalogue, kind, numberOf(file, '.png'))
  if (facts === undefined) throw new AppError('entryNotFound')
  const picture = await readFirstPicture(db, facts.row.id)
  const content =
    (picture && (await previews.draw({ file: picture, maxPixels: maxPicturePixels }))) ??
    (await previews.draw({ svg: drawingOf(facts) }))
  if (content === null) throw new Error(`no preview of ${facts.row.productNr}`)
  return new FileAnswer({
    content,
    contentType: 'image/png',
    fileName: file,
    disposition: 'inline',
    cacheControl: day,
  })
}

function findProduct(catalogue: Catalogue, kind: string, name: string): ProductFacts | undefined {
  if (kind === 'category') return findShownProduct(catalogue, name)
  const productId = kind === 'product' ? catalogue.idsByNr.get(name) : undefined
  return productId === undefined ? undefined : catalogue.products.get(productId)
}

/** Without words, so that one preview is for all languages. */
function drawingOf({ row: { family, productNr } }: ProductFacts): string {
  if (family === null) return carton
  // The font of previews has no sign for diameters; its letter looks the same.
  return drawSeries({ family, title: productNr, caption: '' }).replaceAll('⌀', 'Ø')
}
