import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Designation } from '@normwerk/contract/search'
import type { FamilyKey } from '@normwerk/parts/attributes'
import { type CrossReference, resolveNumber } from '@normwerk/parts/cross-reference/resolve-number'
import { isRejection, type Rejection } from '@normwerk/parts/designation/part-request'
import { findArticle } from '@normwerk/search/find-article'
import type { FoundPart } from './find-number.ts'
import { readText } from './format-article.ts'
import type { Catalogue } from './live-catalogue.ts'
import { type ResolvedPart, resolvePartRequest } from './resolve-part-request.ts'

/**
 * Finds the one part that a text names exactly, with its assumptions: as a designation, or else as another maker's
 * number. Null if the text names none; plain words never do.
 */
export function findDesignation(catalogue: Catalogue, text: string, language: LanguageCode): Designation | null {
  const part = findDesignated(catalogue, text)
  if (part === null) return null
  const { crossReference } = part
  return {
    ...presentPart(part),
    assumed: part.assumed,
    alternatives: part.alternatives.flatMap((other) => presentAlternative(catalogue, other.articleNumber, language)),
    ...(crossReference !== null && { crossReference }),
  }
}

/** Returns the part's fields in the answer of a search. */
export function presentPart({ articleId, articleNumber, ...options }: FoundPart) {
  const { isThreeOne: certificate31, ...given } = giveOptions(options)
  return { productDimensionId: articleId, articleNo: articleNumber, ...given, certificate31 }
}

interface DesignatedPart extends ResolvedPart {
  crossReference: { maker: string; differences: string | null } | null
}

/** Does the same for use within the shop. */
export function findDesignated(catalogue: Catalogue, text: string): DesignatedPart | null {
  if (!/\d/.test(text)) return null
  const partRequest = catalogue.readDesignation(text)
  const resolved = isRejection(partRequest) ? partRequest : resolvePartRequest(catalogue, partRequest)
  if (!isRejection(resolved)) return resolved.unread.length > 0 ? null : { ...resolved, crossReference: null }
  const foreign = findCrossReference(catalogue, text)
  if (foreign === null || isRejection(foreign.resolved)) return null
  const { maker, differences } = foreign.reference
  return { ...foreign.resolved, crossReference: { maker, differences } }
}

function presentAlternative(
  catalogue: Catalogue,
  articleNo: string,
  language: LanguageCode,
): Designation['alternatives'] {
  const found = findArticle(catalogue.index, articleNo)
  const product = found && catalogue.products.get(found.productId)?.row
  if (found === undefined || product === undefined) return []
  const facts: readonly FamilyKey[] = ['material', 'finish']
  const words = facts.flatMap((key) => {
    const value = product.properties.find((property) => property.key === key)?.value
    return typeof value === 'object' ? readText(value, language) : []
  })
  return [{ productDimensionId: found.id, articleNo, material: words.join(', ') }]
}

/** Finds the shop's part for another maker's number, or the reason why there is none; null if it is no such number. */
function findCrossReference(
  catalogue: Catalogue,
  text: string,
): { reference: CrossReference; resolved: ResolvedPart | Rejection } | null {
  const found = resolveNumber(catalogue.crossReferences, text)
  return found && { reference: found.reference, resolved: resolvePartRequest(catalogue, found.partRequest) }
}
