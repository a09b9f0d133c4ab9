import { accountEndpoints } from '@normwerk/contract/account'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { languageEndpoints } from '@normwerk/contract/language'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit, auditPersonal } from '../../database/tables/audit.ts'
import { addresses } from '../../database/tables/companies.ts'
import { mails } from '../../database/tables/mails.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

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

  test('tells all errors of the form at once, those that need the database too', async () => {
    const { visitor } = await someone()
    const form = { firstName: '', phoneNumber: '12', email: 'neu@example.com' }
    const { fields } = await visitor.rejected(profileEndpoints.change, form)
    expect(fields).toEqual({
      firstName: [{ code: 'required' }],
      phoneNumber: [{ code: 'invalidPhoneNumber' }],
      password: [{ code: 'required' }],
    })
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

  test('is Portuguese for pt-pt, too', async () => {
    const { user, visitor } = await someone()
    expect(await visitor.call(languageEndpoints.choose, { code: 'pt-pt' })).toEqual({ code: 'pt' })
    expect((await visitor.call(profileEndpoints.change, { language: 'pt-pt' })).language).toBe('pt')
    expect((await read(user))?.language).toBe('pt')
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
