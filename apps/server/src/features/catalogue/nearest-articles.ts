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
}

/** More than any product has articles. */
const maxArticles = 20_000
/** Another length can be cut, another diameter cannot. */
const weights: Record<string, number> = { length: 0.25, shoulderLength: 0.25 }

/** Finds articles of one product with similar sizes, the most similar first. */
export type FindNearest = (target: Target, limit: number) => Near[]

/** Creates a finder that keeps the articles of each product for its next call. */
export function createNearestFinder(catalogue: Catalogue): FindNearest {
  const stocks = new Map<string, Stocked[]>()
  return (target, limit) => {
    const productNr = formatProductNumber(target)
    const stocked = stocks.get(productNr) ?? readStock(catalogue, productNr)
    stocks.set(productNr, stocked)
    const near = stocked
      .map(({ articleNo, sizes }) => ({ articleNo, score: scoreOf(target, sizes), isLarger: isLarger(target, sizes) }))
      .toSorted((a, b) => b.score - a.score)
    // Between two stocked sizes, either of them may be meant.
    const [first] = near
    const otherSide = near.find(({ isLarger }) => isLarger !== first?.isLarger)
    const ranked = otherSide === undefined ? near : near.filter((each) => each !== otherSide).toSpliced(1, 0, otherSide)
    return ranked.slice(0, limit).map(({ articleNo, score }) => ({ articleNo, score }))
  }
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
    return number === null ? [] : [{ articleNo, sizes: number.sizes }]
  })
}

function scoreOf({ family, sizes }: Target, stocked: readonly number[]): number {
  const distance = familyOf(family).numberKeys.reduce((sum, key, index) => {
    const requested = sizes[index]
    const size = stocked[index]
    if (requested === undefined || size === undefined || requested <= 0 || size <= 0) return sum
    return sum + Math.abs(Math.log(size / requested)) * (weights[key] ?? 2)
  }, 0)
  return Math.round(Math.exp(-distance) * 100) / 100
}
