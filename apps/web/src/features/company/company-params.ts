import { type CompanySort, companySorts, type ListCompanies } from '@normwerk/contract/company'

export interface CompanyParams {
  q: string
  sort: CompanySort
}

export function parseListParams({ q = '', sort }: { q?: string; sort?: string }): CompanyParams {
  return { q, sort: companySorts.find((each) => each === sort) ?? 'name' }
}

export function formatListParams({ q, sort }: CompanyParams): { q?: string; sort?: string } {
  return { ...(q !== '' && { q }), ...(sort !== 'name' && { sort }) }
}

const pageSize = 20

export function listInput({ q, sort }: CompanyParams, page: number): ListCompanies {
  return { pageRequest: { page, size: pageSize }, query: q === '' ? null : q, sort }
}
