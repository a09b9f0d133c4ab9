import { type Resolved, resolveWish as resolveAmong } from '@normwerk/parts/designation/resolve-wish'
import { isRefusal, type Refusal, refuse, type Wish } from '@normwerk/parts/designation/wish'
import { wishPrefixes } from '@normwerk/parts/designation/wish-prefixes'
import { articlesByPrefix, findArticle } from '@normwerk/search/find-article'
import type { FoundPart } from './find-number.ts'
import type { Catalogue } from './live-catalogue.ts'

/** More blanks of one size than any table has lengths. */
const mostBlanks = 400

/** The part that words ask for, with what they left open. */
export interface ResolvedPart extends FoundPart, Pick<Resolved, 'quantity' | 'assumed'> {
  /** The same part in the other materials that the words allow. */
  alternatives: readonly { articleNumber: string }[]
}

/** The stocked article that answers a wish, or why there is none. */
export function resolveWish(catalogue: Catalogue, wish: Wish): ResolvedPart | Refusal {
  const stocked = wishPrefixes(wish).flatMap((prefix) => articlesByPrefix(catalogue.index, prefix, mostBlanks))
  const resolved = resolveAmong(
    wish,
    stocked.map(({ articleNo }) => articleNo),
  )
  if (isRefusal(resolved)) return resolved
  const { articleNo: articleNumber, certificate31: certificate, alternatives, ...part } = resolved
  const found = findArticle(catalogue.index, articleNumber)
  if (found === undefined) return refuse('sizeNotStocked')
  return {
    ...part,
    ...{ articleNumber, certificate, headFlats: null, productDimensionId: found.id },
    alternatives: alternatives.map((other) => ({ articleNumber: other.articleNo })),
  }
}
