import { formatArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type ConfiguredPart, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { readArticleNumber } from '@normwerk/parts/designation/read-configured-number'
import { findArticle } from '@normwerk/search/find-article'
import type { Catalogue } from '../index/live-catalogue.ts'

/** A part whose article is in the catalogue. */
export interface FoundPart extends ConfiguredPart {
  articleId: string
}

/**
 * Finds the part of an article number, with its options: exactly that article, never another suitable one. 'unknown' is
 * a valid number that the catalogue does not have; null is no article number.
 */
export function findNumber({ index, assortment }: Catalogue, text: string): FoundPart | 'unknown' | null {
  const part = parseConfiguredPart(text)
  if (part === null) return null
  const number = readArticleNumber(part.articleNumber, assortment)
  // The index finds numbers with other separators too, or without any.
  const found = findArticle(index, number === null ? part.articleNumber : formatArticleNumber(number))
  if (found !== undefined) return { ...part, articleNumber: found.articleNo, articleId: found.id }
  return number === null ? null : 'unknown'
}
