import { readOptions } from '@normwerk/contract/asked-options'
import type { CustomerPartNumber, SetCustomerPartNumber } from '@normwerk/contract/customer-part-number'
import { machiningOf } from '@normwerk/parts/configured-part'
import { lockByName } from '../../database/advisory-lock.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/caller.ts'
import { checkPart } from '../catalogue/check-part.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { otherArticle } from './find-customer-part-number.ts'
import { presentCustomerPartNumber } from './list-customer-part-numbers.ts'
import { deleteRow, nameRow, readArticle, readRow } from './repository/customer-part-numbers.ts'

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
