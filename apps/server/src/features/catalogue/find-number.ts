import { formatArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type ConfiguredPart, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { readConfiguredNumber } from '@normwerk/parts/designation/read-configured-number'
import { findArticle } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

/** A part whose article is in the catalogue. */
export interface FoundPart extends ConfiguredPart {
  articleId: string
}

/**
 * Finds the part of an article number, with its options: exactly that article, never another suitable one. 'unknown' is
 * a valid number that the catalogue does not have; null is no article number.
 */
export function findNumber(catalogue: Catalogue, text: string): FoundPart | 'unknown' | null {
  const ours = readNumber(catalogue, text)
  const part = ours ?? parseConfiguredPart(text)
  if (part === null) return null
  // The index finds numbers with other separators too, or without any.
  const found = findArticle(catalogue.index, part.articleNumber)
  if (found !== undefined) return { ...part, articleNumber: found.articleNo, articleId: found.id }
  return ours === null ? null : 'unknown'
}

function readNumber({ assortment }: Catalogue, text: string): ConfiguredPart | null {
  const read = readConfiguredNumber(text, assortment)
  return read && { ...read.options, articleNumber: formatArticleNumber(read.number) }
}
