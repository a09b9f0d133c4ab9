import {
  type Resolved,
  resolveWish as resolveAmong,
  type StockedArticle,
} from '@normwerk/parts/designation/resolve-wish'
import { isRefusal, type Refusal, refuse, type Wish } from '@normwerk/parts/designation/wish'
import { wishPrefixes } from '@normwerk/parts/designation/wish-prefixes'
import { readSizes } from '@normwerk/parts/families/article-sizes'
import { familyOf } from '@normwerk/parts/families/families'
import { articleValue } from '@normwerk/search/article-value'
import { articlesByPrefix, findArticle } from '@normwerk/search/find-article'
import type { ArticleRef } from '@normwerk/search/numbers/article-rows'
import type { FoundPart } from './find-number.ts'
import type { Catalogue } from './live-catalogue.ts'

/** More blanks of one size than any table has lengths. */
const maxBlanks = 400

/** The part that words ask for, with what they left open. */
export interface ResolvedPart extends FoundPart, Pick<Resolved, 'quantity' | 'assumed'> {
  /** The same part in the other materials that the words allow. */
  alternatives: readonly { articleNumber: string }[]
}

/** The stocked article that answers a wish, or why there is none. */
export function resolveWish(catalogue: Catalogue, wish: Wish): ResolvedPart | Refusal {
  const { index, assortment } = catalogue
  const found = wishPrefixes(wish, assortment).flatMap((prefix) => articlesByPrefix(index, prefix, maxBlanks))
  const stocked = found.flatMap((article) => readArticle(catalogue, wish, article))
  const resolved = resolveAmong(wish, stocked, assortment)
  if (isRefusal(resolved)) return resolved
  const article = findArticle(index, resolved.articleNumber)
  return article === undefined ? refuse('sizeNotStocked') : { ...resolved, productDimensionId: article.id }
}

function readArticle({ index }: Catalogue, wish: Wish, { articleNo, row }: ArticleRef): StockedArticle[] {
  const family = familyOf(wish.family)
  const values = Object.fromEntries(family.sizes.map(({ key }) => [key, articleValue(index, row, key)]))
  const sizes = readSizes(family, values)
  return sizes === null ? [] : [{ articleNumber: articleNo, sizes }]
}
