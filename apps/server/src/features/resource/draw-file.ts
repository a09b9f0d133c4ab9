import { type LanguageCode, locales } from '@normwerk/contract/language'
import { drawArticle } from '@normwerk/geometry/draw-article'
import { drawSeries } from '@normwerk/geometry/draw-series'
import { drawFamilyThumbnail } from '@normwerk/geometry/draw-thumbnail'
import { translate } from '@normwerk/i18n/translate'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { findFamily } from '@normwerk/parts/families/families'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { checkPart } from '../catalogue/check-part.ts'
import { readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { ProductFacts } from '../catalogue/product-facts.ts'
import { type ArticleRow, findPart } from '../catalogue/read-part.ts'

const ending = '.svg'

/** Draws the dimension drawing of a file name: of an article with its values, or of a product with its letters. */
export async function drawFile(
  db: Queries,
  catalogue: Catalogue,
  file: string,
  language: LanguageCode,
  options: PartOptions,
): Promise<string> {
  const number = readName(file)
  const productId = catalogue.idsByNr.get(number)
  const series = productId === undefined ? undefined : catalogue.products.get(productId)
  if (series !== undefined) return drawLetters(series, language)
  const part = await findPart(db, catalogue, number)
  if (part === null) throw new AppError('entryNotFound')
  return drawFigures(part.facts, part.row, language, options)
}

function drawLetters({ row }: ProductFacts, language: LanguageCode): string {
  if (row.family === null) throw new AppError('entryNotFound')
  return drawSeries({
    family: row.family,
    title: `${row.productNr} – ${readText(row.name, language)}`,
    caption: translate(language, 'resource.drawing'),
  })
}

function drawFigures(
  { row: product }: ProductFacts,
  row: ArticleRow,
  language: LanguageCode,
  options: PartOptions,
): string {
  if (product.family === null) throw new AppError('entryNotFound')
  const offered = { ...row, certificate31: product.certificate31, family: product.family }
  const drawing = drawArticle({
    family: product.family,
    values: row.values,
    tolerances: row.tolerances,
    options: checkPart(offered, options),
    decimal: decimalSign(language),
    title: `${row.articleNo} – ${readText(product.name, language)}`,
    caption: translate(language, 'resource.drawing'),
    questioned: translate(language, 'resource.drawing.questioned'),
  })
  if (drawing === null) throw new AppError('entryNotFound')
  return drawing
}

function decimalSign(language: LanguageCode): ',' | '.' {
  return (0.5).toLocaleString(locales[language]).includes(',') ? ',' : '.'
}

/** Draws the small picture of a product, with the proportions of a medium size of its family. */
export function drawThumbnailFile(catalogue: Catalogue, file: string): string {
  const productId = catalogue.idsByNr.get(readName(file))
  const facts = productId === undefined ? undefined : catalogue.products.get(productId)
  if (!facts?.row.family) throw new AppError('entryNotFound')
  return drawFamilyThumbnail(facts.row.family, facts.row.productNr)
}

/** Draws the small picture of a family, with the proportions of a medium size. */
export function drawFamilyFile(file: string): string {
  const family = findFamily(readName(file))
  if (family === undefined) throw new AppError('entryNotFound')
  return drawFamilyThumbnail(family.code, family.code)
}

/** Returns the number or the code that a file is named by. */
function readName(file: string): string {
  if (!file.endsWith(ending)) throw new AppError('entryNotFound')
  return file.slice(0, -ending.length)
}
