import type { LanguageCode } from '@normwerk/contract/language'
import { formatProductNumber, type ProductNumber } from '@normwerk/parts/article-number/article-number'
import { formatConfiguredPart, noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { familyOf } from '@normwerk/parts/families/families'
import { findArticle } from '@normwerk/search/find-article'
import { articleNumber } from '@normwerk/search/numbers/article-rows'
import { type Axis, readAxis } from '@normwerk/search/product-axis'
import { formatArticle } from '../format-article.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import type { ArticleRow } from '../read-part.ts'

/** The requested sizes in the order of the numbers, as far as they are known. */
export interface Target extends ProductNumber {
  sizes: readonly (number | undefined)[]
}

export interface Near {
  /** Of the stocked article. */
  articleNo: string
  /** Set if the article is to be cut to the requested length. */
  cut?: Pick<PartOptions, 'changedLength' | 'toleranceClass'>
  /** From 0 to 1; 1 is exactly the requested article. */
  score: number
}

/** Formats the number of a part with its cut: `AZH-6x160-L147.25-T100`. */
export function formatNear({ articleNo, cut }: Near): string {
  return formatConfiguredPart({ ...noOptions, ...cut, articleNumber: articleNo })
}

/** Another length can be cut, another diameter cannot. */
const weights: Record<string, number> = { length: 0.25, shoulderLength: 0.25 }

/** An article with its row in the product, which decides between equal scores. */
interface Ranked {
  row: number
  distance: number
  score: number
}

/** Which similar articles are of use. */
interface Useful {
  limit: number
  /** A product without an article of this score is not searched; of others the articles below it may be found, too. */
  minScore: number
}

/** Finds articles of the product of a number with similar sizes, the most similar first. */
export function findNearest(
  { index, idsByNr }: Pick<Catalogue, 'index' | 'idsByNr'>,
  target: Target,
  useful: Useful,
): Near[] {
  const id = idsByNr.get(formatProductNumber(target))
  if (id === undefined) return []
  const { numberKeys } = familyOf(target.family)
  return findNearestOf(
    index,
    id,
    numberKeys.map((key, place) => [key, target.sizes[place]]),
    useful,
  )
}

/** Finds articles of a product with sizes similar to those of these attributes, the most similar first. */
export function findNearestOf(
  index: Catalogue['index'],
  productId: string,
  requested: readonly (readonly [key: string, size: number | undefined])[],
  { limit, minScore }: Useful,
): Near[] {
  const product = index.products.ordinals.get(productId)
  if (product === undefined) return []
  const sizes = requested.map(([key, size]) => compareSize(readAxis(index, product, key), size, weights[key] ?? 2))
  if (scoreOf(minDistanceOf(sizes)) < minScore) return []
  const [firstRow = 0, behind = 0] = index.products.firstRow.subarray(product)
  const larger: Ranked[] = []
  const others: Ranked[] = []
  const isKept = (best: readonly Ranked[], distance: number) =>
    best.length < limit || distance < (best.at(-1)?.distance ?? 0)
  for (let row = 0; row < behind - firstRow; row++) {
    const distance = measureDistance(sizes, row)
    // A product may have thousands of articles, and only those that are kept are compared further and need a score.
    if (!isKept(larger, distance) && !isKept(others, distance)) continue
    const best = isLarger(sizes, row) ? larger : others
    if (isKept(best, distance)) keepBest(best, { row, distance, score: scoreOf(distance) }, limit)
  }
  const [first, ...rest] = [...larger, ...others].sort((a, b) => b.score - a.score || a.row - b.row)
  if (first === undefined) return []
  // Between two stocked sizes, either of them may be meant.
  const [otherSide] = larger.includes(first) ? others : larger
  const ranked = otherSide === undefined ? rest : [otherSide, ...rest.filter((each) => each !== otherSide)]
  return [first, ...ranked]
    .slice(0, limit)
    .map(({ row, score }) => ({ articleNo: articleNumber(index, product, firstRow + row), score }))
}

/** Inserts an article behind those with the same score; a product has too many articles to sort all of them. */
function keepBest(best: Ranked[], near: Ranked, limit: number): void {
  const worse = best.findIndex(({ score }) => score < near.score)
  best.splice(worse < 0 ? best.length : worse, 0, near)
  best.length = Math.min(best.length, limit)
}

/** How far the articles of a product are from one requested size. */
interface Compared {
  /** By the place of the stocked size in `placeOf`. */
  distances: readonly number[]
  /** Above 0 for a larger stocked size, below 0 for a smaller one. */
  differences: readonly number[]
  placeOf: Axis['placeOf']
}

/** Compares each stocked size once, because many articles have the same; an unknown size is not compared. */
function compareSize(axis: Axis | null, requested: number | undefined, weight: number): Compared {
  if (axis === null || requested === undefined) return { distances: [0], differences: [0], placeOf: () => 0 }
  const stocked = axis.values.map(Number)
  return {
    distances: stocked.map((size) => distanceOf(size, requested) * weight),
    differences: stocked.map((size) => size - requested),
    placeOf: axis.placeOf,
  }
}

/**
 * Compares sizes by their logarithms, as an error of one millimetre means less at a large size. A size of zero, as of a
 * flat calotte, is not compared.
 */
function distanceOf(stocked: number, requested: number): number {
  return stocked > 0 && requested > 0 ? Math.abs(Math.log(stocked) - Math.log(requested)) : 0
}

function measureDistance(sizes: readonly Compared[], row: number): number {
  let distance = 0
  for (const { distances, placeOf } of sizes) distance += distances[placeOf(row)] ?? 0
  return distance
}

/** The distance of an article that has the nearest of each size, which need not exist. */
function minDistanceOf(sizes: readonly Compared[]): number {
  return sizes.reduce(
    (sum, { distances }) => sum + distances.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    0,
  )
}

function scoreOf(distance: number): number {
  return Math.round(Math.exp(-distance) * 100) / 100
}

/** Whether the first size that differs is larger than the requested one. */
function isLarger(sizes: readonly Compared[], row: number): boolean {
  for (const { differences, placeOf } of sizes) {
    const difference = differences[placeOf(row)] ?? 0
    if (difference !== 0) return difference > 0
  }
  return false
}

interface Presentation {
  catalogue: Catalogue
  /** By id. */
  articles: ReadonlyMap<string, ArticleRow>
  language: LanguageCode
}

/** Returns an article in the caller's words; null if it is not among the articles. */
export function presentArticle({ catalogue, articles, language }: Presentation, id: string | undefined) {
  const article = id === undefined ? undefined : articles.get(id)
  const product = article && catalogue.products.get(article.productId)?.row
  if (article === undefined || product === undefined) return null
  const description = formatArticle({ ...product, values: article.values }, language)
  return { productDimensionId: article.id, articleNo: article.articleNo, description }
}

/** Returns the suggestions of which the articles are known. */
export function presentNear(presentation: Presentation, near: readonly Near[]) {
  return near.flatMap((each) => {
    const described = presentArticle(presentation, findArticle(presentation.catalogue.index, each.articleNo)?.id)
    return described === null ? [] : { ...described, articleNo: formatNear(each), score: each.score }
  })
}
