import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import { deleteExpired } from '../../database/expired-rows.ts'
import type { Customer, Dependencies } from '../../http/call.ts'
import { hashToken, sessionEnd } from '../../http/session/session.ts'
import { deleteAccount, type FoundAccount } from './repository/accounts.ts'
import {
  deletePositionsBefore,
  deleteVisitors,
  insertPunchoutSession,
  insertVisitor,
  readPriceTermsVersion,
  visitorsBefore,
} from './repository/sessions.ts'

/** Makes a visitor for a purchasing system, with a cart of their own from now on. They can do nothing without a session. */
export async function makeVisitor(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  { account, company }: FoundAccount,
  language: LanguageCode,
): Promise<Customer> {
  const id = ids.next()
  const { companyId } = account
  await insertVisitor(db, {
    ...{ id, companyId, language, roles: ['PUNCHOUT'], createdAt: clock.now() },
    ...{ username: `punchout-${id}`, email: `${id}@punchout.invalid` },
    ...{ firstName: 'OCI', lastName: account.username ?? '' },
  })
  return {
    userId: id,
    sessionId: id,
    roles: ['PUNCHOUT'],
    companyId,
    orderLimits: { order: null, month: null },
    asksCostCentre: null,
    lacksSecondFactor: false,
    discountGroup: company.discountGroup,
    priceTermsVersion: await readPriceTermsVersion(db),
    customerPartNumbersVersion: company.customerPartNumbersVersion,
    hasFavoriteProducts: false,
  }
}

/** Opens the session of a visitor and returns its token. */
export async function openVisit(
  { ids, clock, secrets }: Pick<Dependencies, 'ids' | 'clock' | 'secrets'>,
  db: Queries,
  { userId, hookUrl, target, userAgent }: { userId: string; hookUrl: string; target: string; userAgent: string | null },
): Promise<string> {
  const token = secrets.token()
  const now = clock.now()
  await insertPunchoutSession(
    db,
    { userId, hookUrl, target, createdAt: now },
    {
      ...{ id: ids.next(), userId, userAgent, tokenHash: hashToken(token), stays: false },
      ...{ createdAt: now, lastUsedAt: now, expiresAt: sessionEnd({ stays: false, createdAt: now }, now) },
    },
  )
  return token
}

/** Deletes the credentials and the visits of a company that is deleted. */
export async function erasePunchouts(db: Queries, companyId: string): Promise<void> {
  await deleteAccount(db, companyId)
  await deleteVisitors(db, companyId)
}

/** Visits whose sessions have ended, with their carts. */
export function endedVisits(before: Date) {
  return visitorsBefore(before)
}

export async function purgeVisits(db: Queries, before: Date): Promise<void> {
  await deletePositionsBefore(db, before)
  await deleteExpired(db, endedVisits(before))
}
