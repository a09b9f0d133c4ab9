import { type Resolved, resolveWish as resolveAmong } from '@normwerk/parts/designation/resolve-wish'
import { isRefusal, type Refusal, refuse, type Wish } from '@normwerk/parts/designation/wish'
import { wishPrefixes } from '@normwerk/parts/designation/wish-prefixes'
import { articlesByPrefix, findArticle } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

/** More blanks of one size than any table has lengths. */
const mostBlanks = 400

export interface ResolvedPart extends Resolved {
  productDimensionId: string
}

/** The stocked article that answers a wish, or why there is none. */
export function resolveWish(catalogue: Catalogue, wish: Wish): ResolvedPart | Refusal {
  const stocked = wishPrefixes(wish).flatMap((prefix) => articlesByPrefix(catalogue.index, prefix, mostBlanks))
  const resolved = resolveAmong(
    wish,
    stocked.map(({ articleNo }) => articleNo),
  )
  if (isRefusal(resolved)) return resolved
  const found = findArticle(catalogue.index, resolved.articleNo)
  return found === undefined ? refuse('sizeNotStocked') : { ...resolved, productDimensionId: found.id }
}
