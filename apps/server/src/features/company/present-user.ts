import type { ManagedUser } from '@normwerk/contract/company-user'
import { presentPerson } from '../account/present-person.ts'
import type { ManagedRow } from './repository/users.ts'

/** A user as administrators see them. */
export function presentUser({ user, customerNumber, companyName }: ManagedRow): ManagedUser {
  return {
    ...presentPerson(user),
    companyCustomerNumber: customerNumber,
    companyName,
    locked: user.locked,
    enabled: user.enabled,
    invited: user.passwordHash === null,
    secondFactor: user.totpConfirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
  }
}
