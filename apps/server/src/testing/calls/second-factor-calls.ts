import { profileEndpoints } from '@normwerk/contract/account/profile'
import { TOTP } from 'otpauth'
import { aCompany, aUser } from '../builders.ts'
import type { TestApp } from '../start-app.ts'
import type { Visitor } from '../visitor.ts'
import { fromElsewhere, password } from './password-calls.ts'

/** Milliseconds that an authenticator shows a code. */
export const codeTime = 30 * 1000
/** The answer to a wrong code. */
export const wrongCode = { error: 'secondFactorRequired', fields: { code: [{ code: 'invalid' }] } }

type CompanyFields = Parameters<typeof aCompany>[1]

/** A signed-in user of a company of their own, with `password`. */
export async function aSignedInUser(shop: TestApp, fields: CompanyFields = {}) {
  const { dependencies } = shop
  const company = await aCompany(dependencies, fields)
  const passwordHash = await dependencies.passwords.hash(password)
  const user = await aUser(dependencies, company, ['SHOP_USER'], { passwordHash })
  return { company, user, visitor: await shop.signedIn(user) }
}

/** The same with an authenticator, whose present code is still unused. */
export async function aSecuredUser(shop: TestApp, fields: CompanyFields = {}) {
  const somebody = await aSignedInUser(shop, fields)
  return { ...somebody, ...(await setUpAuthenticator(shop, somebody.visitor)) }
}

/** The code of the authenticator, `ahead` codes from now. */
export function showCode({ dependencies }: TestApp, secret: string, ahead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: dependencies.clock.now().getTime() + ahead * codeTime })
}

export function prepareAuthenticator(visitor: Visitor) {
  return visitor.call(profileEndpoints.prepareSecondFactor, { password }, { headers: fromElsewhere() })
}

export async function setUpAuthenticator(shop: TestApp, visitor: Visitor) {
  const { secret } = await prepareAuthenticator(visitor)
  const input = { code: showCode(shop, secret, -1) }
  const { recoveryCodes } = await visitor.call(profileEndpoints.confirmSecondFactor, input, {
    headers: fromElsewhere(),
  })
  return { secret, recoveryCodes }
}

/** Signs in with the password and, if one is given, a code. */
export async function signInWithCode(shop: TestApp, username: string, code?: string | null, typed = password) {
  const input = { username, password: typed, ...(code !== undefined && { code }) }
  const { status, text } = await shop.visitor().send('POST', '/api/user/authenticate', input, fromElsewhere())
  const { code: error, fields } = JSON.parse(text)
  return status === 200 ? 'in' : { error, fields }
}
