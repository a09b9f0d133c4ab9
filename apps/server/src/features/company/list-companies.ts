import type { ListCompanies, ManagedCompany } from '@normwerk/contract/company'
import type { Queries } from '../../database/client.ts'
import { presentCompany } from './present-company.ts'
import { pageCompanyRows } from './repository/companies.ts'

const usualSize = 20

export async function listCompanies(
  db: Queries,
  { pageRequest, query, sort }: ListCompanies,
): Promise<{ items: ManagedCompany[]; page: number; size: number; total: number }> {
  const { page = 1, size = usualSize } = pageRequest ?? {}
  const request = { page, size }
  const { rows, total } = await pageCompanyRows(db, query ?? null, sort ?? 'name', request)
  return { items: rows.map(presentCompany), ...request, total }
}
