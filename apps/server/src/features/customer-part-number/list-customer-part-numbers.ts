import { giveMachining, readOptions } from '@normwerk/contract/asked-options'
import type { CustomerPartNumber, SetCustomerPartNumber } from '@normwerk/contract/customer-part-number'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxCustomerPartNumbers } from '@normwerk/contract/limits'
import { machiningOf } from '@normwerk/parts/configured-part'
import { lockByName } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError, checkQuota } from '../../http/app-error.ts'
import type { CallContext, Customer } from '../../http/session/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import { formatArticle } from '../catalogue/format-article.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { checkPart, readOfferedArticle } from '../catalogue/read-part.ts'
import { formatNumberedPart, type NumberedPart } from './check-parts.ts'
import { otherArticle } from './find-customer-part-number.ts'
import {
  countRows,
  type DescribedRow,
  deleteRow,
  findNumber,
  listRows,
  nameRow,
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
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  catalogue: Catalogue,
  context: CallContext,
  { productDimensionId: articleId, ownNumber: customerPartNumber, ...asked }: SetCustomerPartNumber,
): Promise<CustomerPartNumber | null> {
  const { db, caller, language } = context
  const { companyId } = caller
  await lockByName(db, 'customerPartNumbersOf', companyId)
  const article = await readOfferedArticle(db, articleId)
  const requested = readOptions(asked)
  const machining = machiningOf(requested)
  const numbered = { articleId, articleNo: article.articleNo, ...machining }
  const before = await findNumber(db, companyId, numbered)
  if (customerPartNumber === null) {
    await deleteRow(db, companyId, numbered)
    await recordNumber(dependencies, context, numbered, [before, null])
    return null
  }
  checkPart(article, requested)
  const part = otherArticle(catalogue, customerPartNumber, { articleId, ...machining })
  if (part !== null) {
    const fields = { ownNumber: [{ code: 'ownNumberIsArticle', params: { part } } as const] }
    throw new AppError('ownNumberIsArticle', { fields }, { part })
  }
  const row = { companyId, articleId, ...machining, customerPartNumber }
  const created = { id: dependencies.ids.next(), createdAt: dependencies.clock.now() }
  const named = await readRow(db, await nameRow(db, { ...row, ...created }).catch(rejectTaken))
  checkQuota(await countRows(db, companyId), maxCustomerPartNumbers)
  await recordNumber(dependencies, context, numbered, [before, customerPartNumber])
  return named === undefined ? null : presentCustomerPartNumber(named, language)
}

async function recordNumber(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext,
  part: NumberedPart,
  [before, after]: [string | null, string | null],
): Promise<void> {
  if (before === after) return
  await recordEvent(dependencies, db, {
    action: 'customerPartNumber.changed',
    userId: caller.userId,
    companyId: caller.companyId,
    changes: { [formatNumberedPart(part)]: [before, after] },
    correlationId: request.id,
  })
}

/** The index decides, so that of two simultaneous calls one is rejected. */
export function rejectTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'customer_part_numbers_number') throw error
  throw new AppError('ownNumberTaken', { fields: { ownNumber: [{ code: 'ownNumberTaken' }] }, cause: error })
}
