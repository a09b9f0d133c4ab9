import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { products } from '../../database/tables/products.ts'
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

describe('adding', () => {
  it('appends a position with all data that the page shows', async () => {
    const cart = await add({ quantity: 12, commission: 'Form 7', comment: 'eilt' })
    expect(cart).toMatchObject({ positionCount: 1, version: 2, hasPriceOnRequest: false })
    expect(cart.cartPositions[0]).toMatchObject({
      positionNumber: 1,
      positionType: 'Standard',
      articleNo: 'AZH-3.2x160',
      description: 'Auswerferstift, gehärtet, 1.2210, 3,2 × 160 mm',
      quantity: 12,
      commission: 'Form 7',
      comment: 'eilt',
      productDimensionId: pin.id,
      productId: pin.productId,
      changedLength: null,
      tolerance: null,
      toleranceClass: null,
      isThreeOne: false,
      leadTimeDays: pin.leadTimeDays,
      drawing: '/api/resources/drawing/AZH-3.2x160.svg',
    })
  })

  it('keeps length, tolerance and certificate and names them in the number and the text', async () => {
    const cart = await buyer
      .send('PUT', '/api/language', { code: 'en' })
      .then(() => add({ quantity: 12, changedLength: 147.25, tolerance: '+0.05/0', isThreeOne: true }))
    expect(cart.cartPositions[0]).toMatchObject({
      positionType: 'ChangedLength',
      articleNo: 'AZH-3.2x160-L147.25-T50-C31',
      changedLength: 147.25,
      tolerance: '+0.05/0',
      toleranceClass: 'T50',
      isThreeOne: true,
      // A day for the cut, and one for the certificate.
      leadTimeDays: pin.leadTimeDays + 2,
      drawing: '/api/resources/drawing/AZH-3.2x160.svg?length=147.25&tolerance=T50',
    })
    expect(cart.cartPositions[0]?.description).toMatch(
      /3\.2 × 160 mm, cut to 147\.25 mm \(\+0\.05\/0\), inspection certificate 3\.1$/,
    )
  })

  it('chooses the coarsest tolerance if none is named', async () => {
    const cart = await add({ changedLength: 147.25, tolerance: null })
    expect(cart.cartPositions[0]).toMatchObject({ toleranceClass: 'T100', tolerance: '+0.1/0' })
  })

  it('takes one piece for an empty quantity', async () => {
    for (const input of [{}, { quantity: null }]) {
      const { cartPositions } = await add(input)
      expect(cartPositions.at(-1)?.quantity).toBe(1)
    }
  })

  it('appends the same article again, and keeps the order for simultaneous calls', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => add({ quantity: index + 1 })))
    const cart = await buyer.call(cartEndpoints.readDefault)
    expect(cart.cartPositions.map(({ positionNumber }) => positionNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(cart.cartPositions.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(cart.version).toBe(9)
  })

  it('uses the named cart', async () => {
    const saved = await aCart(shop.dependencies, user)
    expect(await add({ cartId: saved.id })).toMatchObject({ id: saved.id, default: false, positionCount: 1 })
  })

  it.each([0, -1, 0.5, 10_000])('rejects a quantity of %s', async (quantity) => {
    const problem = await buyer.rejected(cartPositionEndpoints.add, { productDimensionId: pin.id, quantity })
    expect(problem).toMatchObject({ status: 422, code: 'quantityOutOfRange', params: { min: 1, max: 9999 } })
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(0)
  })

  it.each([
    [{ quantity: '3' }, 'quantity', 'invalid'],
    [{ price: '0.01' }, 'price', 'unknownField'],
    [{ comment: 'a\u0000b' }, 'comment', 'invalidCharacters'],
    [{ comment: 'a\ud800b' }, 'comment', 'invalidCharacters'],
    [{ commission: 'x'.repeat(61) }, 'commission', 'tooLong'],
    [{ changedLength: '147' }, 'changedLength', 'invalid'],
  ])('rejects %j as an invalid field', async (input, field, code) => {
    const problem = await buyer.rejected(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
    expect(problem).toMatchObject({ status: 400, code: 'validationFailed', fields: { [field]: [{ code }] } })
  })

  it.each([
    [{ changedLength: 160.01 }, 'lengthOutOfRange'],
    [{ changedLength: 49.99 }, 'lengthOutOfRange'],
    [{ changedLength: -1 }, 'lengthOutOfRange'],
    [{ changedLength: 147.255 }, 'lengthStep'],
    [{ changedLength: 147, tolerance: '±0.05' }, 'toleranceNotOffered'],
    [{ tolerance: 'T50' }, 'toleranceNotOffered'],
  ])('rejects %j with %s', async (input, code) => {
    const problem = await buyer.rejected(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
    expect(problem).toMatchObject({ status: 422, code })
  })

  it('rejects a certificate for a material without one', async () => {
    const [part] = await shop.dependencies.database
      .select({ id: articles.id })
      .from(articles)
      .innerJoin(products, eq(products.id, articles.productId))
      .where(eq(products.certificate31, false))
      .limit(1)
    const problem = await buyer.rejected(cartPositionEndpoints.add, { productDimensionId: part?.id, isThreeOne: true })
    expect(problem).toMatchObject({ status: 422, code: 'certificateNotOffered' })
  })

  it("does not find unknown parts, malformed ids and other users' carts", async () => {
    const foreign = await foreignCart()
    for (const input of [
      { productDimensionId: unknownId },
      { productDimensionId: 'x' },
      { productDimensionId: pin.id, cartId: foreign.id },
      { productDimensionId: pin.id, cartId: unknownId },
    ]) {
      expect(await buyer.rejected(cartPositionEndpoints.add, input)).toMatchObject({
        status: 404,
        code: 'entryNotFound',
      })
    }
  })
})
