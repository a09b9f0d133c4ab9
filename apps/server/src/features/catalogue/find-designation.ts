import type { LanguageCode } from '@normwerk/contract/language'
import type { Designation } from '@normwerk/contract/search'
import { formatHeadFlats } from '@normwerk/parts/configured-part'
import { isRefusal } from '@normwerk/parts/designation/wish'
import { findArticle } from '@normwerk/search/find-article'
import { findCrossReference } from './find-cross-reference.ts'
import type { Catalogue } from './live-catalogue.ts'
import { type ResolvedPart, resolveWish } from './resolve-wish.ts'
import { readText } from './texts.ts'

/**
 * The one part that a text names exactly, with what it left open and was assumed: in our words, or else by another
 * maker's number. Null where it names none: words alone never do.
 */
export function findDesignation(catalogue: Catalogue, text: string, language: LanguageCode): Designation | null {
  if (!/\d/.test(text)) return null
  const wish = catalogue.readDesignation(text)
  const resolved = isRefusal(wish) ? wish : resolveWish(catalogue, wish)
  if (!isRefusal(resolved)) return present(catalogue, resolved, language)
  const foreign = findCrossReference(catalogue, text)
  if (foreign === null || isRefusal(foreign.resolved)) return null
  const { maker, differences } = foreign.reference
  return { ...present(catalogue, foreign.resolved, language), crossReference: { maker, differences } }
}

function present(catalogue: Catalogue, resolved: ResolvedPart, language: LanguageCode): Designation {
  const { productDimensionId, changedLength, toleranceClass, headFlats, assumed, alternatives } = resolved
  return {
    productDimensionId,
    articleNo: resolved.articleNumber,
    changedLength,
    toleranceClass,
    certificate31: resolved.certificate,
    ...(headFlats !== null && { headFlats: formatHeadFlats(headFlats) }),
    assumed,
    alternatives: alternatives.flatMap((other) => presentAlternative(catalogue, other.articleNumber, language)),
  }
}

function presentAlternative(
  catalogue: Catalogue,
  articleNo: string,
  language: LanguageCode,
): Designation['alternatives'] {
  const found = findArticle(catalogue.index, articleNo)
  const facts = found && catalogue.products.get(found.productId)
  if (found === undefined || facts === undefined) return []
  const words = ['material', 'finish'].flatMap((key) => {
    const value = facts.row.properties.find((property) => property.key === key)?.value
    return typeof value === 'object' ? readText(value, language) : []
  })
  return [{ productDimensionId: found.id, articleNo, material: words.join(', ') }]
}
