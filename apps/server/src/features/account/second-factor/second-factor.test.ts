import { accountEndpoints } from '@normwerk/contract/account'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { cartEndpoints } from '@normwerk/contract/cart'
import { eq } from 'drizzle-orm'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../database/tables/audit.ts'
import { companies } from '../../../database/tables/companies.ts'
import { mails } from '../../../database/tables/mails.ts'
import { recoveryCodes } from '../../../database/tables/recovery-codes.ts'
import { users } from '../../../database/tables/users.ts'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const password = 'Richtig-Pferd-1'
const step = 30 * 1000
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp
let passwordHash: string

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  passwordHash = await shop.dependencies.passwords.hash(password)
})
afterAll(() => shop.stop())
beforeEach(() => pass(60 * 60 * 1000))

const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds)
}

let lastAddress = 0
const from = () => ({ 'x-forwarded-for': `198.51.100.${++lastAddress}` })

const someone = async (fields: Parameters<typeof aCompany>[1] = {}) => {
  const company = await aCompany(shop.dependencies, fields)
  const user = await aUser(shop.dependencies, company, ['SHOP_USER'], { passwordHash })
  return { company, user, visitor: await shop.signedIn(user) }
}

/** The code of the authenticator, `ahead` steps from now. */
const show = (secret: string, ahead = 0) => new TOTP({ secret }).generate({ timestamp: time.getTime() + ahead * step })
const prepare = (visitor: Visitor) =>
  visitor.call(profileEndpoints.prepareSecondFactor, { password }, { headers: from() })

const setUp = async (visitor: Visitor) => {
  const { secret } = await prepare(visitor)
  const confirmation = { code: show(secret) }
  const { recoveryCodes } = await visitor.call(profileEndpoints.confirmSecondFactor, confirmation, { headers: from() })
  pass(step)
  return { secret, recoveryCodes }
}

const secured = async (fields: Parameters<typeof aCompany>[1] = {}) => {
  const somebody = await someone(fields)
  return { ...somebody, ...(await setUp(somebody.visitor)) }
}

const signIn = async (username: string, code?: string | null, typed = password) => {
  const input = { username, password: typed, ...(code !== undefined && { code }) }
  const { status, text } = await shop.visitor().send('POST', '/api/user/authenticate', input, from())
  const { code: error, fields } = JSON.parse(text)
  return status === 200 ? 'in' : { error, fields }
}
const wrongCode = { error: 'secondFactorRequired', fields: { code: [{ code: 'invalid' }] } }
const mailsTo = async (recipient: string) => {
  const rows = await shop.dependencies.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(mails.id)
  return rows.map(({ kind, data }) => [kind, data.state])
}
const eventsOf = async (user: { id: string }) => {
  const rows = await shop.dependencies.database.select().from(audit).where(eq(audit.userId, user.id)).orderBy(audit.id)
  return rows.map(({ action }) => action)
}

describe('signing in with a second factor', () => {
  test('requires the code after the password, and says so only after the right password', async () => {
    const { user, secret } = await secured()
    expect(await signIn(user.username)).toEqual({ error: 'secondFactorRequired', fields: undefined })
    expect(await signIn(user.username, null)).toEqual({ error: 'secondFactorRequired', fields: undefined })
    expect(await signIn(user.username, show(secret), 'wrong')).toMatchObject({ error: 'invalidLoginData' })
    expect(await signIn(user.username, show(secret))).toBe('in')
  })

  test.each([-1, 0, 1])('accepts a clock that is %i steps off', async (ahead) => {
    const { user, secret } = await secured()
    pass(step)
    expect(await signIn(user.username, show(secret, ahead))).toBe('in')
  })

  test.each([-2, 2])('rejects the code of %i steps off', async (ahead) => {
    const { user, secret } = await secured()
    pass(2 * step)
    expect(await signIn(user.username, show(secret, ahead))).toEqual(wrongCode)
  })

  test('accepts a code with spaces, and no other characters', async () => {
    const { user, secret } = await secured()
    const code = show(secret)
    for (const typed of ['x', `${code}0`, code.slice(1), '٠١٢٣٤٥']) {
      expect(await signIn(user.username, typed)).toEqual(wrongCode)
    }
    expect(await signIn(user.username, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('in')
  })

  test('accepts each code once, and none that is older than the last one', async () => {
    const { user, secret } = await secured()
    pass(step)
    const [older, code] = [show(secret, -1), show(secret)]
    expect(await signIn(user.username, code)).toBe('in')
    expect(await signIn(user.username, code)).toEqual(wrongCode)
    expect(await signIn(user.username, older)).toEqual(wrongCode)
    pass(step)
    expect(await signIn(user.username, show(secret))).toBe('in')
  })

  test('accepts one of many simultaneous calls with the same code', async () => {
    const { user, secret } = await secured()
    const names = Array.from({ length: 10 }, (_, at) => (at % 2 ? user.username : user.email))
    const answers = await Promise.all(names.map((name) => signIn(name, show(secret))))
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1)
  })

  test('counts wrong codes from all network addresses together, and the right password does not delete them', async () => {
    const { user, secret } = await secured()
    expect(await signIn(user.username)).toMatchObject({ error: 'secondFactorRequired' })
    for (let attempt = 0; attempt < 5; attempt++) expect(await signIn(user.username, '000000')).toEqual(wrongCode)
    expect(await signIn(user.username, show(secret))).toMatchObject({ error: 'tooManyRequests' })
    pass(16 * 60 * 1000)
    expect(await signIn(user.username, show(secret))).toBe('in')
  })

  test('asks no code of a user without a second factor', async () => {
    const { user } = await someone()
    expect(await signIn(user.username)).toBe('in')
    expect(await signIn(user.username, '123456')).toBe('in')
  })

  test('records rejections', async () => {
    const { user } = await secured()
    await signIn(user.username, '000000')
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
    } = await secured()
    expect(await signIn(user.username, first)).toBe('in')
    expect(await signIn(user.username, first)).toEqual(wrongCode)
    expect(await signIn(user.username, second.toUpperCase().replaceAll('-', ' '))).toBe('in')
    expect((await visitor.call(profileEndpoints.readSecondFactor)).recoveryCodesLeft).toBe(8)
  })

  test('works for one of many simultaneous calls', async () => {
    const {
      user,
      recoveryCodes: [code = ''],
    } = await secured()
    const names = Array.from({ length: 10 }, (_, at) => (at % 2 ? user.username : user.email))
    const answers = await Promise.all(names.map((name) => signIn(name, code)))
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1)
  })

  test('of another user is rejected', async () => {
    const [
      { user },
      {
        user: other,
        recoveryCodes: [code = ''],
      },
    ] = [await secured(), await secured()]
    expect(await signIn(user.username, code)).toEqual(wrongCode)
    expect(await signIn(other.username, code)).toBe('in')
  })

  test('is stored only as a hash', async () => {
    const { user, recoveryCodes: codes } = await secured()
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
    } = await secured()
    const renew = (typed: string) =>
      visitor.send('POST', '/api/user/second-factor/recovery-codes', { password: typed }, from())
    expect((await renew('wrong')).status).toBe(401)
    const { status, text } = await renew(password)
    expect(status).toBe(200)
    expect(await signIn(user.username, old)).toEqual(wrongCode)
    expect(await signIn(user.username, JSON.parse(text).recoveryCodes[9])).toBe('in')
    expect(await eventsOf(user)).toContain('account.recoveryCodesRenewed')
  })

  test('is not created for a user without a second factor', async () => {
    const { visitor } = await someone()
    const rejection = await visitor.rejected(profileEndpoints.renewRecoveryCodes, { password }, { headers: from() })
    expect(rejection).toMatchObject({ status: 404, code: 'entryNotFound' })
  })
})

describe('setting it up', () => {
  test('shows a secret for an authenticator, which becomes valid with its first code', async () => {
    const { user, visitor } = await someone()
    const { secret, uri } = await prepare(visitor)
    const authenticator = URI.parse(uri)
    expect(authenticator).toMatchObject({ issuer: 'Normwerk', label: user.username, algorithm: 'SHA1', digits: 6 })
    expect(authenticator.secret.base32).toBe(secret)
    expect(authenticator.secret.bytes.length).toBe(20)
    expect(await signIn(user.username)).toBe('in')
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('off')
    await visitor.call(profileEndpoints.confirmSecondFactor, { code: show(secret) }, { headers: from() })
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('on')
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toEqual({
      active: true,
      authenticator: true,
      passkey: false,
      required: false,
      recoveryCodesLeft: 10,
    })
    expect(await signIn(user.username)).toMatchObject({ error: 'secondFactorRequired' })
  })

  test('ends all other sessions and reports it by mail', async () => {
    const { user, visitor } = await someone()
    const other = await shop.signedIn(user)
    await setUp(visitor)
    expect((await other.send('GET', '/api/user/me')).status).toBe(401)
    await visitor.call(accountEndpoints.me)
    expect(await mailsTo(user.email)).toEqual([['secondFactorChanged', 'on']])
    expect(await eventsOf(user)).toEqual(['account.secondFactorAdded'])
  })

  test('requires the password, and a wrong code or a missing secret turns nothing on', async () => {
    const { visitor } = await someone()
    const headers = from()
    expect(await visitor.rejected(profileEndpoints.confirmSecondFactor, { code: '123456' }, { headers })).toMatchObject(
      {
        status: 422,
        code: 'invalidCode',
        fields: { code: [{ code: 'invalid' }] },
      },
    )
    expect(
      await visitor.rejected(profileEndpoints.prepareSecondFactor, { password: 'wrong' }, { headers }),
    ).toMatchObject({ status: 401, code: 'invalidLoginData' })
    const { secret } = await prepare(visitor)
    expect(
      await visitor.rejected(profileEndpoints.confirmSecondFactor, { code: show(secret, 3) }, { headers }),
    ).toMatchObject({ code: 'invalidCode' })
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('off')
  })

  test('allows five guesses of the code', async () => {
    const { visitor } = await someone()
    const { secret } = await prepare(visitor)
    const guess = async (code: string) =>
      (await visitor.rejected(profileEndpoints.confirmSecondFactor, { code }, { headers: from() })).code
    for (let attempt = 0; attempt < 5; attempt++) expect(await guess(show(secret, attempt + 5))).toBe('invalidCode')
    expect(await guess(show(secret))).toBe('tooManyRequests')
  })

  test('creates one set of recovery codes for the same code twice at the same time', async () => {
    const { visitor } = await someone()
    const { secret } = await prepare(visitor)
    const confirm = () => visitor.send('PUT', '/api/user/second-factor', { code: show(secret) }, from())
    const answers = await Promise.all(Array.from({ length: 5 }, confirm))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422])
    expect((await visitor.call(profileEndpoints.readSecondFactor)).recoveryCodesLeft).toBe(10)
  })

  test('again keeps the current authenticator valid until the new one has confirmed a code', async () => {
    const {
      user,
      visitor,
      secret,
      recoveryCodes: [old = ''],
    } = await secured()
    const { secret: next } = await prepare(visitor)
    expect(await signIn(user.username)).toMatchObject({ error: 'secondFactorRequired' })
    expect(await signIn(user.username, show(next))).toEqual(wrongCode)
    expect(await signIn(user.username, show(secret))).toBe('in')
    await visitor.call(profileEndpoints.confirmSecondFactor, { code: show(next) }, { headers: from() })
    pass(step)
    for (const code of [show(secret), old]) expect(await signIn(user.username, code)).toEqual(wrongCode)
    expect(await signIn(user.username, show(next))).toBe('in')
  })
})

describe('turning it off', () => {
  const remove = async (visitor: Visitor, typed: string) =>
    (await visitor.send('POST', '/api/user/second-factor/remove', { password: typed }, from())).status

  test('requires the password, deletes everything and reports it by mail', async () => {
    const { user, visitor } = await secured()
    expect(await remove(visitor, 'wrong')).toBe(401)
    expect(await remove(visitor, password)).toBe(204)
    expect(await signIn(user.username)).toBe('in')
    const [row] = await shop.dependencies.database.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ totpSecret: null, totpPreparedSecret: null, totpConfirmedAt: null, totpLastStep: null })
    expect(await shop.dependencies.database.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
    expect(await mailsTo(user.email)).toEqual([
      ['secondFactorChanged', 'on'],
      ['secondFactorChanged', 'off'],
    ])
    expect(await eventsOf(user)).toEqual([
      'account.secondFactorAdded',
      'account.secondFactorRemoved',
      'account.signedIn',
    ])
  })

  test('does nothing for a user without one', async () => {
    const { user, visitor } = await someone()
    await prepare(visitor)
    expect(await remove(visitor, password)).toBe(204)
    expect(await mailsTo(user.email)).toEqual([])
  })

  test('is rejected if the company requires it', async () => {
    const { visitor } = await secured({ requireSecondFactor: true })
    const rejection = await visitor.rejected(profileEndpoints.removeSecondFactor, { password }, { headers: from() })
    expect(rejection).toMatchObject({ status: 403, code: 'secondFactorSetUpRequired' })
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('on')
  })
})

describe('a company that requires it', () => {
  test('rejects users without one at their next call, until it is set up', async () => {
    const { company, user, visitor } = await someone()
    await visitor.call(cartEndpoints.list)
    await shop.dependencies.database
      .update(companies)
      .set({ requireSecondFactor: true })
      .where(eq(companies.id, company.id))
    expect(await visitor.rejected(cartEndpoints.list)).toMatchObject({ status: 403, code: 'secondFactorSetUpRequired' })
    expect((await visitor.call(accountEndpoints.me)).secondFactor).toBe('missing')
    expect(await visitor.call(profileEndpoints.readSecondFactor)).toMatchObject({ active: false, required: true })
    expect(await signIn(user.username)).toBe('in')
    await setUp(visitor)
    await visitor.call(cartEndpoints.list)
  })
})

test('all guesses of the password are counted together', async () => {
  const { visitor } = await secured()
  const paths = ['/api/user/second-factor', '/api/user/second-factor/remove', '/api/user/second-factor/recovery-codes']
  for (let attempt = 0; attempt < 5; attempt++) {
    const path = paths[attempt % paths.length] ?? ''
    expect((await visitor.send('POST', path, { password: 'wrong' }, from())).status).toBe(401)
  }
  for (const path of paths) expect((await visitor.send('POST', path, { password }, from())).status).toBe(429)
  const change = { oldPassword: password, newPassword: 'Neues-Pferd-2' }
  expect((await visitor.send('POST', '/api/user/password', change, from())).status).toBe(429)
})
