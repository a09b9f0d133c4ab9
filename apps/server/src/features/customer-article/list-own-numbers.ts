import type { CustomerArticle } from '@normwerk/contract/customer-article'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { Customer } from '../../http/caller.ts'
import { presentCustomerArticle } from './present-customer-article.ts'
import { listRows } from './repository.ts'

interface Requested {
  query?: string | undefined
  page: number
  size: number
}

export async function listOwnNumbers(
  db: Queries,
  caller: Customer,
  { query, page, size }: Requested,
  language: LanguageCode,
): Promise<{ items: CustomerArticle[]; page: number; size: number; total: number }> {
  const { rows, total } = await listRows(db, caller.companyId, query, { page, size })
  return { items: rows.map((row) => presentCustomerArticle(row, language)), page, size, total }
}
