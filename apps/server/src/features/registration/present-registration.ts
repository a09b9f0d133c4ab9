import type { Registration } from '@normwerk/contract/registration'
import type { WaitingRow } from './repository/registrations.ts'

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
