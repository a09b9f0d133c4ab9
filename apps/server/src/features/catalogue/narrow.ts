import type { Filter, Sort } from '@normwerk/contract/catalogue'
import type { PageRequest } from '@normwerk/contract/common'
import type { Filter as IndexFilter, UnknownFilter } from '@normwerk/search/facets/filter-groups'
import type { UnknownSort } from '@normwerk/search/filter-articles'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from './live-catalogue.ts'

const searchPage: PageRequest = { page: 1, size: 999 }

/** What searching and filtering have in common, as it comes over the wire. */
interface Narrowing {
  filters?: Filter[] | null | undefined
  pageRequest?: PageRequest | null | undefined
  categoryId?: string | null | undefined
  subCategoryIds?: string[] | null | undefined
  sort?: Sort | null | undefined
}

/** The same for the index; sub-categories are narrower than their category, so they go before it. */
export function readNarrowing({ filters, pageRequest, categoryId, subCategoryIds, sort }: Narrowing) {
  const parent = categoryId ? [categoryId] : []
  return {
    filters: readFilters(filters ?? []),
    categoryIds: subCategoryIds?.length ? subCategoryIds : parent,
    ...(sort ? { sort: { by: sort.by, descending: sort.descending === true } } : {}),
    ...(pageRequest ?? searchPage),
  }
}

/** A category that does not exist is refused; without this an unknown id would look like an empty one. */
export function checkCategories(catalogue: Catalogue, categoryIds: readonly string[]): void {
  const isKnown = (id: string) => catalogue.categories.some((category) => category.id === id)
  if (!categoryIds.every(isKnown)) throw new AppError('entryNotFound')
}

/** Passes on what the index found, or refuses what it does not know. */
export function expectFound<Result extends object>(result: Result | UnknownFilter | UnknownSort): Result {
  if (!('error' in result)) return result
  if (result.error === 'unknownFilter') {
    throw new AppError('unknownFilter', { fields: { filters: [{ code: 'unknownFilter' }] } })
  }
  throw new AppError('validationFailed', { fields: { 'sort.by': [{ code: 'invalid' }] } })
}

function readFilters(filters: readonly Filter[]): IndexFilter[] {
  return filters.map(({ name, values, min, max }) => ({
    name,
    ...(values === undefined ? {} : { values }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }))
}
