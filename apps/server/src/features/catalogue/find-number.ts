import { formatArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type ConfiguredPart, noOptions } from '@normwerk/parts/configured-part'
import { readConfiguredNumber } from '@normwerk/parts/designation/read-configured-number'
import { findArticle } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

export interface NumberedPart extends ConfiguredPart {
  productDimensionId: string
}

/**
 * The part that an article number of ours names, with its options: that very one, never another blank that would do.
 * 'unknown' is such a number that the catalogue does not have; null is no number of ours.
 */
export function findNumber(catalogue: Catalogue, text: string): NumberedPart | 'unknown' | null {
  const part = readNumber(catalogue, text) ?? findLoosely(catalogue, text)
  if (part === null) return null
  const found = findArticle(catalogue.index, part.articleNumber)
  return found === undefined ? 'unknown' : { ...part, productDimensionId: found.id }
}

function readNumber({ assortment }: Catalogue, text: string): ConfiguredPart | null {
  const read = readConfiguredNumber(text, assortment)
  return read && { ...read.options, articleNumber: formatArticleNumber(read.number) }
}

/** A number with other separators than ours, or without. */
function findLoosely(catalogue: Catalogue, text: string): ConfiguredPart | null {
  const found = findArticle(catalogue.index, text)
  return found === undefined ? null : { articleNumber: found.articleNo, ...noOptions }
}
