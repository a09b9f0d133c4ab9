import type { LanguageCode } from '@normwerk/contract/language'
import type { Designation } from '@normwerk/contract/search'
import { readDesignation } from '@normwerk/parts/designation/read-designation'
import { resolveWish } from '@normwerk/parts/designation/resolve-wish'
import { isRefusal } from '@normwerk/parts/designation/wish'
import { wishPrefixes } from '@normwerk/parts/designation/wish-prefixes'
import { articlesByPrefix, findArticle } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'
import { readText } from './texts.ts'

/** More blanks of one size than any table has lengths. */
const mostBlanks = 400

/** The one part that a text names exactly, with what it left open and was assumed; null where it names none: words alone never do. */
export function findDesignation(catalogue: Catalogue, text: string, language: LanguageCode): Designation | null {
  if (!/\d/.test(text)) return null
  const wish = readDesignation(text)
  if (isRefusal(wish)) return null
  const stocked = wishPrefixes(wish).flatMap((prefix) => articlesByPrefix(catalogue.index, prefix, mostBlanks))
  const resolved = resolveWish(
    wish,
    stocked.map(({ articleNo }) => articleNo),
  )
  if (isRefusal(resolved)) return null
  const { articleNo, changedLength, toleranceClass, certificate31, assumed, alternatives } = resolved
  const found = findArticle(catalogue.index, articleNo)
  if (found === undefined) return null
  return {
    productDimensionId: found.id,
    articleNo,
    changedLength,
    toleranceClass,
    certificate31,
    assumed,
    alternatives: alternatives.flatMap((other) => presentAlternative(catalogue, other.articleNo, language)),
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
