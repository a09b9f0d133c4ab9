import type { ChangeUserAnywhere, ManagedUser } from '@normwerk/contract/company/user'
import { type Role, roles } from '@normwerk/contract/permissions'
import { formatMoney, readMoney } from '@normwerk/pricing/money'
import { changedFields } from '../../../shared/people/changed-fields.ts'
import { nullIfEmpty, type PersonEntry, personEntryOf, personInput } from '../../../shared/people/person-entry.ts'

/** The fields of a user's form as they are typed. */
export interface UserEntry {
  person: PersonEntry
  /** Empty: the mail address is the user name. */
  username: string
  roles: readonly Role[]
  /** Net amounts; empty: no limit. */
  orderLimit: string
  monthLimit: string
  enabled: boolean
}

export function userEntryOf(user: ManagedUser): UserEntry {
  const hasOwnName = user.username.toLowerCase() !== user.email.toLowerCase()
  return {
    person: personEntryOf(user),
    username: hasOwnName ? user.username : '',
    roles: user.roles,
    orderLimit: user.orderLimit ?? '',
    monthLimit: user.monthLimit ?? '',
    enabled: user.enabled,
  }
}

/** Returns the changed fields; `null` if nothing was changed. */
export function changesTo(user: ManagedUser, entry: UserEntry): ChangeUserAnywhere | null {
  const changes = changedFields(userInput(userEntryOf(user)), userInput(entry))
  return Object.keys(changes).length === 0 ? null : { id: user.id, ...changes }
}

/** Returns an amount as it is sent; `null` for no limit, or for no amount, which is an error of the form. */
function readLimit(typed: string): string | null {
  const cents = readMoney(typed.trim())
  return cents === null ? null : formatMoney(cents)
}

export function isLimit(typed: string): boolean {
  return typed.trim() === '' || readMoney(typed.trim()) !== null
}

function userInput({ person, username, roles: held, orderLimit, monthLimit, enabled }: UserEntry) {
  return {
    ...personInput(person),
    username: nullIfEmpty(username),
    roles: roles.filter((role) => held.includes(role)),
    orderLimit: readLimit(orderLimit),
    monthLimit: readLimit(monthLimit),
    enabled,
  }
}
