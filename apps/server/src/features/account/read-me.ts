import type { Me } from '@normwerk/contract/account'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../http/call.ts'
import { requiresSecondFactor } from '../../http/session/session.ts'
import { addDefaultContacts, presentFacts } from '../company/company-profile.ts'
import { readUserWithCompany, type UserRow } from './repository/users.ts'

/** Returns the signed-in user with the company, for the user's own page. */
export async function readMe(
  { settings }: Pick<Dependencies, 'settings'>,
  db: Queries,
  userId: string,
  language: LanguageCode,
): Promise<Me> {
  const { user, company, pendingEmail, hasSecondFactor } = await readUserWithCompany(db, userId)
  const isRequired = requiresSecondFactor(settings, user.roles, company)
  return {
    ...presentPerson(user),
    pendingEmail,
    language,
    company: company && (await addDefaultContacts(db, presentFacts(company))),
    secondFactor: hasSecondFactor ? 'on' : isRequired ? 'missing' : 'off',
    dashboardTiles: user.dashboardTiles,
    isGlobalAdmin: user.roles.includes('GLOBAL_ADMIN'),
  }
}

/** Returns the mail address of the signed-in user. */
export async function readEmail(db: Queries, userId: string): Promise<string> {
  return (await readUserWithCompany(db, userId)).user.email
}

/** Returns the data that a user and the user's administrators both see. */
export function presentPerson(user: UserRow) {
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
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  }
}
