import { companyEndpoints } from '@normwerk/contract/company'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit, auditPersonal } from '../../database/tables/audit.ts'
import { carts } from '../../database/tables/carts.ts'
import { addresses, discounts } from '../../database/tables/companies.ts'
import { aCart, aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const { change, changeOwn, create, list, listDiscountGroups, read, readOwn } = companyEndpoints
let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  shop = await startApp()
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

const place = { street: 'Werkstraße', streetNumber: '1', zip: '10115', city: 'Berlin', country: 'DE' }
const contact = { name: 'Karla Beispiel', email: 'karla@example.com', phoneNumber: '030 901820' }
const fresh = { companyName: 'Neuform GmbH', discountGroup: 'A', invoiceAddress: place }

const anAdministrator = async (company: { id: string }) =>
  shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN'], { passwordHash: 'chosen' }))

const addressesOf = (companyId: string) =>
  shop.dependencies.database
    .select()
    .from(addresses)
    .where(eq(addresses.companyId, companyId))
    .orderBy(asc(addresses.id))

const eventsOf = (companyId: string) =>
  shop.dependencies.database
    .select({ action: audit.action, companyId: audit.companyId, changes: auditPersonal.changes })
    .from(audit)
    .leftJoin(auditPersonal, eq(auditPersonal.auditId, audit.id))
    .where(eq(audit.subjectId, companyId))
    .orderBy(asc(audit.id))

describe('a new company', () => {
  test('gets the next free number, an invoice address and the same place as default delivery address', async () => {
    const one = await staff.call(create, fresh)
    const next = String(Number(one.customerNumber) + 1)
    const byHand = await staff.call(create, { ...fresh, customerNumber: next })
    expect(byHand.customerNumber).toBe(next)
    const two = await staff.call(create, { ...fresh, customerNumber: ' ' })
    expect(two.customerNumber).toBe(String(Number(next) + 1))
    expect(await addressesOf(one.id)).toMatchObject([
      { ...place, addressType: 'Invoice', company: 'Neuform GmbH', isUsual: false },
      { ...place, addressType: 'Delivery', company: 'Neuform GmbH', isUsual: true },
    ])
    expect(one).toMatchObject({ userCount: 0, requireSecondFactor: false, allowedOrigins: [], currency: 'EUR' })
    expect(await eventsOf(one.id)).toMatchObject([
      {
        action: 'company.created',
        companyId: one.id,
        changes: { companyName: [null, 'Neuform GmbH'], zip: [null, '10115'] },
      },
    ])
  })

  test('with the number of another one is rejected, even simultaneously', async () => {
    const { customerNumber } = await aCompany(shop.dependencies)
    expect(await staff.rejected(create, { ...fresh, customerNumber })).toMatchObject({
      status: 409,
      code: 'customerNumberTaken',
    })
    const twin = { ...fresh, customerNumber: 'TWIN-1' }
    const answers = await Promise.all([1, 2, 3].map(() => staff.send('POST', '/api/global-admin/company', twin)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test.each([
    [
      'a postal code of another country',
      { invoiceAddress: { ...place, zip: '1010' } },
      'invoiceAddress.zip',
      'invalidZip',
    ],
    [
      'a country without delivery',
      { invoiceAddress: { ...place, country: 'ZZ' } },
      'invoiceAddress.country',
      'countryNotServed',
    ],
    ['a VAT id of another country', { vatId: 'ATU10000005' }, 'vatId', 'invalidVatId'],
    ['a VAT id with a wrong check digit', { vatId: 'DE100000017' }, 'vatId', 'invalidVatId'],
    ['a phone number that nobody has', { phoneNumber: '12' }, 'phoneNumber', 'invalidPhoneNumber'],
    [
      'a contact whom nobody reaches',
      { fieldService: { ...contact, phoneNumber: '1' } },
      'fieldService.phoneNumber',
      'invalidPhoneNumber',
    ],
    ['an origin with a path', { allowedOrigins: ['https://erp.example.com/hook'] }, 'allowedOrigins.0', 'invalid'],
    ['an origin that is a script', { allowedOrigins: ['javascript:alert(1)'] }, 'allowedOrigins.0', 'invalid'],
    ['a currency', { currency: 'USD' }, 'currency', 'unknownField'],
    ['an empty name', { companyName: ' ' }, 'companyName', 'required'],
  ])('with %s is rejected', async (_, fields, path, code) => {
    expect(await staff.rejected(create, { ...fresh, ...fields })).toMatchObject({
      status: 400,
      fields: { [path]: [{ code }] },
    })
  })
})

describe('a change by staff', () => {
  test('affects the named fields, renames the invoice address, and is recorded before and after', async () => {
    const company = await staff.call(create, { ...fresh, vatId: 'DE100000016', fieldService: contact })
    const sent = {
      id: company.id,
      companyName: 'Umform GmbH',
      vatId: null,
      allowedOrigins: ['https://erp.example.com'],
      officeStaff: contact,
      fieldService: null,
      customerNumber: `N-${company.customerNumber}`,
      invoiceAddress: { ...place, streetNumber: null, city: 'Berlin-Mitte' },
    }
    expect(await staff.call(change, sent)).toMatchObject({
      companyName: 'Umform GmbH',
      customerNumber: sent.customerNumber,
      discountGroup: 'A',
      vatId: null,
      officeStaff: contact,
      fieldService: null,
      allowedOrigins: ['https://erp.example.com'],
      invoiceAddress: { street: 'Werkstraße', streetNumber: null, city: 'Berlin-Mitte' },
    })
    expect(await addressesOf(company.id)).toMatchObject([
      { addressType: 'Invoice', company: 'Umform GmbH', city: 'Berlin-Mitte' },
      { addressType: 'Delivery', company: 'Neuform GmbH', city: 'Berlin' },
    ])
    const named = ['Karla Beispiel', 'karla@example.com', '030 901820']
    const [, changed] = await eventsOf(company.id)
    expect(changed?.changes).toEqual({
      customerNumber: [company.customerNumber, sent.customerNumber],
      companyName: ['Neuform GmbH', 'Umform GmbH'],
      vatId: ['DE100000016', null],
      fieldService: [named, null],
      officeStaff: [null, named],
      allowedOrigins: [[], ['https://erp.example.com']],
      streetNumber: ['1', null],
      city: ['Berlin', 'Berlin-Mitte'],
    })
    await staff.call(change, sent)
    expect(await eventsOf(company.id)).toHaveLength(2)
  })

  test('to the number of another one, or to none, is rejected', async () => {
    const [one, other] = [await aCompany(shop.dependencies), await aCompany(shop.dependencies)]
    expect(await staff.rejected(change, { id: one.id, customerNumber: other.customerNumber })).toMatchObject({
      code: 'customerNumberTaken',
    })
    expect(await staff.rejected(change, { id: one.id, customerNumber: null })).toMatchObject({
      fields: { customerNumber: [{ code: 'required' }] },
    })
  })

  test('validates only changes: a VAT id of earlier rules stays, until it or the country changes', async () => {
    const { id } = await aCompany(shop.dependencies, { vatId: 'DE-OLD', phoneNumber: 'from before' })
    const kept = { id, vatId: 'DE-OLD', phoneNumber: 'from before', taxNumber: '1' }
    expect((await staff.call(change, kept)).taxNumber).toBe('1')
    expect(await staff.rejected(change, { id, vatId: 'DE-NEW' })).toMatchObject({ fields: { vatId: [{}] } })
    const abroad = { ...place, country: 'AT', zip: '1010' }
    expect(await staff.rejected(change, { id, invoiceAddress: abroad })).toMatchObject({ fields: { vatId: [{}] } })
    await staff.call(change, { id, invoiceAddress: abroad, vatId: 'ATU10000005' })
  })

  test('of what prices depend on makes buyers look at their carts again', async () => {
    const company = await aCompany(shop.dependencies)
    const cart = await aCart(shop.dependencies, await aUser(shop.dependencies, company))
    const other = await aCart(shop.dependencies, await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const versionOf = async ({ id }: { id: string }) => {
      const [row] = await shop.dependencies.database.select().from(carts).where(eq(carts.id, id))
      return row?.version
    }
    await staff.call(change, { id: company.id, supplierNumber: 'L-1' })
    expect(await versionOf(cart)).toBe(1)
    await staff.call(change, { id: company.id, discountGroup: 'B' })
    expect(await versionOf(cart)).toBe(2)
    expect(await versionOf(other)).toBe(1)
  })
})

describe('its own administrator', () => {
  test('reads the company and changes the allowed fields', async () => {
    const company = await aCompany(shop.dependencies)
    const visitor = await anAdministrator(company)
    const profile = await visitor.call(readOwn)
    expect(profile).toMatchObject({ id: company.id, invoiceAddress: { city: 'Musterstadt' } })
    const sent = { companyAddition: 'Werk Nord', phoneNumber: '030 901820', supplierNumber: 'L-7' }
    expect(await visitor.call(changeOwn, sent)).toEqual({ ...profile, ...sent })
    expect(await visitor.call(changeOwn, { fax: null, supplierNumber: '' })).toMatchObject({ supplierNumber: null })
    const events = await eventsOf(company.id)
    expect(events[0]).toMatchObject({ action: 'company.changed', companyId: company.id })
    const [invoice] = await shop.dependencies.database
      .select()
      .from(addresses)
      .where(and(eq(addresses.companyId, company.id), eq(addresses.addressType, 'Invoice')))
    expect(invoice?.companyAddition).toBe('Werk Nord')
  })

  test.each([
    { companyName: 'Mine' },
    { vatId: 'DE100000016' },
    { discountGroup: 'A' },
    { customerNumber: '1' },
    { fieldService: contact },
    { allowedOrigins: ['https://erp.example.com'] },
    { invoiceAddress: place },
    { id: '01890000-0000-7000-8000-000000000000' },
  ])('is rejected with %o', async (fields) => {
    const visitor = await anAdministrator(await aCompany(shop.dependencies))
    const rejection = await visitor.rejected(changeOwn, fields)
    expect(rejection).toMatchObject({
      status: 400,
      fields: { [Object.keys(fields)[0] ?? '']: [{ code: 'unknownField' }] },
    })
  })

  test('requires a second factor of everybody from the next call on', async () => {
    const company = await aCompany(shop.dependencies)
    const visitor = await anAdministrator(company)
    const colleague = await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER']))
    expect((await colleague.send('GET', '/api/cart')).status).toBe(200)
    await visitor.call(changeOwn, { requireSecondFactor: true })
    const answer = await colleague.send('GET', '/api/cart')
    expect(answer).toMatchObject({ status: 403 })
    expect(answer.text).toContain('secondFactorSetUpRequired')
  })

  test('does not see other companies', async () => {
    const visitor = await anAdministrator(await aCompany(shop.dependencies))
    const { id } = await aCompany(shop.dependencies)
    for (const [endpoint, input] of [
      [list, {}],
      [read, { id }],
      [change, { id }],
      [create, fresh],
    ] as const) {
      expect(await visitor.rejected(endpoint, input)).toMatchObject({ status: 403 })
    }
  })
})

describe('the list', () => {
  test('finds by name, number, VAT id and city, counts users without deleted ones, and sorts', async () => {
    const made = [
      await staff.call(create, { ...fresh, companyName: 'Öl Suchform', customerNumber: 'S-2' }),
      await staff.call(create, { ...fresh, companyName: 'Zahn Suchform', customerNumber: 'S-1', vatId: 'DE100000016' }),
      await staff.call(create, {
        ...fresh,
        companyName: 'anker suchform',
        invoiceAddress: { ...place, city: 'Suchstadt' },
      }),
    ]
    await aUser(shop.dependencies, made[0] ?? null, [])
    await aUser(shop.dependencies, made[0] ?? null, [], { deletedAt: new Date() })
    const find = async (input: object) => (await staff.call(list, input)).items.map(({ companyName }) => companyName)
    expect(await find({ query: 'SUCHFORM' })).toEqual(['anker suchform', 'Öl Suchform', 'Zahn Suchform'])
    expect(await find({ query: 'suchform', sort: '-name' })).toEqual(['Zahn Suchform', 'Öl Suchform', 'anker suchform'])
    expect(await find({ query: 'S-', sort: 'customerNumber' })).toEqual(['Zahn Suchform', 'Öl Suchform'])
    expect((await find({ query: 'suchform', sort: '-users' }))[0]).toBe('Öl Suchform')
    expect((await find({ query: 'suchform', sort: 'vatId' }))[0]).toBe('Zahn Suchform')
    expect((await find({ query: 'suchform', sort: '-city' }))[0]).toBe('anker suchform')
    expect(await find({ query: 'suchstadt' })).toEqual(['anker suchform'])
    expect(await find({ query: 'de100000016' })).toContain('Zahn Suchform')
    expect(await find({ query: '100%' })).toEqual([])
    expect(await staff.call(list, { query: 'suchform', pageRequest: { size: 1 } })).toMatchObject({ page: 1, size: 1 })
    expect(await staff.call(list, { query: 'suchform', pageRequest: { page: 2 } })).toMatchObject({ page: 2, size: 20 })
    const page = await staff.call(list, { query: 'suchform', pageRequest: { page: 2, size: 1 } })
    expect(page).toMatchObject({ page: 2, size: 1, total: 3, items: [{ companyName: 'Öl Suchform', userCount: 1 }] })
  })

  test('of discount groups has those of discounts and companies once, sorted', async () => {
    await aCompany(shop.dependencies, { discountGroup: 'GROUP-2' })
    await shop.dependencies.database.insert(discounts).values([
      { discountGroup: 'GROUP-2', priceGroup: 'AZ', percent: 5 },
      { discountGroup: 'GROUP-1', priceGroup: 'AZ', percent: 5 },
    ])
    const groups = await staff.call(listDiscountGroups)
    expect(groups.filter((group) => group.startsWith('GROUP-'))).toEqual(['GROUP-1', 'GROUP-2'])
    expect(new Set(groups).size).toBe(groups.length)
  })

  test('an unknown company is not found', async () => {
    const id = '01890000-0000-7000-8000-000000000000'
    expect(await staff.rejected(read, { id })).toMatchObject({ status: 404 })
    expect(await staff.rejected(change, { id, companyName: 'X' })).toMatchObject({ status: 404 })
  })
})
