import { giveMachining } from '@normwerk/contract/asked-options'
import type { CustomerPartNumber } from '@normwerk/contract/customer-part-number'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { Customer } from '../../http/caller.ts'
import { formatArticle } from '../catalogue/format-article.ts'
import { type DescribedRow, listRows } from './repository/customer-part-numbers.ts'

interface Requested {
  query?: string | undefined
  page: number
  size: number
}

export async function listCustomerPartNumbers(
  db: Queries,
  caller: Customer,
  { query, page, size }: Requested,
  language: LanguageCode,
): Promise<{ items: CustomerPartNumber[]; page: number; size: number; total: number }> {
  const { rows, total } = await listRows(db, caller.companyId, query, { page, size })
  return { items: rows.map((row) => presentCustomerPartNumber(row, language)), page, size, total }
}

export function presentCustomerPartNumber(row: DescribedRow, language: LanguageCode): CustomerPartNumber {
  const { article, articleNo, productNr } = row
  return {
    id: article.id,
    ownNumber: article.customerPartNumber,
    productDimensionId: article.articleId,
    articleNo,
    productNr,
    ...giveMachining(article),
    description: formatArticle(row, language),
  }
}
