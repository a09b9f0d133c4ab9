import { accountEndpoints } from '@normwerk/contract/account'
import type { Endpoint } from '@normwerk/contract/endpoint'
import { type RegisterNewCompany, type Registrant, registrationEndpoints } from '@normwerk/contract/registration'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registrations } from '../../database/tables/companies.ts'
import { mails } from '../../database/tables/mails.ts'
import { users } from '../../database/tables/users.ts'
import { purgeExpired } from '../../housekeeping.ts'
import { aCompany, aRegistration, aUser } from '../../testing/builders.ts'
import { aNewCompany, aRegistrant, registrantPassword } from '../../testing/calls/registrants.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const { registerNewCompany, registerWithCompany } = registrationEndpoints
const day = 24 * 60 * 60 * 1000
let time = Date.now()
let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let network = 0

beforeAll(async () => {
  shop = await startApp({
    clock: { now: () => new Date(time) },
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  company = await aCompany(shop.dependencies)
})
afterAll(() => shop.stop())
// Each test has its own network address, so that the limit does not affect the others.
beforeEach(() => {
  network += 1
})

const headers = () => ({ 'x-forwarded-for': `198.51.100.${network}`, 'accept-language': 'en' })
const keyOfCompany = () => ({ customerNumber: company.customerNumber, zip: '12345' })
const send = (endpoint: Endpoint, body: unknown) =>
  shop.visitor().send('POST', endpoint.route.slice('POST '.length), body, headers())
const rejected = (endpoint: Endpoint, body: unknown) => shop.visitor().rejected(endpoint, body, { headers: headers() })
const keptOf = (email: string) =>
  shop.dependencies.database
    .select()
    .from(registrations)
    .where(eq(sql`lower(${registrations.email})`, email.toLowerCase()))
const mailsTo = (email: string) => shop.dependencies.database.select().from(mails).where(eq(mails.recipient, email))

describe('a person who registers', () => {
  test('with a new company is stored, gets a mail and is no user yet', async () => {
    const user = aRegistrant({ salutation: 'Ms', phoneNumber: '+49 30 901820', title: '', username: null })
    const form = aNewCompany({ vatId: 'DE100000016', companyAddition: '', user })
    const answer = await send(registerNewCompany, form)
    expect([answer.status, answer.text]).toEqual([202, ''])
    const [kept] = await keptOf(user.email)
    const { user: _, ...newCompany } = form
    expect(kept).toMatchObject({
      companyId: null,
      newCompany: { ...newCompany, companyAddition: null },
      username: null,
      salutation: 'Ms',
      title: null,
      phoneNumber: '+49 30 901820',
      mobilePhoneNumber: null,
      language: 'en',
      termsVersion: '1',
      confirmedAt: null,
    })
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$/)
    const [mail] = await mailsTo(user.email)
    expect(mail).toMatchObject({ kind: 'confirmRegistration', language: 'en', data: { registrationId: kept?.id } })
    const signIn = { username: user.email, password: registrantPassword }
    expect(await rejected(accountEndpoints.authenticate, signIn)).toMatchObject({ code: 'invalidLoginData' })
  })

  test('with a known company names it by customer number and postal code', async () => {
    const user = aRegistrant({ username: 'nora.neumann' })
    const answer = await send(registerWithCompany, { ...keyOfCompany(), zip: ' 123 45', user })
    expect([answer.status, answer.text]).toEqual([202, ''])
    expect(await keptOf(user.email)).toMatchObject([
      { companyId: company.id, newCompany: null, username: 'nora.neumann' },
    ])
  })

  test('from another country gives its numbers, and may lack a VAT id', async () => {
    const user = aRegistrant({ phoneNumber: '01 5123456', mobilePhoneNumber: '+49 1512 3456789' })
    const form = aNewCompany({ zip: '1010', country: 'AT', vatId: null, user })
    expect((await send(registerNewCompany, form)).status).toBe(202)
  })

  test('under a taken address gets the same answer, without an effect', async () => {
    const known = await aUser(shop.dependencies, company)
    const body = (email: string) => ({ ...keyOfCompany(), user: aRegistrant({ email }) })
    const taken = await send(registerWithCompany, body(known.email.toUpperCase()))
    const free = await send(registerWithCompany, body('free@example.com'))
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers))
    expect(await mailsTo(known.email.toUpperCase())).toMatchObject([{ kind: 'confirmRegistration' }])
    expect(await shop.dependencies.database.$count(users, eq(users.companyId, company.id))).toBe(1)
  })

  test('with two forms at the same time is stored twice: the mail decides which one counts', async () => {
    const user = aRegistrant()
    const answers = await Promise.all([
      send(registerNewCompany, aNewCompany({ user })),
      send(registerWithCompany, { ...keyOfCompany(), user }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await keptOf(user.email)).toHaveLength(2)
  })

  test('with the same form twenty times is stored once and gets one mail, and another one after an hour', async () => {
    const form = aNewCompany({ user: aRegistrant() })
    const { email } = form.user
    const again = { ...form, user: { ...form.user, email: email.toUpperCase(), emailRepeat: email.toUpperCase() } }
    await Promise.all(Array.from({ length: 10 }, () => send(registerNewCompany, form)))
    for (let repetition = 0; repetition < 10; repetition++) {
      const answer = await send(registerNewCompany, repetition % 2 === 0 ? again : form)
      expect([answer.status, answer.text]).toEqual([202, ''])
    }
    expect(await keptOf(email)).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
    time += 60 * 60 * 1000 + 1
    await send(registerNewCompany, form)
    expect(await keptOf(email)).toHaveLength(2)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('is compared with their latest three forms, as each comparison of passwords is slow', async () => {
    const form = aNewCompany({ user: aRegistrant() })
    for (const password of ['Erstes-Pferd-1', 'Zweites-Pferd-2', 'Drittes-Pferd-3', 'Viertes-Pferd-4']) {
      await send(registerNewCompany, { ...form, user: withPassword(form.user, password) })
      time += 1000
    }
    await send(registerNewCompany, { ...form, user: withPassword(form.user, 'Zweites-Pferd-2') })
    expect(await keptOf(form.user.email)).toHaveLength(4)
    await send(registerNewCompany, { ...form, user: withPassword(form.user, 'Erstes-Pferd-1') })
    expect(await keptOf(form.user.email)).toHaveLength(5)
  })

  test.each<[string, (form: RegisterNewCompany) => RegisterNewCompany]>([
    ['another password', (form) => ({ ...form, user: withPassword(form.user, 'Anderes-Pferd-2') })],
    ['another name', (form) => ({ ...form, user: { ...form.user, lastName: 'Anders' } })],
    ['another company', (form) => ({ ...form, companyName: 'Anders GmbH' })],
    ['a further field', (form) => ({ ...form, companyAddition: 'Werk 2' })],
  ])('again with %s is stored besides: who has the mailbox chooses', async (_, change) => {
    const form = aNewCompany({ user: aRegistrant() })
    await send(registerNewCompany, form)
    await send(registerNewCompany, change(form))
    expect(await keptOf(form.user.email)).toHaveLength(2)
    expect(await mailsTo(form.user.email)).toHaveLength(2)
  })
})

const withPassword = (user: Registrant, password: string): Registrant => ({
  ...user,
  password,
  passwordRepeat: password,
})

test('cannot fill somebody else’s mailbox: after five mails the answer stays, and no more are sent', async () => {
  const email = 'victim@example.com'
  for (let attempt = 0; attempt < 6; attempt++) {
    network += 1
    const user = aRegistrant({ email, emailRepeat: email, lastName: `Neumann ${attempt}` })
    expect((await send(registerWithCompany, { ...keyOfCompany(), user })).status).toBe(202)
  }
  expect(await mailsTo(email)).toHaveLength(5)
})

test('is served in turn if there are more than connections', { tags: ['release'] }, async () => {
  const forms = Array.from({ length: 30 }, () => aNewCompany())
  const answers = await Promise.all(forms.map((form) => send(registerNewCompany, form)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
})

test('is slowed down if there are too many from one network address', { tags: ['release'] }, async () => {
  const body = { customerNumber: '999999999', zip: '12345', user: aRegistrant() }
  for (let tried = 0; tried < 60; tried++) await rejected(registerWithCompany, body)
  expect(await rejected(registerWithCompany, body)).toMatchObject({ status: 429, code: 'tooManyRequests' })
})

test('unconfirmed registrations are deleted after seven days, and nothing else', async () => {
  const confirmed = await aRegistration(shop.dependencies, company)
  const open = await aRegistration(shop.dependencies, company, { confirmedAt: null })
  const later = async (days: number) => {
    time += days * day
    await purgeExpired(shop.dependencies)
    return [await keptOf(open.email), await keptOf(confirmed.email)].map(({ length }) => length)
  }
  expect(await later(6)).toEqual([1, 1])
  expect(await later(2)).toEqual([0, 1])
})

test('undecided registrations are deleted ninety days after their confirmation', async () => {
  const old = await aRegistration(shop.dependencies, company, {
    createdAt: new Date(time),
    confirmedAt: new Date(time + day),
  })
  const fresh = await aRegistration(shop.dependencies, null, { confirmedAt: new Date(time + 10 * day) })
  const later = async (days: number) => {
    time += days * day
    await purgeExpired(shop.dependencies)
    return [await keptOf(old.email), await keptOf(fresh.email)].map(({ length }) => length)
  }
  expect(await later(90)).toEqual([1, 1])
  expect(await later(2)).toEqual([0, 1])
})

test('a user name that equals the mail address is not stored', async () => {
  const user = aRegistrant({ email: 'Nora.Own@example.com', username: 'nora.own@EXAMPLE.com' })
  expect((await send(registerNewCompany, aNewCompany({ user }))).status).toBe(202)
  expect(await keptOf(user.email)).toMatchObject([{ username: null, email: 'Nora.Own@example.com' }])
})
