import type { ManagedUser } from '@normwerk/contract/company-user'
import type { ManagedRow } from './repository.ts'

/** A user as administrators see him. */
export function presentUser({ user, customerNumber, companyName }: ManagedRow): ManagedUser {
  return {
    id: user.id,
    userId: user.id,
    username: user.username,
    salutation: user.salutation,
    title: user.title,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    mobilePhoneNumber: user.mobilePhoneNumber,
    fax: user.fax,
    roles: user.roles,
    companyCustomerNumber: customerNumber,
    companyName,
    locked: user.locked,
    enabled: user.enabled,
    invited: user.passwordHash === null,
    secondFactor: user.totpConfirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  }
}
