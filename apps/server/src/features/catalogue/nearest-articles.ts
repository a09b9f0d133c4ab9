import {
  formatProductNumber,
  type ProductNumber,
  parseArticleNumber,
} from '@normwerk/parts/article-number/article-number'
import { formatConfiguredPart, noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { familyOf } from '@normwerk/parts/families/families'
import { articlesByPrefix } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

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

interface Stocked {
  articleNo: string
  sizes: readonly number[]
  logs: readonly (number | undefined)[]
}

/** More than any product has articles. */
const maxArticles = 20_000
/** Another length can be cut, another diameter cannot. */
const weights: Record<string, number> = { length: 0.25, shoulderLength: 0.25 }

/** Finds articles of one product with similar sizes, the most similar first. */
export type FindNearest = (target: Target, limit: number) => Near[]

/** An article with its place in the stock, which decides between equal scores. */
interface Ranked {
  article: Stocked
  score: number
  place: number
}

/** Creates a finder that keeps the articles of each product for its next call. */
export function createNearestFinder(catalogue: Catalogue): FindNearest {
  const stocks = new Map<string, Stocked[]>()
  return (target, limit) => {
    const productNr = formatProductNumber(target)
    const stocked = stocks.get(productNr) ?? readStock(catalogue, productNr)
    stocks.set(productNr, stocked)
    const logs = target.sizes.map(logOf)
    const weighed = familyOf(target.family).numberKeys.map((key) => weights[key] ?? 2)
    const larger: Ranked[] = []
    const others: Ranked[] = []
    stocked.forEach((article, place) => {
      const score = scoreOf(logs, article.logs, weighed)
      const best = isLarger(target, article.sizes) ? larger : others
      if (best.length < limit || score > (best.at(-1)?.score ?? 0)) keepBest(best, { article, score, place }, limit)
    })
    const [first, ...rest] = [...larger, ...others].sort((a, b) => b.score - a.score || a.place - b.place)
    if (first === undefined) return []
    // Between two stocked sizes, either of them may be meant.
    const [otherSide] = larger.includes(first) ? others : larger
    const ranked = otherSide === undefined ? rest : [otherSide, ...rest.filter((each) => each !== otherSide)]
    return [first, ...ranked].slice(0, limit).map(({ article, score }) => ({ articleNo: article.articleNo, score }))
  }
}

/** Inserts an article behind those that are as near; a product has too many articles to sort all of them. */
function keepBest(best: Ranked[], near: Ranked, limit: number): void {
  const worse = best.findIndex(({ score }) => score < near.score)
  best.splice(worse < 0 ? best.length : worse, 0, near)
  best.length = Math.min(best.length, limit)
}

/** Whether the first size that differs is larger than the requested one. */
function isLarger({ sizes }: Target, stocked: readonly number[]): boolean {
  const at = sizes.findIndex((size, index) => size !== undefined && size !== stocked[index])
  return (stocked[at] ?? 0) > (sizes[at] ?? 0)
}

function readStock(catalogue: Catalogue, productNr: string): Stocked[] {
  // The letters before the sizes; a coating follows the sizes.
  const [head = ''] = productNr.split('-')
  return articlesByPrefix(catalogue.index, `${head}-`, maxArticles).flatMap(({ articleNo, productNr: owner }) => {
    const number = owner === productNr ? parseArticleNumber(articleNo) : null
    return number === null ? [] : [{ articleNo, sizes: number.sizes, logs: number.sizes.map(logOf) }]
  })
}

/** Returns the logarithm of a size; a size of zero, as of a flat calotte, is not compared. */
function logOf(size: number | undefined): number | undefined {
  return size === undefined || size <= 0 ? undefined : Math.log(size)
}

/** Compares sizes by their logarithms, as an error of one millimetre means less at a large size. */
function scoreOf(requested: Stocked['logs'], stocked: Stocked['logs'], weighed: readonly number[]): number {
  let distance = 0
  weighed.forEach((weight, index) => {
    const a = requested[index]
    const b = stocked[index]
    if (a !== undefined && b !== undefined) distance += Math.abs(b - a) * weight
  })
  return Math.round(Math.exp(-distance) * 100) / 100
}
