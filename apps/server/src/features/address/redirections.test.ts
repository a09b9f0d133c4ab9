import { addressEndpoints } from '@normwerk/contract/address'
import { type ChangeCart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
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
const change = (cartId: string, fields: Omit<ChangeCart, 'cartId'>) =>
  buyer.call(cartEndpoints.change, { cartId, ...fields })
const order = (cart: { id: string; version: number }) =>
  buyer.rejected(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order', cartVersion: cart.version })
const remove = (id: string) => colleague.call(addressEndpoints.delete, undefined, { params: { id } })

describe('a cart', () => {
  it('whose address is deleted is not ordered until its buyer has chosen another one', async () => {
    const cart = await choose((await fill()).id, company.otherAddress.id)
    await remove(company.otherAddress.id)
    expect(await order(cart)).toMatchObject({ status: 409, code: 'deliveryAddressGone' })
    const seen = await buyer.call(cartEndpoints.readDefault)
    expect(seen).toMatchObject({ deliveryAddressId: null, deliveryAddressGone: true, positionCount: 1 })
    expect(await order(seen)).toMatchObject({ code: 'deliveryAddressGone' })
    const withoutVersion = { cartId: cart.id, orderType: 'Inquiry' as const }
    expect(await buyer.rejected(orderEndpoints.submit, withoutVersion)).toMatchObject({ code: 'deliveryAddressGone' })
    const chosen = await choose(cart.id, company.usualAddress.id)
    expect(chosen.deliveryAddressGone).toBe(false)
    const placed = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    expect(placed.deliveryAddress.id).toBe(company.usualAddress.id)
    expect((await buyer.call(cartEndpoints.readDefault)).deliveryAddressGone).toBe(false)
  })

  it('whose address is deleted goes to the usual one if its buyer says so', async () => {
    const cart = await choose((await fill()).id, company.otherAddress.id)
    await remove(company.otherAddress.id)
    expect((await change(cart.id, { comment: 'later' })).deliveryAddressGone).toBe(true)
    expect(await change(cart.id, { cartOptions: { deliveryAddressId: null } })).toMatchObject({
      deliveryAddressId: null,
      deliveryAddressGone: false,
    })
    const placed = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    expect(placed.deliveryAddress.id).toBe(company.usualAddress.id)
  })

  it('whose address is deleted can be collected', async () => {
    const cart = await choose((await fill()).id, company.otherAddress.id)
    await remove(company.otherAddress.id)
    await change(cart.id, { cartOptions: { deliveryType: 'Pickup' } })
    await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
  })

  it('that is saved or copied says that its address is deleted', async () => {
    const { id } = await aCart(shop.dependencies, user, { deliveryAddressId: company.otherAddress.id })
    await remove(company.otherAddress.id)
    const copy = await buyer.call(savedCartEndpoints.create, { name: 'Kopie', fromCartId: id })
    expect(copy.deliveryAddressGone).toBe(true)
    await buyer.call(cartPositionEndpoints.add, { cartId: id, productDimensionId: partId, quantity: 1 })
    const chosen = await buyer.call(cartEndpoints.chooseDefault, { cartId: id })
    expect(chosen.deliveryAddressGone).toBe(true)
    expect(await order(chosen)).toMatchObject({ code: 'deliveryAddressGone' })
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
