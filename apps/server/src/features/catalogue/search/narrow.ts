import type { PageRequest } from '@normwerk/contract/common'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxPageSize } from '@normwerk/contract/limits'
import type { Facet, Filter, Sort } from '@normwerk/contract/search'
import type { Filter as IndexFilter, UnknownFilter } from '@normwerk/search/facets/filter-groups'
import type { Facet as IndexFacet } from '@normwerk/search/facets/list-facets'
import type { UnknownSort } from '@normwerk/search/filter-articles'
import type { Sort as IndexSort } from '@normwerk/search/page'
import { AppError } from '../../../http/call.ts'
import { readText } from '../format-article.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { termsOn } from '../price-part.ts'
import type { Viewer } from '../product/product-facts.ts'
import type { ReadQuery } from './read-query.ts'

/** Everything, up to the limit of a page. */
const defaultPage: PageRequest = { page: 1, size: maxPageSize }

/** The common input of searching and filtering. */
interface Narrowing {
  filters?: Filter[] | null | undefined
  pageRequest?: PageRequest | null | undefined
  categoryId?: string | null | undefined
  subCategoryIds?: string[] | null | undefined
  sort?: Sort | null | undefined
}

/**
 * Converts it for the index. Subcategories replace their category, because they are narrower. For a caller who sees no
 * prices, sorting by price is ignored, so that a shared link works but reveals nothing.
 */
export function readNarrowing(catalogue: Catalogue, narrowing: Narrowing, viewer: Viewer) {
  const { filters, pageRequest, categoryId, subCategoryIds } = narrowing
  const parent = categoryId ? [categoryId] : []
  const sort = narrowing.sort?.by === 'price' && viewer.prices === null ? null : narrowing.sort
  return {
    filters: readFilters(filters ?? []),
    categoryIds: subCategoryIds?.length ? subCategoryIds : parent,
    ...(sort ? { sort: readSort(catalogue, sort, viewer) } : {}),
    ...(pageRequest ?? defaultPage),
  }
}

/** Sorts by the price that the caller's company pays, which depends on the price group. */
function readSort(catalogue: Catalogue, { by, descending }: Sort, { prices }: Viewer): IndexSort {
  const order = { by, descending: descending === true }
  if (by !== 'price' || prices === null) return order
  const shares = [...catalogue.products].map(([id, { row }]): [string, number] => [
    id,
    100 - termsOn(row, prices).discountPercent,
  ])
  return { ...order, priceShares: new Map(shares) }
}

/** Whether a filter narrows anything; a filter with only its attribute does not. */
export function isNarrow({ values = [], min, max }: Filter): boolean {
  return values.length > 0 || min !== undefined || max !== undefined
}

/** Rejects an unknown category, which would otherwise look like an empty one. */
export function checkCategories(catalogue: Catalogue, categoryIds: readonly string[]): void {
  const isKnown = (id: string) => catalogue.categories.some((category) => category.id === id)
  if (!categoryIds.every(isKnown)) throw new AppError('entryNotFound')
}

/** Returns the result of the index, or rejects an unknown filter or sort key. */
export function expectFound<Result extends object>(result: Result | UnknownFilter | UnknownSort): Result {
  if (!('error' in result)) return result
  if (result.error === 'unknownFilter') {
    throw new AppError('unknownFilter', { fields: { filters: [{ code: 'unknownFilter' }] } })
  }
  throw new AppError('validationFailed', { fields: { 'sort.by': [{ code: 'invalid' }] } })
}

/** Converts filters of a call for the index. */
export function readFilters(filters: readonly Filter[]): IndexFilter[] {
  return filters.map(({ name, values, min, max }) => ({
    name,
    ...(values === undefined ? {} : { values }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }))
}

/** Returns how the text of a call was read, for its answer. */
export function presentReading({ filters, remainingWords, standard, nearestInMetric }: ReadQuery, total: number) {
  return {
    currentFilters: filters,
    ...(remainingWords === undefined ? {} : { remainingWords }),
    ...(standard === undefined || total > 0 ? {} : { unsoldStandard: standard }),
    ...(nearestInMetric === undefined || total > 0 ? {} : { nearestInMetric }),
  }
}

/** Returns facets of the index in the caller's language. */
export function presentFacets(catalogue: Catalogue, facets: readonly IndexFacet[], language: LanguageCode): Facet[] {
  return facets.flatMap((facet) => {
    const attribute = catalogue.attributes.get(facet.name)
    if (attribute === undefined) return []
    const texts = catalogue.choiceTexts.get(facet.name)
    const values = facet.values.map((value) => {
      const text = typeof value.value === 'string' ? texts?.get(value.value) : undefined
      return text === undefined ? value : { ...value, label: readText(text, language) }
    })
    const { key: name, label, unit } = attribute
    return [{ ...facet, name, label: readText(label, language), unit, values }]
  })
}
