import type { ArticleNumber } from '@normwerk/parts/article-number/article-number'
import { parseArticleNumber } from '@normwerk/parts/article-number/parse-article-number'
import { printArticleNumber } from '@normwerk/parts/article-number/print-article-number'
import { findArticle } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

export interface NumberedPart extends ArticleNumber {
  productDimensionId: string
}

/**
 * The part that an article number of ours names, with its options: that very one, never another blank that would do.
 * 'unknown' is such a number that the catalogue does not have; null is no number of ours.
 */
export function findNumber(catalogue: Catalogue, text: string): NumberedPart | 'unknown' | null {
  const number = parseArticleNumber(text) ?? findLoosely(catalogue, text)
  if (number === null) return null
  const stocked = printArticleNumber({ ...number, changedLength: null, toleranceClass: null, certificate31: false })
  const found = findArticle(catalogue.index, stocked)
  return found === undefined ? 'unknown' : { ...number, productDimensionId: found.id }
}

/** A number with other separators than ours, or without. */
function findLoosely(catalogue: Catalogue, text: string): ArticleNumber | null {
  const found = findArticle(catalogue.index, text)
  return found === undefined ? null : parseArticleNumber(found.articleNo)
}
