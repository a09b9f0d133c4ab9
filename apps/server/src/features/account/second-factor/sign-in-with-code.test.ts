import { profileEndpoints } from '@normwerk/contract/account/profile'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../database/tables/audit.ts'
import { recoveryCodes } from '../../../database/tables/users.ts'
import { actionsOf, fromElsewhere, password } from '../../../testing/calls/password-calls.ts'
import {
  aSecuredUser,
  aSignedInUser,
  codeTime,
  showCode,
  signInWithCode,
  wrongCode,
} from '../../../testing/calls/second-factor-calls.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => shop.stop())

const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds)
}

describe('signing in with a second factor', () => {
  test('requires the code after the password, and says so only after the right password', async () => {
    const { user, secret } = await aSecuredUser(shop)
    expect(await signInWithCode(shop, user.username)).toEqual({ error: 'secondFactorRequired', fields: undefined })
    expect(await signInWithCode(shop, user.username, null)).toEqual({
      error: 'secondFactorRequired',
      fields: undefined,
    })
    expect(await signInWithCode(shop, user.username, showCode(shop, secret), 'wrong')).toMatchObject({
      error: 'invalidLoginData',
    })
    expect(await signInWithCode(shop, user.username, showCode(shop, secret))).toBe('in')
  })

  test.each([-1, 0, 1])('accepts a clock that is %i steps off', async (ahead) => {
    const { user, secret } = await aSecuredUser(shop)
    pass(codeTime)
    expect(await signInWithCode(shop, user.username, showCode(shop, secret, ahead))).toBe('in')
  })

  test.each([-2, 2])('rejects the code of %i steps off', async (ahead) => {
    const { user, secret } = await aSecuredUser(shop)
    pass(2 * codeTime)
    expect(await signInWithCode(shop, user.username, showCode(shop, secret, ahead))).toEqual(wrongCode)
  })

  test('accepts a code with spaces, and no other characters', async () => {
    const { user, secret } = await aSecuredUser(shop)
    const code = showCode(shop, secret)
    for (const typed of ['x', `${code}0`, code.slice(1), '٠١٢٣٤٥']) {
      expect(await signInWithCode(shop, user.username, typed)).toEqual(wrongCode)
    }
    expect(await signInWithCode(shop, user.username, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('in')
  })

  test('accepts each code once, and none that is older than the last one', async () => {
    const { user, secret } = await aSecuredUser(shop)
    pass(codeTime)
    const [older, code] = [showCode(shop, secret, -1), showCode(shop, secret)]
    expect(await signInWithCode(shop, user.username, code)).toBe('in')
    expect(await signInWithCode(shop, user.username, code)).toEqual(wrongCode)
    expect(await signInWithCode(shop, user.username, older)).toEqual(wrongCode)
    pass(codeTime)
    expect(await signInWithCode(shop, user.username, showCode(shop, secret))).toBe('in')
  })

  test('accepts one of many simultaneous calls with the same code', async () => {
    const { user, secret } = await aSecuredUser(shop)
    const names = Array.from({ length: 10 }, (_, at) => (at % 2 ? user.username : user.email))
    const answers = await Promise.all(names.map((name) => signInWithCode(shop, name, showCode(shop, secret))))
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1)
  })

  test('counts wrong codes from all network addresses together, and the right password does not delete them', async () => {
    const { user, secret } = await aSecuredUser(shop)
    expect(await signInWithCode(shop, user.username)).toMatchObject({ error: 'secondFactorRequired' })
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await signInWithCode(shop, user.username, '000000')).toEqual(wrongCode)
    expect(await signInWithCode(shop, user.username, showCode(shop, secret))).toMatchObject({
      error: 'tooManyRequests',
    })
    pass(16 * 60 * 1000)
    expect(await signInWithCode(shop, user.username, showCode(shop, secret))).toBe('in')
  })

  test('asks no code of a user without a second factor', async () => {
    const { user } = await aSignedInUser(shop)
    expect(await signInWithCode(shop, user.username)).toBe('in')
    expect(await signInWithCode(shop, user.username, '123456')).toBe('in')
  })

  test('records rejections', async () => {
    const { user } = await aSecuredUser(shop)
    await signInWithCode(shop, user.username, '000000')
    const rejections = await shop.dependencies.database.select().from(audit).where(eq(audit.subjectId, user.id))
    expect(rejections.map(({ action }) => action)).toEqual(['account.signInRefused'])
  })
})

describe('a recovery code', () => {
  test('signs in once, in any letter case and grouping', async () => {
    const {
      user,
      visitor,
      recoveryCodes: [first = '', second = ''],
    } = await aSecuredUser(shop)
    expect(await signInWithCode(shop, user.username, first)).toBe('in')
    expect(await signInWithCode(shop, user.username, first)).toEqual(wrongCode)
    expect(await signInWithCode(shop, user.username, second.toUpperCase().replaceAll('-', ' '))).toBe('in')
    expect((await visitor.call(profileEndpoints.readSecondFactor)).recoveryCodesLeft).toBe(8)
  })

  test('works for one of many simultaneous calls', async () => {
    const {
      user,
      recoveryCodes: [code = ''],
    } = await aSecuredUser(shop)
    const names = Array.from({ length: 10 }, (_, at) => (at % 2 ? user.username : user.email))
    const answers = await Promise.all(names.map((name) => signInWithCode(shop, name, code)))
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1)
  })

  test('of another user is rejected', async () => {
    const [
      { user },
      {
        user: other,
        recoveryCodes: [code = ''],
      },
    ] = [await aSecuredUser(shop), await aSecuredUser(shop)]
    expect(await signInWithCode(shop, user.username, code)).toEqual(wrongCode)
    expect(await signInWithCode(shop, other.username, code)).toBe('in')
  })

  test('is stored only as a hash', async () => {
    const { user, recoveryCodes: codes } = await aSecuredUser(shop)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/)
    const rows = await shop.dependencies.database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    expect(rows).toHaveLength(10)
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('becomes invalid when new ones are created', async () => {
    const {
      user,
      visitor,
      recoveryCodes: [old = ''],
    } = await aSecuredUser(shop)
    const renew = (typed: string) =>
      visitor.send('POST', '/api/user/second-factor/recovery-codes', { password: typed }, fromElsewhere())
    expect((await renew('wrong')).status).toBe(401)
    const { status, text } = await renew(password)
    expect(status).toBe(200)
    expect(await signInWithCode(shop, user.username, old)).toEqual(wrongCode)
    expect(await signInWithCode(shop, user.username, JSON.parse(text).recoveryCodes[9])).toBe('in')
    expect(await actionsOf(shop, user)).toContain('account.recoveryCodesRenewed')
  })

  test('is not created for a user without a second factor', async () => {
    const { visitor } = await aSignedInUser(shop)
    const rejection = await visitor.rejected(
      profileEndpoints.renewRecoveryCodes,
      { password },
      { headers: fromElsewhere() },
    )
    expect(rejection).toMatchObject({ status: 404, code: 'entryNotFound' })
  })
})
