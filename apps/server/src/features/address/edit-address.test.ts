import { addressEndpoints } from '@normwerk/contract/address'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit, auditPersonal } from '../../database/tables/audit.ts'
import { addresses } from '../../database/tables/companies.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { addressBookOf, place } from '../../testing/calls/address-book.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let book: ReturnType<typeof addressBookOf>

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
  book = addressBookOf(buyer)
})

const recorded = async (subjectId: string) => {
  const rows = await shop.dependencies.database
    .select()
    .from(audit)
    .leftJoin(auditPersonal, and(eq(auditPersonal.auditId, audit.id), eq(auditPersonal.companyId, company.id)))
    .where(eq(audit.subjectId, subjectId))
    .orderBy(audit.id)
  return rows.map(({ audit: { action, userId, companyId, changes }, audit_personal: personal }) => ({
    ...{ action, userId, companyId, changes },
    deletable: personal?.changes ?? {},
  }))
}

describe('a new delivery address', () => {
  it('is added to the others, and the user who added it is recorded', async () => {
    const made = await book.create({ streetNumber: ' 7 ', companyAddition: '', addressAddition: null })
    expect(made).toEqual({
      ...place,
      id: expect.any(String),
      addressType: 'Delivery',
      companyAddition: null,
      streetNumber: '7',
      streetAddition: null,
      addressAddition: null,
      isUsual: false,
    })
    expect(await book.list()).toContainEqual(made)
    expect(await recorded(made.id)).toEqual([
      {
        action: 'address.created',
        userId: user.id,
        companyId: company.id,
        changes: { country: [null, 'DE'], isUsual: [null, false] },
        deletable: {
          company: [null, 'Zweigwerk Süd'],
          street: [null, 'Am Hafen'],
          streetNumber: [null, '7'],
          zip: [null, '80331'],
          city: [null, 'München'],
        },
      },
    ])
  })

  it('can replace the default one', async () => {
    const made = await book.create({ isUsual: true })
    expect(await book.usualOnes()).toEqual([made.id])
    expect(await recorded(company.usualAddress.id)).toMatchObject([{ changes: { isUsual: [true, false] } }])
  })

  it('is the default one if there is no other, whatever the input says', async () => {
    const ours = and(eq(addresses.companyId, company.id), eq(addresses.addressType, 'Delivery'))
    await shop.dependencies.database.delete(addresses).where(ours)
    const made = await book.create({ isUsual: false })
    expect(made.isUsual).toBe(true)
  })

  it.each([
    [{ company: undefined }, 'company', 'required'],
    [{ street: null }, 'street', 'required'],
    [{ city: '  ' }, 'city', 'required'],
    [{ zip: '' }, 'zip', 'required'],
    [{ country: null }, 'country', 'required'],
    [{ country: 'de' }, 'country', 'invalid'],
    [{ country: 'US', zip: '90210' }, 'country', 'countryNotServed'],
    [{ zip: '1234' }, 'zip', 'invalidZip'],
    [{ country: 'CH' }, 'zip', 'invalidZip'],
    [{ city: 'Mün\u0000chen' }, 'city', 'invalidCharacters'],
    [{ street: 'Am Hafen\r\nBcc: a@b.de' }, 'street', 'invalidCharacters'],
    [{ streetAddition: 'Tor\u001b[2J' }, 'streetAddition', 'invalidCharacters'],
    [{ companyAddition: '\ud800' }, 'companyAddition', 'invalidCharacters'],
    [{ company: 'x'.repeat(101) }, 'company', 'tooLong'],
    [{ streetNumber: '1'.repeat(21) }, 'streetNumber', 'tooLong'],
    [{ isUsual: 'yes' }, 'isUsual', 'invalid'],
    [{ addressType: 'Invoice' }, 'addressType', 'invalid'],
    [{ companyId: '01900000-0000-7000-8000-000000000000' }, 'companyId', 'unknownField'],
    [{ id: '01900000-0000-7000-8000-000000000000' }, 'id', 'unknownField'],
  ])('is rejected with %j: %s is %s', async (input, field, code) => {
    const problem = await buyer.rejected(addressEndpoints.create, { ...place, ...input })
    expect(problem).toMatchObject({ status: 400, code: 'validationFailed', fields: { [field]: [{ code }] } })
    expect(await book.list()).toHaveLength(3)
  })
})

describe('a change', () => {
  it('affects the named fields, and the previous values are recorded', async () => {
    const { id } = await book.create({ companyAddition: 'Wareneingang', streetNumber: '7' })
    const changed = await book.change(id, { city: 'Unterhaching', zip: '82008', companyAddition: null })
    expect(changed).toMatchObject({ ...place, city: 'Unterhaching', zip: '82008', companyAddition: null })
    expect(changed.streetNumber).toBe('7')
    expect((await recorded(id)).at(-1)).toEqual({
      action: 'address.changed',
      userId: user.id,
      companyId: company.id,
      changes: {},
      deletable: {
        companyAddition: ['Wareneingang', null],
        zip: ['80331', '82008'],
        city: ['München', 'Unterhaching'],
      },
    })
  })

  it('that changes nothing is not recorded', async () => {
    const made = await book.create()
    expect(await book.change(made.id, {})).toEqual(made)
    expect(await book.change(made.id, place)).toEqual(made)
    expect(await recorded(made.id)).toHaveLength(1)
  })

  it('of country or postal code alone must still fit the other', async () => {
    const { id } = await book.create()
    const moved = await buyer.rejected(addressEndpoints.change, { id, country: 'AT' })
    expect(moved.fields).toEqual({ zip: [{ code: 'invalidZip' }] })
    const misspelt = await buyer.rejected(addressEndpoints.change, { id, zip: '1010' })
    expect(misspelt.fields).toEqual({ zip: [{ code: 'invalidZip' }] })
    expect(await book.change(id, { country: 'AT', zip: '1010' })).toMatchObject({ country: 'AT', zip: '1010' })
    expect((await buyer.rejected(addressEndpoints.change, { id, country: 'US', zip: '90210' })).fields).toEqual({
      country: [{ code: 'countryNotServed' }],
    })
  })

  it.each([
    [{ street: null }, 'street', 'required'],
    [{ city: '' }, 'city', 'required'],
    [{ isUsual: null }, 'isUsual', 'required'],
    [{ companyId: '01900000-0000-7000-8000-000000000000' }, 'companyId', 'unknownField'],
    [{ addressType: 'Invoice' }, 'addressType', 'invalid'],
    [{ company: 'a\nb' }, 'company', 'invalidCharacters'],
  ])('is rejected with %j: %s is %s', async (input, field, code) => {
    const problem = await buyer.rejected(addressEndpoints.change, { id: company.otherAddress.id, ...input })
    expect(problem).toMatchObject({ status: 400, code: 'validationFailed', fields: { [field]: [{ code }] } })
  })

  it('makes another address the default', async () => {
    expect(await book.change(company.otherAddress.id, { isUsual: true })).toMatchObject({ isUsual: true })
    expect(await book.usualOnes()).toEqual([company.otherAddress.id])
    expect(await book.change(company.usualAddress.id, { isUsual: false })).toMatchObject({ isUsual: false })
  })

  it('cannot leave the company without a default', async () => {
    const problem = await buyer.rejected(addressEndpoints.change, { id: company.usualAddress.id, isUsual: false })
    expect(problem.fields).toEqual({ isUsual: [{ code: 'invalid' }] })
    expect(await book.usualOnes()).toEqual([company.usualAddress.id])
  })
})

describe('a deleted address', () => {
  it('is gone, and its values are recorded', async () => {
    const { id } = company.otherAddress
    await book.remove(id)
    expect((await book.list()).map((address) => address.id)).not.toContain(id)
    expect(await buyer.rejected(addressEndpoints.delete, undefined, { params: { id } })).toMatchObject({ status: 404 })
    expect(await recorded(id)).toMatchObject([
      { action: 'address.deleted', changes: { isUsual: [false, null] }, deletable: { company: ['Zweigwerk', null] } },
    ])
  })

  it('that was the default is replaced by the oldest', async () => {
    await book.create()
    await book.remove(company.usualAddress.id)
    expect(await book.usualOnes()).toEqual([company.otherAddress.id])
    expect(await recorded(company.otherAddress.id)).toMatchObject([{ changes: { isUsual: [false, true] } }])
  })

  it('may be the last one, because goods then go to the invoice address', async () => {
    for (const { id } of [company.usualAddress, company.otherAddress]) await book.remove(id)
    expect((await book.list()).map(({ addressType }) => addressType)).toEqual(['Invoice'])
  })

  it('is not the last one if the shop does not deliver to the invoice address', async () => {
    await shop.dependencies.database
      .update(addresses)
      .set({ country: 'US', zip: '90210' })
      .where(eq(addresses.id, company.invoiceAddress.id))
    await book.remove(company.usualAddress.id)
    const { id } = company.otherAddress
    const problem = await buyer.rejected(addressEndpoints.delete, undefined, { params: { id } })
    expect(problem).toMatchObject({ code: 'validationFailed', fields: { country: [{ code: 'countryNotServed' }] } })
    expect(await book.usualOnes()).toEqual([id])
  })
})
