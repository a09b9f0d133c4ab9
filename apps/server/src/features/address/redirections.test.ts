import { addressEndpoints } from '@normwerk/contract/address'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCart, aCompany, anAddress, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let colleague: Visitor
let partId: string

beforeAll(async () => {
  shop = await shareApp()
  partId = (await aPart(shop.dependencies, 'AZH-6x200')).id
})
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
  colleague = await shop.signedIn(await aUser(shop.dependencies, company))
})

const fill = () => buyer.call(cartPositionEndpoints.add, { productDimensionId: partId, quantity: 1 })
const choose = (cartId: string, deliveryAddressId: string) =>
  buyer.call(cartEndpoints.change, { cartId, cartOptions: { deliveryAddressId } })
const order = (cart: { id: string; version: number }) =>
  buyer.rejected(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order', cartVersion: cart.version })
const remove = (id: string) => colleague.call(addressEndpoints.delete, undefined, { params: { id } })

describe('a cart', () => {
  it('whose address is deleted goes to the default one, once its buyer has seen that', async () => {
    const cart = await choose((await fill()).id, company.otherAddress.id)
    await remove(company.otherAddress.id)
    expect(await order(cart)).toMatchObject({ status: 409, code: 'cartChanged' })
    const seen = await buyer.call(cartEndpoints.read, undefined, { params: { id: cart.id } })
    expect(seen.deliveryAddressId).toBeNull()
    const placed = await buyer.call(orderEndpoints.submit, {
      cartId: cart.id,
      orderType: 'Order',
      cartVersion: seen.version,
    })
    expect(placed.deliveryAddress.id).toBe(company.usualAddress.id)
  })

  it.each([
    ['the usual address moves', () => ({ id: company.usualAddress.id, country: 'AT', zip: '1010' })],
    ['another becomes the usual one', () => ({ id: company.otherAddress.id, isUsual: true })],
  ])('without a choice must be seen again when %s', async (_, change) => {
    const cart = await fill()
    await colleague.call(addressEndpoints.change, change())
    expect(await order(cart)).toMatchObject({ code: 'cartChanged' })
  })

  it('is unchanged when another address changes', async () => {
    const unchosen = await fill()
    await colleague.call(addressEndpoints.change, { id: company.otherAddress.id, city: 'Anderswo' })
    await remove(company.otherAddress.id)
    await colleague.call(addressEndpoints.change, { id: company.usualAddress.id, isUsual: true })
    const otherCompanyUser = await aCompany(shop.dependencies)
    await (await shop.signedIn(await aUser(shop.dependencies, otherCompanyUser))).call(addressEndpoints.change, {
      id: otherCompanyUser.usualAddress.id,
      city: 'Anderswo',
    })
    expect((await buyer.call(cartEndpoints.readDefault)).version).toBe(unchosen.version)
  })

  it('either keeps the chosen address or finds it deleted', async () => {
    const { id: cartId } = await fill()
    await aCart(shop.dependencies, user)
    const spare = await Promise.all(Array.from({ length: 8 }, () => anAddress(shop.dependencies, company.id)))
    const answers = await Promise.all(
      spare.flatMap(({ id }) => [
        buyer.send('PUT', '/api/cart', { cartId, cartOptions: { deliveryAddressId: id } }),
        colleague.send('DELETE', `/api/address/${id}`),
        buyer.send('PUT', '/api/cart', { cartId, cartOptions: { deliveryAddressId: id }, comment: 'again' }),
      ]),
    )
    for (const { status, text } of answers) expect([200, 204, 404], text).toContain(status)
    expect((await buyer.call(cartEndpoints.readDefault)).deliveryAddressId).toBeNull()
  })
})
