import type { Designation } from '@normwerk/contract/catalogue'
import { findArticle } from '@normwerk/search/find-article'
import type { Catalogue } from './live-catalogue.ts'

export function findDesignation(catalogue: Catalogue, text: string): Designation | null {
  const found = findArticle(catalogue.index, text)
  if (found === undefined) return null
  return {
    productDimensionId: found.id,
    articleNo: found.articleNo,
    changedLength: null,
    toleranceClass: null,
    certificate31: false,
    assumed: [],
    alternatives: [],
  }
}
