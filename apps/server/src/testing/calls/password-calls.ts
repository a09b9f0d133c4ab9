import { eq } from 'drizzle-orm'
import { audit } from '../../database/tables/audit.ts'
import { mails } from '../../database/tables/mails.ts'
import { issueToken } from '../../features/account/one-time-tokens.ts'
import { aCompany, aUser } from '../builders.ts'
import type { TestApp } from '../start-app.ts'

export const password = 'Richtig-Pferd-1'
export const newPassword = 'Neues-Pferd-2'
const hour = 60 * 60 * 1000

/** A user of a company of their own, who signs in with `password`. */
export async function aUserWithPassword({ dependencies }: TestApp, fields: Parameters<typeof aUser>[3] = {}) {
  const passwordHash = await dependencies.passwords.hash(password)
  return aUser(dependencies, await aCompany(dependencies), ['SHOP_USER'], { passwordHash, ...fields })
}

let lastAddress = 0
/** Headers of a call from an address of its own, so that the limit of an address does not affect the other calls. */
export const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.100.${++lastAddress}` })

/** Returns the token of a link for a new password. */
export function issueLink({ dependencies }: TestApp, user: { id: string }): Promise<string> {
  return issueToken(dependencies, dependencies.database, { userId: user.id }, hour)
}

export function signIn(shop: TestApp, username: string, typed: string, headers = fromElsewhere()) {
  return shop.visitor().send('POST', '/api/user/authenticate', { username, password: typed }, headers)
}

/** Opens a link and sends the form behind it. */
export function resetPassword(shop: TestApp, user: { email: string }, token: string, typed = newPassword) {
  return shop.visitor().send('POST', '/api/reset-password', { email: user.email, token, newPassword: typed })
}

export async function mailKindsTo({ dependencies }: TestApp, recipient: string) {
  const { database } = dependencies
  const rows = await database.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id)
  return rows.map(({ kind }) => kind)
}

/** Returns what the audit says that a user did. */
export async function actionsOf({ dependencies }: TestApp, user: { id: string }) {
  const { database } = dependencies
  const rows = await database.select().from(audit).where(eq(audit.userId, user.id)).orderBy(audit.id)
  return rows.map(({ action }) => action)
}
