import type { LanguageCode } from '@normwerk/contract/language'
import { type Role, roles } from '@normwerk/contract/permissions'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { emailTaken, insertUser, isEmailTaken, type UserRow, usernameTaken } from './repository/users.ts'

export interface NewUser {
  /** Null: the shop's own staff. */
  companyId: string | null
  /** Null: the mail address serves. */
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
  language: LanguageCode
  /** Null: not chosen yet. */
  passwordHash: string | null
  termsVersion?: string
  termsAcceptedAt?: Date
  /** A user name that somebody else has is refused, or gets the next free number. */
  whenTaken: 'reject' | 'number'
}

/** Makes a user; of two at once with one address the second is refused. */
export async function addUser(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  { whenTaken, username, ...person }: NewUser,
): Promise<UserRow> {
  const user = { ...person, id: ids.next(), roles: inOrder(person.roles), createdAt: clock.now() }
  for (let number = 1; ; number += 1) {
    const added = await insertUser(db, { ...user, username: chooseName(username, person.email, number) })
    if (added !== undefined) return added
    if (username === null || (await isEmailTaken(db, person.email))) throw emailTaken()
    if (whenTaken === 'reject') throw usernameTaken()
  }
}

/** Each role once, in the order in which they are always told. */
export function inOrder(chosen: readonly Role[]): Role[] {
  return roles.filter((role) => chosen.includes(role))
}

const maxStemLength = 90

function chooseName(username: string | null, email: string, number: number): string {
  if (username === null) return email
  return number === 1 ? username : `${[...username].slice(0, maxStemLength).join('')}${number}`
}
