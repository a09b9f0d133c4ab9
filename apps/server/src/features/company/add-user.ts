import type { AuditAction } from '@normwerk/contract/audit'
import { defaultLanguage, type LanguageCode } from '@normwerk/contract/language'
import { maxUsers } from '@normwerk/contract/limits'
import { type Role, roles } from '@normwerk/contract/permissions'
import type { Cents } from '@normwerk/pricing/money'
import { lockByName, lockTransaction, type Queries } from '../../database/client.ts'
import { AppError, checkQuota, type Dependencies } from '../../http/call.ts'
import { changesBetween, personalFields, recordEvent } from '../audit/record-event.ts'
import type { ScopedContext } from './managed-users.ts'
import type { StaffOptions } from './read-staff-options.ts'
import {
  countUsers,
  emailTaken,
  hasOtherAdministrator,
  insertUser,
  isEmailTaken,
  lockAdministratorsOfCompany,
  type UserRow,
  usernameTaken,
} from './repository/users.ts'

/**
 * Rejects a change that removes the last active administrator of a company, or of the shop. Simultaneous changes wait,
 * so that two administrators cannot remove each other.
 * @param before the locked user
 * @param after the user after the change
 */
export async function requireOtherAdministrator(db: Queries, before: UserRow, after: UserRow): Promise<void> {
  const { companyId } = before
  if (!isAdministrator(before) || (isAdministrator(after) && after.companyId === companyId)) return
  if (companyId === null) await lockTransaction(db, 'staff')
  else await lockAdministratorsOfCompany(db, companyId)
  if (!(await hasOtherAdministrator(db, before))) throw new AppError('lastAdministrator')
}

/** A user without a password cannot administer yet. */
function isAdministrator({ companyId, roles, enabled, locked, passwordHash }: UserRow): boolean {
  return roles.includes(companyId === null ? 'GLOBAL_ADMIN' : 'ADMIN') && enabled && !locked && passwordHash !== null
}

/**
 * Returns a chosen user name; null if none was chosen, or it is the mail address, which is returned for users without
 * one.
 */
export function ownName(username: string | null | undefined, email: string): string | null {
  return username === null || username === undefined || isSameAddress(username, email) ? null : username
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

const openFields = ['roles', 'orderLimit', 'monthLimit', 'locked', 'enabled'] as const

type UserAction = Extract<AuditAction, `user.${string}` | 'account.secondFactorRemoved'>
type Source = Pick<ScopedContext, 'db' | 'request'> & { caller: { userId: string } | null }

/**
 * Records the change of a user.
 * @param before null: a new user
 */
export async function recordUser(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: Source,
  action: UserAction,
  before: UserRow | null,
  after: UserRow,
): Promise<void> {
  await recordEvent(dependencies, db, {
    action,
    userId: caller?.userId ?? null,
    companyId: after.companyId,
    subjectId: after.id,
    changes: changesBetween(before, after, openFields),
    personal: { userId: after.id, changes: changesBetween(before, after, personalFields) },
    correlationId: request.id,
  })
}

interface NewUser {
  /** Null: the shop's own staff. */
  companyId: string | null
  /** Null: the mail address is the user name. */
  username: string | null
  email: string
  salutation: 'Mr' | 'Ms' | null
  title: string | null
  firstName: string
  lastName: string
  phoneNumber: string | null
  mobilePhoneNumber: string | null
  fax: string | null
  roles: Role[]
  /** Net; null or left out: no limit. */
  orderLimit?: Cents | null
  monthLimit?: Cents | null
  language: LanguageCode
  /** Null: not set yet. */
  passwordHash: string | null
  termsVersion?: string
  termsAcceptedAt?: Date
  /** A user name of another user is rejected, or gets the next free number. */
  whenTaken: 'reject' | 'number'
}

/** Creates a user; of two simultaneous calls with one address the second is rejected. */
export async function addUser(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  { whenTaken, username, ...person }: NewUser,
): Promise<UserRow> {
  const user = { ...person, id: ids.next(), roles: inOrder(person.roles), createdAt: clock.now() }
  if (person.companyId !== null) await lockByName(db, 'entriesOf', person.companyId)
  for (let number = 1; ; number += 1) {
    const added = await insertUser(db, { ...user, username: chooseName(username, person.email, number) })
    if (added !== undefined) {
      if (person.companyId !== null) checkQuota(await countUsers(db, person.companyId), maxUsers)
      return added
    }
    if (username === null || (await isEmailTaken(db, person.email))) throw emailTaken()
    if (whenTaken === 'reject') throw usernameTaken()
  }
}

/** Returns each role once, in their fixed order. */
export function inOrder(chosen: readonly Role[]): Role[] {
  return roles.filter((role) => chosen.includes(role))
}

const maxStemLength = 90

function chooseName(username: string | null, email: string, number: number): string {
  if (username === null) return email
  return number === 1 ? username : `${[...username].slice(0, maxStemLength).join('')}${number}`
}

/** Creates a colleague who administers the shop, with a password that is only in the answer. */
export async function addStaff(
  dependencies: Pick<Dependencies, 'ids' | 'clock' | 'secrets' | 'passwords'>,
  db: Queries,
  options: StaffOptions,
): Promise<string> {
  const password = dependencies.secrets.password()
  const user = await addUser(dependencies, db, {
    ...options,
    companyId: null,
    salutation: null,
    title: null,
    phoneNumber: null,
    mobilePhoneNumber: null,
    fax: null,
    roles: ['GLOBAL_ADMIN'],
    language: defaultLanguage,
    passwordHash: await dependencies.passwords.hash(password),
    whenTaken: 'reject',
  })
  await recordUser(
    dependencies,
    { db, caller: null, request: { id: dependencies.ids.next() } },
    'user.created',
    null,
    user,
  )
  return password
}
