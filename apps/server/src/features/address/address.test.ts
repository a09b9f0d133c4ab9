import { addressEndpoints } from '@normwerk/contract/address'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

describe('addresses', () => {
  it('are those of the company: invoice address, default delivery address, the others', async () => {
    await aCompany(shop.dependencies)
    const list = await buyer.call(addressEndpoints.list)
    expect(list.map(({ id }) => id)).toEqual([
      company.invoiceAddress.id,
      company.usualAddress.id,
      company.otherAddress.id,
    ])
    expect(list[0]).toEqual({
      id: company.invoiceAddress.id,
      addressType: 'Invoice',
      company: 'Musterform GmbH',
      companyAddition: null,
      street: 'Beispielstraße',
      streetNumber: null,
      streetAddition: null,
      addressAddition: null,
      zip: '12345',
      city: 'Musterstadt',
      country: 'DE',
      isUsual: false,
    })
    expect(list.map(({ isUsual }) => isUsual)).toEqual([false, true, false])
  })

  it('are read one by one', async () => {
    const [first] = await buyer.call(addressEndpoints.list)
    expect(await buyer.call(addressEndpoints.read, undefined, { params: { id: first?.id ?? '' } })).toEqual(first)
  })

  it('of another company do not exist, and neither do malformed ids', async () => {
    const foreign = await aCompany(shop.dependencies)
    for (const id of [foreign.usualAddress.id, shop.dependencies.ids.next(), 'x']) {
      const problem = await buyer.rejected(addressEndpoints.read, undefined, { params: { id } })
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
  })
})

describe('the countries that the shop delivers to', () => {
  it('are public', async () => {
    const countries = await shop.visitor().call(addressEndpoints.listCountries)
    expect(countries).toContainEqual({ code: 'DE', inUnion: true })
    expect(countries).toContainEqual({ code: 'CH', inUnion: false })
    expect(countries).not.toContainEqual(expect.objectContaining({ code: 'US' }))
  })
})
