import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { cartPositions } from '../../database/tables/carts.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let pin: typeof articles.$inferSelect

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
})
beforeEach(async () => {
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
})

const add = (input: object = {}) => buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
const unknownId = '01900000-0000-7000-8000-000000000000'

/** A cart of another user, with one position. */
async function foreignCart() {
  const other = await shop.signedIn(await aUser(shop.dependencies, company))
  return other.call(cartPositionEndpoints.add, { productDimensionId: pin.id })
}

describe('the default cart', () => {
  it('is created when it is first needed, and is then the same', async () => {
    const cart = await buyer.call(cartEndpoints.readDefault)
    expect(cart).toMatchObject({
      name: 'Warenkorb',
      default: true,
      positionCount: 0,
      totalPriceNet: '0.00',
      shippingCosts: '0.00',
      minimumOrderValue: '250.00',
      deliveryType: 'StandardDelivery',
      deliveryAddressId: null,
      version: 1,
    })
    expect(await buyer.call(cartEndpoints.readDefault)).toEqual(cart)
    expect(await buyer.call(cartEndpoints.read, undefined, { params: { id: cart.id } })).toEqual(cart)
  })

  it('is created once by ten simultaneous calls', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => buyer.call(cartEndpoints.readDefault)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })

  it('can be another cart, and is first in the list', async () => {
    const first = await buyer.call(cartEndpoints.readDefault)
    const second = await aCart(shop.dependencies, user)
    const chosen = await buyer.call(cartEndpoints.chooseDefault, { cartId: second.id })
    expect(chosen).toMatchObject({ id: second.id, default: true, version: 2 })
    const list = await buyer.call(cartEndpoints.list)
    expect(list.map(({ id, default: isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
  })

  it('stays one when two are chosen at the same time', async () => {
    await buyer.call(cartEndpoints.readDefault)
    const saved = [await aCart(shop.dependencies, user), await aCart(shop.dependencies, user)]
    await Promise.all(saved.map(({ id }) => buyer.call(cartEndpoints.chooseDefault, { cartId: id })))
    const list = await buyer.call(cartEndpoints.list)
    expect(list.map((cart) => cart.default)).toEqual([true, false, false])
  })

  it('tells how many positions it has, without a removed one or those of other carts', async () => {
    const count = () => buyer.call(cartEndpoints.countDefault)
    expect(await count()).toEqual({ positionCount: 0 })
    await foreignCart()
    await add({ cartId: (await aCart(shop.dependencies, user)).id })
    const { cartPositions } = await add()
    await add()
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: cartPositions[0]?.id ?? '' } })
    expect(await count()).toEqual({ positionCount: 1 })
  })

  it('is in the list of carts, with its sum', async () => {
    const cart = await add({ quantity: 3 })
    const [listed] = await buyer.call(cartEndpoints.list)
    expect(listed).toMatchObject({ id: cart.id, positionCount: 1, totalPriceNet: cart.totalPriceNet })
  })
})

describe('carts and positions of other users', () => {
  it('do not exist', async () => {
    const foreign = await foreignCart()
    const positionId = foreign.cartPositions[0]?.id ?? ''
    for (const [cartId, position] of [
      [foreign.id, positionId],
      [unknownId, unknownId],
      ['no-id', 'no-id'],
    ]) {
      const at = (id: string | undefined) => ({ params: { id: id ?? '' } })
      for (const problem of [
        await buyer.rejected(cartEndpoints.read, undefined, at(cartId)),
        await buyer.rejected(cartEndpoints.change, { cartId, comment: 'x' }),
        await buyer.rejected(cartEndpoints.clear, { cartId }),
        await buyer.rejected(cartEndpoints.chooseDefault, { cartId }),
        await buyer.rejected(cartPositionEndpoints.change, { positionId: position, quantity: 2 }),
        await buyer.rejected(cartPositionEndpoints.replace, {
          replacePositionId: position,
          productDimensionId: pin.id,
        }),
        await buyer.rejected(cartPositionEndpoints.delete, undefined, at(position)),
        await buyer.rejected(cartPositionEndpoints.restore, { positionId: position }),
      ]) {
        expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
        expect(problem.message).not.toBe('')
      }
    }
    expect((await buyer.call(cartEndpoints.list)).map((cart) => cart.default)).toEqual([true])
  })

  it('need SHOP_USER', async () => {
    const clerk = await shop.signedIn(await aUser(shop.dependencies, company, ['OLD_ORDERS']))
    expect(await clerk.rejected(cartEndpoints.readDefault)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await shop.visitor().rejected(cartEndpoints.readDefault)).toMatchObject({ status: 401, code: 'notSignedIn' })
  })
})

describe('a cart of 200 positions', () => {
  it('is read with one statement for the visit, one for the cart and one for the positions', async () => {
    const cart = await buyer.call(cartEndpoints.readDefault)
    const parts = await shop.dependencies.database.select({ id: articles.id }).from(articles).limit(200)
    await shop.dependencies.database.insert(cartPositions).values(
      parts.map(({ id }, index) => ({
        id: shop.dependencies.ids.next(),
        cartId: cart.id,
        sortIndex: index + 1,
        positionType: 'Standard' as const,
        articleId: id,
        quantity: 1 + index,
      })),
    )
    const statements = await shop.statementsOf(async () => {
      expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(200)
    })
    expect(statements).toHaveLength(3)
  })
})
