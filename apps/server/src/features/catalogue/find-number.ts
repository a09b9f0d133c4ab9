import { formatArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type ConfiguredPart, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { readConfiguredNumber } from '@normwerk/parts/designation/read-configured-number'
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
  const ours = readNumber(catalogue, text)
  const part = ours ?? parseConfiguredPart(text)
  if (part === null) return null
  // The catalogue knows its numbers with other separators too, or without.
  const found = findArticle(catalogue.index, part.articleNumber)
  if (found !== undefined) return { ...part, articleNumber: found.articleNo, productDimensionId: found.id }
  return ours === null ? null : 'unknown'
}

function readNumber({ assortment }: Catalogue, text: string): ConfiguredPart | null {
  const read = readConfiguredNumber(text, assortment)
  return read && { ...read.options, articleNumber: formatArticleNumber(read.number) }
}
