import { defaultLanguage, type LanguageCode } from '@normwerk/contract/language'
import { maxUsers } from '@normwerk/contract/limits'
import { type Role, roles } from '@normwerk/contract/permissions'
import type { Cents } from '@normwerk/pricing/money'
import { lockByName } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { checkQuota } from '../../http/app-error.ts'
import type { StaffOptions } from './read-staff-options.ts'
import { recordUser } from './record-user.ts'
import { countUsers, emailTaken, insertUser, isEmailTaken, type UserRow, usernameTaken } from './repository/users.ts'

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
