import type { Queries } from '../../database/client.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import { recordEvent } from '../audit/record-event.ts'
import { erasePunchouts } from '../punchout/open-visit.ts'
import {
  countOpenOrders,
  deleteCompanyData,
  deleteKeptOrders,
  keptOrdersBefore,
  lockCompanyForUpdate,
  lockUsersOfCompanyForUpdate,
} from './repository/erasure.ts'
import { erasePerson } from './user-access.ts'

/**
 * Deletes a company with its users and all its data. Orders that have documents stay with them until the law no longer
 * demands them; the company and its users remain as rows without data, to which these orders refer.
 * @throws AppError `entryNotFound`; `companyHasOpenOrders` while an order or inquiry is not completed or canceled
 */
export async function eraseCompany(dependencies: Dependencies, call: CallContext<Caller>, id: string): Promise<void> {
  const { db, caller, request } = call
  const company = await lockCompanyForUpdate(db, id)
  if (company === undefined) throw new AppError('entryNotFound')
  if ((await countOpenOrders(db, id)) > 0) throw new AppError('companyHasOpenOrders')
  await erasePunchouts(db, id)
  for (const user of await lockUsersOfCompanyForUpdate(db, id)) {
    await erasePerson(dependencies, { ...call, scope: 'everything' }, user)
  }
  await deleteCompanyData(db, company, dependencies.clock.now())
  await recordEvent(dependencies, db, {
    action: 'company.deleted',
    userId: caller.userId,
    companyId: null,
    subjectId: id,
    correlationId: request.id,
  })
}

/** Orders of erased companies that need not be kept any longer. */
export function expiredOrders(db: Queries, before: Date) {
  return keptOrdersBefore(db, before)
}

/** Deletes orders of erased companies that need not be kept any longer, and companies that have none left. */
export async function purgeErasedCompanies(db: Dependencies['database'], before: Date): Promise<void> {
  await deleteKeptOrders(db, before)
}
