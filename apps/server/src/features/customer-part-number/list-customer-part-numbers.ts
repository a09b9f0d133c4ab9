import { giveMachining, readOptions } from '@normwerk/contract/asked-options'
import type { CustomerPartNumber, SetCustomerPartNumber } from '@normwerk/contract/customer-part-number'
import type { LanguageCode } from '@normwerk/contract/language'
import { machiningOf } from '@normwerk/parts/configured-part'
import { lockByName } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Customer } from '../../http/caller.ts'
import { checkPart } from '../catalogue/check-part.ts'
import { formatArticle } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { otherArticle } from './find-customer-part-number.ts'
import {
  type DescribedRow,
  deleteRow,
  listRows,
  nameRow,
  readArticle,
  readRow,
} from './repository/customer-part-numbers.ts'

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

/** Sets the company's number of a part, which replaces the previous one; null deletes it. */
export async function setCustomerPartNumber(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  catalogue: Catalogue,
  { db, caller, language }: CallContext,
  { productDimensionId: articleId, ownNumber: customerPartNumber, ...asked }: SetCustomerPartNumber,
): Promise<CustomerPartNumber | null> {
  const { companyId } = caller
  await lockByName(db, 'customerPartNumbersOf', companyId)
  const article = await readArticle(db, articleId)
  if (article === undefined) throw new AppError('entryNotFound')
  const requested = readOptions(asked)
  const machining = machiningOf(requested)
  if (customerPartNumber === null) {
    await deleteRow(db, companyId, { articleId, ...machining })
    return null
  }
  checkPart(article, requested)
  const part = otherArticle(catalogue, customerPartNumber, { articleId, ...machining })
  if (part !== null) {
    const fields = { ownNumber: [{ code: 'ownNumberIsArticle', params: { part } } as const] }
    throw new AppError('ownNumberIsArticle', { fields }, { part })
  }
  const row = { id: ids.next(), companyId, articleId, ...machining, customerPartNumber, createdAt: clock.now() }
  const named = await readRow(db, await nameRow(db, row).catch(rejectTaken))
  return named === undefined ? null : presentCustomerPartNumber(named, language)
}

/** The index decides, so that of two simultaneous calls one is rejected. */
export function rejectTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'customer_part_numbers_number') throw error
  throw new AppError('ownNumberTaken', { fields: { ownNumber: [{ code: 'ownNumberTaken' }] }, cause: error })
}
