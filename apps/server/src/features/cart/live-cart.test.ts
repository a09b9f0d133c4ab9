import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { companies, discounts } from '../../database/tables/companies.ts'
import { aCompany, anAddress, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
let pin: typeof articles.$inferSelect
let thinPin: typeof articles.$inferSelect

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.dependencies)
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
  thinPin = await aPart(shop.dependencies, 'AZH-2x100')
})
afterAll(() => shop.stop())
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

const add = (input: object = {}) => buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })

describe('prices', () => {
  it('are list price, scale, trimming and certificate, computed at each read', async () => {
    const listPrice = 1000
    const scale = [{ from: 10, percent: 5 }]
    await shop.dependencies.database.update(articles).set({ listPrice, scale }).where(eq(articles.id, thinPin.id))
    const first = await add({ productDimensionId: thinPin.id, quantity: 9 })
    expect(first.cartPositions[0]).toMatchObject({ price: '10.00', listPrice: '10.00', totalPrice: '90.00' })

    const positionId = first.cartPositions[0]?.id ?? ''
    const more = await buyer.call(cartPositionEndpoints.change, { positionId, quantity: 10 })
    expect(more.cartPositions[0]).toMatchObject({ price: '9.50', listPrice: '10.00', totalPrice: '95.00' })

    const cut = await buyer.call(cartPositionEndpoints.replace, {
      replacePositionId: positionId,
      productDimensionId: thinPin.id,
      changedLength: 90,
      tolerance: 'T50',
      isThreeOne: true,
    })
    expect(cut.cartPositions[0]).toMatchObject({ price: '12.70', listPrice: '13.20', totalPrice: '145.00' })

    await shop.dependencies.database.update(articles).set({ listPrice: 2000 }).where(eq(articles.id, thinPin.id))
    const dearer = await buyer.call(cartEndpoints.readDefault)
    expect(dearer.cartPositions[0]).toMatchObject({ price: '22.20', totalPrice: '240.00' })
  })

  it('fall by the discount of the company on the family', async () => {
    await shop.dependencies.database.insert(discounts).values({ discountGroup: 'tenth', priceGroup: 'AZ', percent: 10 })
    const favoured = await aCompany(shop.dependencies, { discountGroup: 'tenth' })
    buyer = await shop.signedIn(await aUser(shop.dependencies, favoured))
    await shop.dependencies.database.update(articles).set({ listPrice: 2000 }).where(eq(articles.id, thinPin.id))
    const { cartPositions } = await add({ productDimensionId: thinPin.id })
    expect(cartPositions[0]).toMatchObject({ price: '18.00', listPrice: '20.00' })
  })

  it('are summed with shipping and the tax of the country of delivery', async () => {
    await shop.dependencies.database.update(articles).set({ listPrice: 2000 }).where(eq(articles.id, thinPin.id))
    const cart = await add({ productDimensionId: thinPin.id })
    expect(cart).toMatchObject({
      totalProductPriceNet: '20.00',
      totalProductPriceGross: '23.80',
      shippingCosts: '8.90',
      shippingCostsGross: '10.59',
      totalPriceNet: '28.90',
      totalPriceGross: '34.39',
      salesTax: '5.49',
    })
    await shop.dependencies.database.update(companies).set({ vatId: 'DE1' }).where(eq(companies.id, company.id))
    const austria = await anAddress(shop.dependencies, company.id, { country: 'AT' })
    const swiss = await anAddress(shop.dependencies, company.id, { country: 'CH' })
    const deliver = (cartOptions: object) => buyer.call(cartEndpoints.change, { cartId: cart.id, cartOptions })
    expect(await deliver({ deliveryAddressId: austria.id })).toMatchObject({ shippingCosts: '14.90', salesTax: '0.00' })
    expect(await deliver({ deliveryAddressId: swiss.id })).toMatchObject({ shippingCosts: '29.90', salesTax: '0.00' })
    expect(await deliver({ deliveryType: 'Pickup' })).toMatchObject({ shippingCosts: '0.00', salesTax: '3.80' })
    await shop.dependencies.database.update(companies).set({ vatId: null }).where(eq(companies.id, company.id))
    const taxed = await deliver({ deliveryType: 'StandardDelivery', deliveryAddressId: austria.id })
    expect(taxed).toMatchObject({ shippingCosts: '14.90', salesTax: '6.63' })
  })

  it('on request are null and counted', async () => {
    const part = await aPart(shop.dependencies, 'AZH-2x125')
    await shop.dependencies.database.update(articles).set({ listPrice: null }).where(eq(articles.id, part.id))
    const cart = await add({ productDimensionId: part.id })
    expect(cart).toMatchObject({ hasPriceOnRequest: true, totalPriceNet: '0.00' })
    expect(cart.cartPositions[0]).toMatchObject({ price: null, listPrice: null, totalPrice: null })
  })
})
