import { parseProductNumber } from '@normwerk/parts/article-number/article-number'
import { isRejection, type PartRequest, type Rejection, reject } from '@normwerk/parts/designation/part-request'
import { requestPrefixes } from '@normwerk/parts/designation/request-prefixes'
import {
  type Resolved,
  resolvePartRequest as resolveAmong,
  type StockedArticle,
} from '@normwerk/parts/designation/resolve-part-request'
import { readSizes } from '@normwerk/parts/families/article-sizes'
import { familyOf } from '@normwerk/parts/families/families'
import { articleValue } from '@normwerk/search/article-value'
import { articlesByPrefix, findArticle } from '@normwerk/search/find-article'
import type { ArticleRef } from '@normwerk/search/numbers/article-rows'
import type { SearchIndex } from '@normwerk/search/search-index'
import type { Catalogue } from './index/live-catalogue.ts'
import type { FoundPart } from './search/find-number.ts'

/** More blanks of one size than any table has lengths. */
const maxBlanks = 400

/** The part that a text requests, with its assumptions. */
export interface ResolvedPart extends FoundPart, Pick<Resolved, 'quantity' | 'assumed' | 'unread'> {
  /** The same part in the other materials that the words allow. */
  alternatives: readonly { articleNumber: string }[]
}

/** Returns the stocked articles of our families whose numbers start with a prefix. */
export type StockedFinder = (prefix: string) => readonly StockedArticle[]

export function createStockedFinder(index: SearchIndex): StockedFinder {
  return (prefix) => articlesByPrefix(index, prefix, maxBlanks).flatMap((article) => readArticle(index, article))
}

function readArticle(index: SearchIndex, { articleNo, productNr, row }: ArticleRef): StockedArticle[] {
  const product = parseProductNumber(productNr)
  if (product === null) return []
  const family = familyOf(product.family)
  const values = Object.fromEntries(family.sizes.map(({ key }) => [key, articleValue(index, row, key)]))
  const sizes = readSizes(family, values)
  return sizes === null ? [] : [{ articleNumber: articleNo, product, sizes }]
}

/** Finds the stock article for a request, or the reason why there is none. */
export function resolvePartRequest(catalogue: Catalogue, partRequest: PartRequest): ResolvedPart | Rejection {
  const { index, assortment, findStocked } = catalogue
  const resolved = resolveAmong(partRequest, requestPrefixes(partRequest, assortment).flatMap(findStocked), assortment)
  if (isRejection(resolved)) return resolved
  const article = findArticle(index, resolved.articleNumber)
  return article === undefined ? reject('sizeNotStocked') : { ...resolved, articleId: article.id }
}
