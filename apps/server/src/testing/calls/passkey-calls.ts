import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../database/tables/audit.ts'
import type { TestApp } from '../start-app.ts'
import type { Visitor } from '../visitor.ts'
import { createAuthenticator } from './authenticator.ts'
import { fromElsewhere, password } from './password-calls.ts'
import { aSignedInUser } from './second-factor-calls.ts'

export const origin = 'https://shop.example.com'
export const passkeyRejected = { status: 422, code: 'passkeyRejected' }

type CompanyFields = Parameters<typeof aSignedInUser>[1]
type Authenticator = ReturnType<typeof createAuthenticator>

/** A signed-in user with an authenticator, which has no passkey of the shop yet. */
export async function aUserWithKey(shop: TestApp, company: CompanyFields = {}) {
  return { ...(await aSignedInUser(shop, company)), key: createAuthenticator(origin) }
}

/** The same with a passkey. */
export async function aPasskeyOwner(shop: TestApp, company: CompanyFields = {}) {
  const somebody = await aUserWithKey(shop, company)
  return { ...somebody, ...(await addPasskey(somebody.visitor, somebody.key)) }
}

/** Asks for the challenge of a new passkey. */
export function preparePasskey(visitor: Visitor) {
  return visitor.call(passkeyEndpoints.prepare, { password }, { headers: fromElsewhere() })
}

export async function addPasskey(visitor: Visitor, key: Authenticator, name = 'Laptop') {
  return visitor.call(passkeyEndpoints.add, { name, credential: key.make(await preparePasskey(visitor)) })
}

/** Asks for the challenge of signing in. */
export function challengeFor(visitor: Visitor) {
  return visitor.call(passkeyEndpoints.prepareSignIn, undefined, { headers: fromElsewhere() })
}

/** Counts the recorded rejections of a user, or of nobody who is known. */
export function countRejections({ dependencies }: TestApp, userId: string | null) {
  const isOfUser = userId === null ? isNull(audit.subjectId) : eq(audit.subjectId, userId)
  return dependencies.database.$count(audit, and(eq(audit.action, 'account.signInRefused'), isOfUser))
}

/** Signs in with the password, and with other input beside it. */
export async function signInWithPassword(
  { username }: { username: string },
  input: object,
  visitor: Visitor,
): Promise<string> {
  const sent = { username, password, ...input }
  const { status, text } = await visitor.send('POST', '/api/user/authenticate', sent, fromElsewhere())
  return status === 200 ? 'in' : JSON.parse(text).code
}
