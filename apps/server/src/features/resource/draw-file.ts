import { type LanguageCode, locales } from '@normwerk/contract/language'
import { type AnnotatedArticle, annotateArticle, type DrawnArticle } from '@normwerk/geometry/annotate-article'
import { drawArticle } from '@normwerk/geometry/draw-article'
import { drawSeries } from '@normwerk/geometry/draw-series'
import { drawFamilyThumbnail } from '@normwerk/geometry/draw-thumbnail'
import { translate } from '@normwerk/i18n/translate'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { findFamily } from '@normwerk/parts/families/families'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { readText } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import type { ProductFacts } from '../catalogue/product/product-facts.ts'
import { carton } from './draw-carton.ts'
import { type ConfiguredArticle, findConfigured } from './find-configured.ts'
import { numberOf } from './number-of.ts'

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
