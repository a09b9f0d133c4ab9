import { accountEndpoints } from '@normwerk/contract/account'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { languageEndpoints } from '@normwerk/contract/language'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses } from '../../database/tables/addresses.ts'
import { audit, auditPersonal } from '../../database/tables/audit.ts'
import { mails } from '../../database/tables/mails.ts'
import { oneTimeTokens } from '../../database/tables/one-time-tokens.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { issueToken } from './one-time-tokens.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

const someone = async (fields: Parameters<typeof aUser>[3] = {}) => {
  const company = await aCompany(shop.dependencies)
  const user = await aUser(shop.dependencies, company, ['SHOP_USER'], fields)
  return { user, company, visitor: await shop.signedIn(user) }
}
const read = async ({ id }: { id: string }) =>
  (await shop.dependencies.database.select().from(users).where(eq(users.id, id)))[0]

describe('the own profile', () => {
  test('changes in the named fields, and an empty field is emptied', async () => {
    const { visitor } = await someone({ title: 'Dr.', phoneNumber: '+49 30 901820' })
    const change = { lastName: ' Beispiel ', title: '', phoneNumber: null, mobilePhoneNumber: '0151 23456789' }
    const me = await visitor.call(profileEndpoints.change, { ...change, salutation: 'Ms' })
    expect(me).toMatchObject({
      firstName: 'Erika',
      lastName: 'Beispiel',
      salutation: 'Ms',
      title: null,
      phoneNumber: null,
      mobilePhoneNumber: '0151 23456789',
    })
    expect(await visitor.call(accountEndpoints.me)).toEqual(me)
  })

  test('is recorded before and after, separately from the event, which names people by their ids alone', async () => {
    const { user, visitor, company } = await someone({ title: 'Dr.' })
    await visitor.call(profileEndpoints.change, { firstName: 'Renate', title: null, lastName: 'Muster' })
    const events = await shop.dependencies.database
      .select({ event: audit, personal: auditPersonal })
      .from(audit)
      .leftJoin(auditPersonal, eq(auditPersonal.auditId, audit.id))
      .where(eq(audit.userId, user.id))
    expect(events).toMatchObject([
      {
        event: { action: 'account.profileChanged', companyId: company.id, changes: {} },
        personal: { userId: user.id, changes: { firstName: ['Erika', 'Renate'], title: ['Dr.', null] } },
      },
    ])
    expect(Object.keys(events[0]?.personal?.changes ?? {})).toHaveLength(2)
  })

  test('that does not change records no event', async () => {
    const { user, visitor } = await someone()
    await visitor.call(profileEndpoints.change, {})
    await visitor.call(profileEndpoints.change, {
      firstName: user.firstName,
      email: user.email,
      emailRepeat: user.email,
    })
    expect(await shop.dependencies.database.$count(audit, eq(audit.userId, user.id))).toBe(0)
    expect(await shop.dependencies.database.$count(mails, eq(mails.recipient, user.email))).toBe(0)
  })

  test.each([
    ['roles', ['ADMIN']],
    ['companyId', null],
    ['enabled', true],
    ['locked', false],
    ['username', 'chef'],
    ['id', '01890000-0000-7000-8000-000000000000'],
    ['isGlobalAdmin', true],
    ['totpConfirmedAt', null],
  ])('rejects %s', async (field, value) => {
    const { user, visitor } = await someone()
    const before = await read(user)
    const rejection = await visitor.rejected(profileEndpoints.change, { firstName: 'Renate', [field]: value })
    expect(rejection).toMatchObject({ status: 400, fields: { [field]: [{ code: 'unknownField' }] } })
    expect(await read(user)).toEqual(before)
  })

  test.each([
    ['firstName', null, 'required'],
    ['lastName', ' ', 'required'],
    ['firstName', 'Erika\r\nBcc: x@example.com', 'invalidCharacters'],
    ['lastName', 'x'.repeat(101), 'tooLong'],
    ['salutation', 'Dr', 'invalid'],
    ['phoneNumber', '12', 'invalidPhoneNumber'],
    ['mobilePhoneNumber', '+49 call me', 'invalidPhoneNumber'],
    ['fax', '+999 1234567', 'invalidPhoneNumber'],
    ['email', 'a@example.com\nCc: b@example.com', 'invalid'],
    ['email', 'a@example.com,b@example.com', 'invalid'],
    ['language', 'xx', 'invalid'],
  ])('rejects %s %j', async (field, value, code) => {
    const { visitor } = await someone()
    const rejection = await visitor.rejected(profileEndpoints.change, { [field]: value })
    expect(rejection).toMatchObject({ status: 400, fields: { [field]: [{ code }] } })
  })

  test('reads numbers by the numbering plan of the invoice address', async () => {
    const { visitor, company } = await someone()
    const berlin = { phoneNumber: '030 901820' }
    await visitor.call(profileEndpoints.change, berlin)
    const other = { mobilePhoneNumber: '030 901820' }
    await shop.dependencies.database
      .update(addresses)
      .set({ country: 'FR' })
      .where(eq(addresses.id, company.invoiceAddress.id))
    expect(await visitor.rejected(profileEndpoints.change, other)).toMatchObject({ status: 400 })
    expect(await visitor.call(profileEndpoints.change, berlin)).toMatchObject(berlin)
    await visitor.call(profileEndpoints.change, { phoneNumber: '+49 30 901820', fax: '01 40 20 50 50' })
  })

  test("of the shop's staff uses German numbers", async () => {
    const visitor = await shop.signedIn(await aUser(shop.dependencies, null))
    expect(await visitor.call(profileEndpoints.change, { phoneNumber: '030 901820' })).toMatchObject({
      phoneNumber: '030 901820',
      company: null,
    })
  })
})

describe('a new mail address', () => {
  const fresh = () => `${shop.dependencies.ids.next()}@example.org`

  test('is reported to the old one, and links that were sent there become invalid', async () => {
    const { user, visitor } = await someone({ language: 'en' })
    await issueToken(shop.dependencies, shop.dependencies.database, { userId: user.id }, 60_000)
    const email = fresh()
    const me = await visitor.call(profileEndpoints.change, { email, emailRepeat: email.toUpperCase() })
    expect(me).toMatchObject({ email, username: user.username })
    const reported = await shop.dependencies.database.select().from(mails).where(eq(mails.recipient, user.email))
    expect(reported).toMatchObject([{ kind: 'emailChanged', language: 'en', data: { userId: user.id } }])
    expect(await shop.dependencies.database.$count(oneTimeTokens, eq(oneTimeTokens.userId, user.id))).toBe(0)
  })

  test('ends the other sessions of the user', async () => {
    const { user, visitor } = await someone()
    const other = await shop.signedIn(user)
    await visitor.call(profileEndpoints.change, { firstName: 'Renate' })
    await other.call(accountEndpoints.me)
    await visitor.call(profileEndpoints.change, { email: fresh() })
    await visitor.call(accountEndpoints.me)
    expect((await other.send('GET', '/api/user/me')).status).toBe(401)
  })

  test('becomes the user name of users who sign in by it', async () => {
    const former = fresh()
    const { user, visitor } = await someone({ email: former, username: former.toUpperCase() })
    const email = fresh()
    expect(await visitor.call(profileEndpoints.change, { email })).toMatchObject({ email, username: email })
    const [personal] = await shop.dependencies.database
      .select()
      .from(auditPersonal)
      .where(eq(auditPersonal.userId, user.id))
    expect(personal?.changes).toEqual({ email: [former, email], username: [former.toUpperCase(), email] })
  })

  test('that another user has, in any letter case, is rejected', async () => {
    const [{ user: other }, { user, visitor }] = [await someone(), await someone()]
    const before = await read(user)
    const change = { email: other.email.toUpperCase(), firstName: 'Renate', language: 'en' }
    expect(await visitor.rejected(profileEndpoints.change, change)).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      fields: { email: [{ code: 'EMAIL_TAKEN' }] },
    })
    expect(await read(user)).toEqual(before)
    expect(await shop.dependencies.database.$count(mails, eq(mails.recipient, user.email))).toBe(0)
  })

  test('that two users take at the same time goes to one of them', async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, async () => (await someone()).visitor))
    const email = fresh()
    const answers = await Promise.all(visitors.map((visitor) => visitor.send('POST', '/api/user', { email })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)])
  })

  test('that is repeated differently is rejected with its field', async () => {
    const { visitor } = await someone()
    const change = { email: fresh(), emailRepeat: fresh() }
    const rejection = await visitor.rejected(profileEndpoints.change, change)
    expect(rejection).toMatchObject({ status: 400, fields: { emailRepeat: [{ code: 'emailMismatch' }] } })
  })
})

describe('the language', () => {
  test('of the profile is that of the mails and of the page', async () => {
    const { user, visitor } = await someone()
    expect((await visitor.call(profileEndpoints.change, { language: 'fr' })).language).toBe('fr')
    expect((await visitor.call(accountEndpoints.me)).language).toBe('fr')
    expect((await read(user))?.language).toBe('fr')
  })

  test('chosen while signed in is that of the mails too', async () => {
    const { user, visitor } = await someone()
    await visitor.call(languageEndpoints.choose, { code: 'pl' })
    expect((await read(user))?.language).toBe('pl')
  })

  test('of an anonymous visitor is stored only in the cookie', async () => {
    const { user } = await someone()
    const visitor = shop.visitor()
    await visitor.call(languageEndpoints.choose, { code: 'it' })
    expect(await visitor.call(languageEndpoints.read)).toEqual({ code: 'it' })
    expect((await read(user))?.language).toBe('de')
  })
})

test('nobody changes a profile without signing in', async () => {
  expect(await shop.visitor().rejected(profileEndpoints.change, { firstName: 'Renate' })).toMatchObject({ status: 401 })
})
