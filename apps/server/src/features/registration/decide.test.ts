import { accountEndpoints } from '@normwerk/contract/account'
import { addressEndpoints } from '@normwerk/contract/address'
import { companyRoles } from '@normwerk/contract/permissions'
import { registrationEndpoints } from '@normwerk/contract/registration'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit, auditPersonal } from '../../database/tables/audit.ts'
import { companies, registrations } from '../../database/tables/companies.ts'
import { mails } from '../../database/tables/mails.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aRegistration, aUser } from '../../testing/builders.ts'
import { aNewCompany, registrantPassword } from '../../testing/calls/registrants.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const { listForCompany, listForStaff, decideForCompany, decideForStaff } = registrationEndpoints
let shop: TestApp
let passwordHash: string
let company: Awaited<ReturnType<typeof aCompany>>
let administrator: Awaited<ReturnType<typeof aUser>>
let admin: Visitor
let staff: Visitor

beforeAll(async () => {
  shop = await startApp()
  passwordHash = await shop.dependencies.passwords.hash(registrantPassword)
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  administrator = await aUser(shop.dependencies, company, ['ADMIN'])
  admin = await shop.signedIn(administrator)
})

const waiting = (at: { id: string } | null = company, fields: Parameters<typeof aRegistration>[2] = {}) =>
  aRegistration(shop.dependencies, at, { passwordHash, ...fields })
const withId = ({ id }: { id: string }) => ({ params: { id } })
const isKept = async ({ id }: { id: string }) =>
  (await shop.dependencies.database.$count(registrations, eq(registrations.id, id))) === 1
const mailsTo = (recipient: string) =>
  shop.dependencies.database.select().from(mails).where(eq(mails.recipient, recipient))
const signIn = async (username: string) => {
  const visitor = shop.visitor()
  return visitor.call(accountEndpoints.authenticate, { username, password: registrantPassword })
}

describe('the queue', () => {
  test('of a company has its own confirmed registrations, the oldest first', async () => {
    const late = await waiting(company, { confirmedAt: new Date('2026-11-02T08:00:00Z') })
    const early = await waiting(company, { confirmedAt: new Date('2026-11-01T08:00:00Z'), username: 'early' })
    await waiting(company, { confirmedAt: null })
    await waiting(await aCompany(shop.dependencies))
    await waiting(null)
    const queue = await admin.call(listForCompany)
    expect(queue.map(({ id }) => id)).toEqual([early.id, late.id])
    expect(queue[0]).toEqual({
      id: early.id,
      username: 'early',
      salutation: null,
      title: null,
      firstName: 'Erika',
      lastName: 'Muster',
      email: early.email,
      phoneNumber: null,
      mobilePhoneNumber: null,
      fax: null,
      customerNumber: company.customerNumber,
      companyName: 'Musterform GmbH',
      newCompany: null,
      termsVersion: '1',
      createdAt: early.createdAt.toISOString(),
      confirmedAt: '2026-11-01T08:00:00.000Z',
    })
  })

  test('of staff has all confirmed ones, with the data of new companies', async () => {
    const { user: _, ...newCompany } = aNewCompany({ vatId: 'DE100000016' })
    const known = await waiting()
    const fresh = await waiting(null, { newCompany })
    const open = await waiting(company, { confirmedAt: null })
    const queue = await staff.call(listForStaff)
    const of = ({ id }: { id: string }) => queue.find((registration) => registration.id === id)
    expect(of(known)).toMatchObject({ customerNumber: company.customerNumber, newCompany: null })
    expect(of(fresh)).toMatchObject({ customerNumber: null, companyName: 'Neuform GmbH', newCompany })
    expect(of(open)).toBeUndefined()
  })
})

describe('an administrator who accepts', () => {
  test('creates a user with the chosen roles, who signs in with the password of the registration', async () => {
    const registration = await waiting(company, {
      username: 'Nora.Neumann',
      title: 'Dr.',
      phoneNumber: '+49 30 901820',
      language: 'en',
    })
    const roles = ['ORDER' as const, 'SHOP_USER' as const, 'ORDER' as const]
    const { user } = await admin.call(decideForCompany, { accept: true, roles }, withId(registration))
    expect(user).toMatchObject({
      username: 'Nora.Neumann',
      title: 'Dr.',
      email: registration.email,
      phoneNumber: '+49 30 901820',
      roles: ['SHOP_USER', 'ORDER'],
      companyCustomerNumber: company.customerNumber,
      companyName: 'Musterform GmbH',
      locked: false,
      enabled: true,
      invited: false,
    })
    expect(await isKept(registration)).toBe(false)
    const me = await signIn('nora.neumann')
    expect(me).toMatchObject({ id: user?.id, roles: ['SHOP_USER', 'ORDER'] })
    const [row] = await shop.dependencies.database.select().from(users).where(eq(users.id, me.id))
    expect(row).toMatchObject({ language: 'en', termsVersion: '1', termsAcceptedAt: registration.createdAt })
    const reported = { kind: 'registrationAccepted', language: 'en', data: { userId: me.id } }
    expect(await mailsTo(registration.email)).toMatchObject([reported])
  })

  test('is recorded before and after, with the name separately', async () => {
    const registration = await waiting()
    const { user } = await admin.call(decideForCompany, { accept: true }, withId(registration))
    const [event] = await shop.dependencies.database
      .select()
      .from(audit)
      .leftJoin(auditPersonal, eq(auditPersonal.auditId, audit.id))
      .where(and(eq(audit.subjectId, user?.id ?? ''), eq(audit.action, 'registration.accepted')))
    expect(event?.audit).toMatchObject({
      userId: administrator.id,
      companyId: company.id,
      changes: { roles: [null, ['SHOP_USER']] },
    })
    expect(event?.audit_personal).toMatchObject({
      userId: user?.id,
      changes: { email: [null, registration.email], lastName: [null, 'Muster'] },
    })
  })

  test.each([[null, ['SHOP_USER']] as const, [[], []] as const])('with roles %j gives %j', async (roles, given) => {
    const decision = { accept: true, roles: roles && [...roles] }
    const { user } = await admin.call(decideForCompany, decision, withId(await waiting()))
    expect(user?.roles).toEqual(given)
  })

  test.each([
    [{ accept: true, roles: ['GLOBAL_ADMIN'] }, 400],
    [{ accept: true, roles: 'ADMIN' }, 400],
    [{ accept: null }, 400],
    [{ accept: true, companyId: 'x' }, 400],
  ])('with %j is rejected', async (decision, status) => {
    const registration = await waiting()
    for (const [visitor, endpoint] of [
      [admin, decideForCompany],
      [staff, decideForStaff],
    ] as const) {
      expect((await visitor.rejected(endpoint, decision, withId(registration))).status).toBe(status)
    }
    expect(await isKept(registration)).toBe(true)
  })

  test('gives the next free number to a taken user name', async () => {
    const taken = await aUser(shop.dependencies, company)
    const registration = await waiting(company, { username: taken.username.toUpperCase() })
    const { user } = await admin.call(decideForCompany, { accept: true }, withId(registration))
    expect(user?.username).toBe(`${taken.username.toUpperCase()}2`)
  })

  test('learns that the address was taken in the meantime, and can still reject', async () => {
    const registration = await waiting()
    await aUser(shop.dependencies, company, [], { email: registration.email.toUpperCase() })
    const rejection = await admin.rejected(decideForCompany, { accept: true }, withId(registration))
    expect(rejection).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
    expect(await mailsTo(registration.email)).toEqual([])
    expect(await admin.call(decideForCompany, { accept: false }, withId(registration))).toEqual({ user: null })
  })
})

describe('an administrator who rejects', () => {
  test('deletes the registration, and the person is informed', async () => {
    const registration = await waiting(company, { language: 'fr' })
    const answer = await admin.call(decideForCompany, { accept: false, roles: ['ADMIN'] }, withId(registration))
    expect(answer).toEqual({ user: null })
    expect(await isKept(registration)).toBe(false)
    const data = { firstName: 'Erika', lastName: 'Muster' }
    expect(await mailsTo(registration.email)).toMatchObject([{ kind: 'registrationRefused', language: 'fr', data }])
    const events = await shop.dependencies.database.select().from(audit).where(eq(audit.subjectId, registration.id))
    const by = { userId: administrator.id, companyId: company.id }
    expect(events).toMatchObject([{ action: 'registration.refused', ...by, changes: {} }])
    expect(JSON.stringify(events)).not.toMatch(/Erika|Muster|example\.com/)
  })
})

describe('staff who accept', () => {
  test('a new company create it with its places and its first user, who gets every role', async () => {
    const { user: _, ...newCompany } = aNewCompany({
      companyAddition: 'Werk 2',
      vatId: 'DE100000016',
      taxNumber: '99/999/00001',
      phoneNumber: '+49 30 901820',
      fax: '+49 30 901821',
      supplierNumber: 'L-1',
    })
    const registration = await waiting(null, { newCompany })
    const { user } = await staff.call(decideForStaff, { accept: true, roles: [] }, withId(registration))
    expect(user).toMatchObject({ companyName: 'Neuform GmbH', roles: [...companyRoles] })
    const [made] = await shop.dependencies.database
      .select()
      .from(companies)
      .where(eq(companies.customerNumber, user?.companyCustomerNumber ?? ''))
    expect(made).toMatchObject({
      companyName: 'Neuform GmbH',
      companyAddition: 'Werk 2',
      vatId: 'DE100000016',
      taxNumber: '99/999/00001',
      phoneNumber: '+49 30 901820',
      fax: '+49 30 901821',
      supplierNumber: 'L-1',
      discountGroup: 'none',
    })
    const first = await shop.signedIn({ id: user?.id ?? '' })
    const place = { street: 'Probeweg', streetNumber: '5', zip: '12345', city: 'Musterstadt', country: 'DE' }
    expect(await first.call(addressEndpoints.list)).toMatchObject([
      { addressType: 'Invoice', company: 'Neuform GmbH', ...place },
      { addressType: 'Delivery', isUsual: true, ...place },
    ])
    const events = await shop.dependencies.database
      .select()
      .from(audit)
      .where(eq(audit.companyId, made?.id ?? ''))
    expect(events.map(({ action }) => action).toSorted()).toEqual(['company.created', 'registration.accepted'])
  })

  test('a colleague in a known company can do the same as its administrator', async () => {
    const registration = await waiting()
    const { user } = await staff.call(decideForStaff, { accept: true, roles: ['ADMIN'] }, withId(registration))
    expect(user).toMatchObject({ companyCustomerNumber: company.customerNumber, roles: ['ADMIN'] })
  })

  test('a new company whose first user cannot be created create neither', async () => {
    const { user: _, ...newCompany } = aNewCompany({ companyName: 'Halbfertig GmbH' })
    const registration = await waiting(null, { newCompany })
    await aUser(shop.dependencies, company, [], { email: registration.email })
    const rejection = await staff.rejected(decideForStaff, { accept: true }, withId(registration))
    expect(rejection).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
    expect(await shop.dependencies.database.$count(companies, eq(companies.companyName, 'Halbfertig GmbH'))).toBe(0)
    expect(await isKept(registration)).toBe(true)
  })
})

describe('a registration', () => {
  test('of another company, of a new one or an unconfirmed one does not exist for an administrator', async () => {
    const [theirs, fresh] = [await waiting(await aCompany(shop.dependencies)), await waiting(null)]
    const open = await waiting(company, { confirmedAt: null })
    for (const registration of [theirs, fresh, open]) {
      for (const accept of [true, false]) {
        const rejection = await admin.rejected(decideForCompany, { accept }, withId(registration))
        expect(rejection).toMatchObject({ status: 404, code: 'entryNotFound' })
      }
      expect(await isKept(registration)).toBe(true)
    }
  })

  test('that is not confirmed does not exist for staff either', async () => {
    const open = await waiting(null, { confirmedAt: null })
    const rejection = await staff.rejected(decideForStaff, { accept: true }, withId(open))
    expect(rejection).toMatchObject({ status: 404, code: 'entryNotFound' })
  })

  test('with several simultaneous decisions is decided once', async () => {
    for (const accept of [true, false]) {
      const registration = await waiting()
      const decide = (visitor: Visitor, place: string, decision: boolean) =>
        visitor.send('PUT', `/api/${place}/registration/${registration.id}`, { accept: decision })
      const answers = await Promise.all([
        decide(admin, 'admin', accept),
        decide(staff, 'global-admin', !accept),
        decide(admin, 'admin', !accept),
        decide(staff, 'global-admin', accept),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
      expect(await mailsTo(registration.email)).toHaveLength(1)
    }
  })
})
