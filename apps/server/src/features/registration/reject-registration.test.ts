import type { Endpoint } from '@normwerk/contract/endpoint'
import { type RegisterNewCompany, registrationEndpoints } from '@normwerk/contract/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registrations } from '../../database/tables/companies.ts'
import { pageVersions } from '../../database/tables/content.ts'
import { aCompany } from '../../testing/builders.ts'
import { aNewCompany, aRegistrant } from '../../testing/calls/registrants.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const { registerNewCompany, registerWithCompany } = registrationEndpoints
let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let network = 0

beforeAll(async () => {
  shop = await startApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  company = await aCompany(shop.dependencies)
})
afterAll(() => shop.stop())
// Each test has its own network address, so that the limit does not affect the others.
beforeEach(() => {
  network += 1
})

const keyOfCompany = () => ({ customerNumber: company.customerNumber, zip: '12345' })
const fromNetwork = () => ({ 'x-forwarded-for': `198.51.100.${network}` })
const rejected = (endpoint: Endpoint, body: unknown) =>
  shop.visitor().rejected(endpoint, body, { headers: fromNetwork() })
const countKept = (email: string) => shop.dependencies.database.$count(registrations, eq(registrations.email, email))

describe('an unknown company', () => {
  test.each([{ customerNumber: '999999999' }, { zip: '54321' }])('%j is rejected', async (wrong) => {
    const user = aRegistrant()
    const rejection = await rejected(registerWithCompany, { ...keyOfCompany(), ...wrong, user })
    expect(rejection).toMatchObject({ status: 404, code: 'INVALID_COMPANY' })
    expect(await countKept(user.email)).toBe(0)
  })
})

describe('a password', () => {
  test.each([
    ['Kurz-1', 'PasswordTooShort'],
    [`Lang-1${'x'.repeat(45)}`, 'PasswordTooLong'],
    ['Ohne-Ziffer', 'PasswordRequiresDigit'],
    ['NUR-GROSS-1', 'PasswordRequiresLower'],
    ['nur-klein-1', 'PasswordRequiresUpper'],
    ['OhneZeichen1', 'PasswordRequiresNonAlphanumeric'],
    ['P@ssw0rd', 'PasswordTooCommon'],
  ])('%s is rejected', async (password, code) => {
    const user = aRegistrant({ password, passwordRepeat: password })
    const rejection = await rejected(registerNewCompany, aNewCompany({ user }))
    expect(rejection).toMatchObject({ status: 422, code, fields: { password: [{ code }] } })
    expect(await countKept(user.email)).toBe(0)
  })

  test('that is repeated differently is rejected, before the company is looked up', async () => {
    const user = aRegistrant({ passwordRepeat: 'Richtig-Pferd-2' })
    const rejection = await rejected(registerWithCompany, { customerNumber: '999999999', zip: '12345', user })
    expect(rejection).toMatchObject({
      status: 422,
      code: 'PasswordMismatch',
      fields: { passwordRepeat: [{ code: 'PasswordMismatch' }] },
    })
  })

  test('is rejected together with all other fields of the form', async () => {
    const wrong = { firstName: null, username: 'x y', termsAccepted: null, emailRepeat: 'other@example.com' }
    const user = { ...aRegistrant(), ...wrong, password: 'kurz', passwordRepeat: 'lang' }
    const { fields = {} } = await rejected(registerNewCompany, { ...aNewCompany(), companyName: null, user })
    expect(Object.keys(fields).toSorted()).toEqual([
      'companyName',
      'password',
      'passwordRepeat',
      'user.emailRepeat',
      'user.firstName',
      'user.termsAccepted',
      'user.username',
    ])
  })
})

describe('invalid input is rejected with its field', () => {
  const badUsers: [fields: Record<string, unknown>, field: string, code: string][] = [
    [{ emailRepeat: 'other@example.com' }, 'user.emailRepeat', 'emailMismatch'],
    [{ email: 'a@example.com,b@example.com', emailRepeat: 'a@example.com,b@example.com' }, 'user.email', 'invalid'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'user.email', 'invalid'],
    [{ email: '"Nora" <a@example.com>' }, 'user.email', 'invalid'],
    [{ email: null }, 'user.email', 'required'],
    [{ firstName: null }, 'user.firstName', 'required'],
    [{ lastName: '  ' }, 'user.lastName', 'required'],
    [{ lastName: 'Neumann\r\nBcc: b@example.com' }, 'user.lastName', 'invalidCharacters'],
    [{ title: 'Dr.\nX' }, 'user.title', 'invalidCharacters'],
    [{ firstName: 'N\u0000' }, 'user.firstName', 'invalidCharacters'],
    [{ lastName: 'x'.repeat(101) }, 'user.lastName', 'tooLong'],
    [{ salutation: 'Dr' }, 'user.salutation', 'invalid'],
    [{ username: 'nora@example.com' }, 'user.username', 'invalidCharacters'],
    [{ password: null }, 'user.password', 'required'],
    [{ phoneNumber: '12' }, 'user.phoneNumber', 'invalidPhoneNumber'],
    [{ mobilePhoneNumber: '+999 123456' }, 'user.mobilePhoneNumber', 'invalidPhoneNumber'],
    [{ fax: 'none' }, 'user.fax', 'invalidPhoneNumber'],
    [{ termsAccepted: false }, 'user.termsAccepted', 'invalid'],
    [{ termsAccepted: null }, 'user.termsAccepted', 'invalid'],
    [{ termsVersion: '0' }, 'user.termsVersion', 'termsOutdated'],
    [{ roles: ['ADMIN'] }, 'user.roles', 'unknownField'],
    [{ companyId: '01890000-0000-7000-8000-000000000000' }, 'user.companyId', 'unknownField'],
    [{ enabled: true }, 'user.enabled', 'unknownField'],
    [{ passwordHash: 'x' }, 'user.passwordHash', 'unknownField'],
  ]
  const badCompanies: [fields: Record<string, unknown>, field: string, code: string][] = [
    [{ companyName: null }, 'companyName', 'required'],
    [{ street: '' }, 'street', 'required'],
    [{ city: null }, 'city', 'required'],
    [{ city: 'Musterstadt\nX' }, 'city', 'invalidCharacters'],
    [{ zip: '1234' }, 'zip', 'invalidZip'],
    [{ vatId: 'DE123456789' }, 'vatId', 'invalidVatId'],
    [{ vatId: 'ATU10000005' }, 'vatId', 'invalidVatId'],
    [{ phoneNumber: '+49 1' }, 'phoneNumber', 'invalidPhoneNumber'],
    [{ fax: 'x' }, 'fax', 'invalidPhoneNumber'],
    [{ country: 'US', zip: '12345' }, 'country', 'countryNotServed'],
    [{ country: 'de' }, 'country', 'invalid'],
    [{ discountGroup: 'A' }, 'discountGroup', 'unknownField'],
    [{ customerNumber: '10001' }, 'customerNumber', 'unknownField'],
    [{ user: null }, 'user', 'required'],
  ]

  test.each(badUsers)('of a person: %j', async (fields, field, code) => {
    const user = { ...aRegistrant(), ...fields }
    for (const [endpoint, body] of [
      [registerNewCompany, { ...aNewCompany(), user }],
      [registerWithCompany, { ...keyOfCompany(), user }],
    ] as const) {
      const rejection = await rejected(endpoint, body)
      expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
      expect(rejection.fields?.[field]).toEqual(expect.arrayContaining([expect.objectContaining({ code })]))
    }
  })

  test.each(badCompanies)('of a company: %j', async (fields, field, code) => {
    const form: RegisterNewCompany = aNewCompany()
    const rejection = await rejected(registerNewCompany, { ...form, ...fields })
    expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
    expect(rejection.fields?.[field]).toEqual(expect.arrayContaining([expect.objectContaining({ code })]))
    expect(await countKept(form.user.email)).toBe(0)
  })

  test('all fields together, so that nobody corrects one after the other', async () => {
    const user = aRegistrant({ phoneNumber: '1', termsVersion: '0' })
    const rejection = await rejected(registerNewCompany, aNewCompany({ zip: '1', vatId: 'DE1', user }))
    expect(Object.keys(rejection.fields ?? {}).toSorted()).toEqual([
      'user.phoneNumber',
      'user.termsVersion',
      'vatId',
      'zip',
    ])
  })
})

test('errors that need the database come with all others of the form', async () => {
  const user = { ...aRegistrant({ phoneNumber: '1', termsVersion: '0' }), lastName: null, passwordRepeat: 'anders' }
  const ofNew = await rejected(registerNewCompany, { ...aNewCompany({ zip: '1', vatId: 'DE1' }), city: null, user })
  expect(Object.keys(ofNew.fields ?? {}).toSorted()).toEqual([
    'city',
    'passwordRepeat',
    'user.lastName',
    'user.phoneNumber',
    'user.termsVersion',
    'vatId',
    'zip',
  ])
  const abroad = await rejected(registerNewCompany, { ...aNewCompany({ country: 'US' }), user, city: null })
  expect(abroad.fields).toMatchObject({ country: [{ code: 'countryNotServed' }], city: [{ code: 'required' }] })
  const ofKnown = await rejected(registerWithCompany, { ...keyOfCompany(), user })
  expect(Object.keys(ofKnown.fields ?? {}).toSorted()).toEqual(['passwordRepeat', 'user.lastName', 'user.termsVersion'])
})

test('a wrong form does not tell whether its company exists', async () => {
  const user = { ...aRegistrant({ phoneNumber: '1' }), lastName: null }
  const known = await rejected(registerWithCompany, { ...keyOfCompany(), user })
  const unknown = await rejected(registerWithCompany, { customerNumber: '999999999', zip: '12345', user })
  expect(unknown.fields).toEqual(known.fields)
})

test('terms that were current when the page was opened are outdated after a newer version', async () => {
  const publishedAt = new Date()
  const texts = { de: { title: 'AGB', sections: [] } }
  await shop.dependencies.database.insert(pageVersions).values({ key: 'terms', version: 2, publishedAt, texts })
  const old = await rejected(registerNewCompany, aNewCompany())
  expect(old.fields).toMatchObject({ 'user.termsVersion': [{ code: 'termsOutdated' }] })
  const user = aRegistrant({ termsVersion: '2' })
  await shop.visitor().call(registerNewCompany, aNewCompany({ user }), { headers: fromNetwork() })
})
