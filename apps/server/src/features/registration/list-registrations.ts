import type { Registration } from '@normwerk/contract/registration'
import type { Queries } from '../../database/client.ts'
import { deleteUnattended, type WaitingRow } from './repository/registrations.ts'

/** Returns what the deciding users see; the password is left out. */
export function presentRegistration(row: WaitingRow): Registration {
  return {
    id: row.id,
    username: row.username,
    salutation: row.salutation,
    title: row.title,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneNumber: row.phoneNumber,
    mobilePhoneNumber: row.mobilePhoneNumber,
    fax: row.fax,
    customerNumber: row.customerNumber,
    companyName: row.companyName,
    newCompany: row.newCompany,
    termsVersion: row.termsVersion,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
  }
}

const day = 24 * 60 * 60 * 1000

/** How long a registration may stay unconfirmed. */
const maxUnconfirmedMs = 7 * day

/** How long a decision may take; after that the person must register again. */
const maxWaitMs = 90 * day

/** Deletes old registrations without confirmation or decision, because they contain personal data. */
export function purgeExpiredRegistrations(db: Queries, now: Date): Promise<void> {
  const time = now.getTime()
  return deleteUnattended(db, { created: new Date(time - maxUnconfirmedMs), confirmed: new Date(time - maxWaitMs) })
}
