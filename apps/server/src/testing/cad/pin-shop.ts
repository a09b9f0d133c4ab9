import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { discounts } from '../../database/tables/companies.ts'
import { aCompany, aPart, aUser } from '../builders.ts'
import { startApp, type TestApp } from '../start-app.ts'
import type { Visitor } from '../visitor.ts'

export let shop: TestApp
export let company: Awaited<ReturnType<typeof aCompany>>
export let buyer: Visitor
export let pin: typeof articles.$inferSelect
export let otherPin: typeof articles.$inferSelect

/** Opens a shop in which the terms of a pin change. Each test has the pin as it was, and a buyer of a new company. */
export function openPinShop(): void {
  beforeAll(async () => {
    shop = await startApp()
    pin = await aPart(shop.dependencies, 'AZH-2x100')
    otherPin = await aPart(shop.dependencies, 'AZH-3.2x160')
    await shop.dependencies.database.insert(discounts).values({ discountGroup: 'tenth', priceGroup: 'AZ', percent: 10 })
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    company = await aCompany(shop.dependencies)
    buyer = await shop.signedIn(await aUser(shop.dependencies, company))
    const scale = [{ from: 10, percent: 5 }]
    await changePin({ listPrice: 1000, scale, availability: 'inStock', discontinuedAt: null })
  })
}

export async function changePin(fields: Partial<typeof articles.$inferInsert>): Promise<void> {
  await shop.dependencies.database.update(articles).set(fields).where(eq(articles.id, pin.id))
}

/** Adds the pin to the buyer's cart, or another part. */
export function add(input: object = {}): Promise<Cart> {
  return buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
}

export function read(): Promise<Cart> {
  return buyer.call(cartEndpoints.readDefault)
}

/** Acknowledges the values of all positions as this cart shows them. */
export function acknowledge({ id: cartId, cartPositions }: Cart, visitor = buyer): Promise<Cart> {
  const positions = cartPositions.map(({ id, price, availability }) => ({ id, price, availability }))
  return visitor.call(savedCartEndpoints.markSeen, { cartId, positions })
}

export function rejectedOrder(cartId: string, orderType = 'Order') {
  return buyer.rejected(orderEndpoints.submit, { cartId, orderType })
}
