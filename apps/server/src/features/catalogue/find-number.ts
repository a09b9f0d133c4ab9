import { parseArticleNumber } from '@normwerk/parts/article-number/parse-article-number'
import { printArticleNumber } from '@normwerk/parts/article-number/print-article-number'
import { type ConfiguredPart, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { findArticle } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

/** A part whose article the catalogue has. */
export interface FoundPart extends ConfiguredPart {
  productDimensionId: string
}

/**
 * The part that an article number names, with its options: that very one, never another article that would do.
 * 'unknown' is a number of our grammar that the catalogue does not have; null is no article number.
 */
export function findNumber(catalogue: Catalogue, text: string): FoundPart | 'unknown' | null {
  const part = parseConfiguredPart(text)
  if (part === null) return null
  const number = parseArticleNumber(part.articleNumber)
  // The catalogue knows its numbers with other separators too, or without.
  const found = findArticle(catalogue.index, number === null ? part.articleNumber : printArticleNumber(number))
  if (found !== undefined) return { ...part, articleNumber: found.articleNo, productDimensionId: found.id }
  return number === null ? null : 'unknown'
}
