import { cartEndpoints } from '@normwerk/contract/cart'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { companies } from '../../database/tables/companies.ts'
import { dimensions } from '../../database/tables/dimensions.ts'
import { discounts } from '../../database/tables/discounts.ts'
import { products } from '../../database/tables/products.ts'
import { aCart, aCompany, anAddress, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let pin: typeof dimensions.$inferSelect
let thinPin: typeof dimensions.$inferSelect

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.tools)
  pin = await aPart(shop.tools, 'AZH-3.2x160')
  thinPin = await aPart(shop.tools, 'AZH-2x100')
})
afterAll(() => shop.stop())
beforeEach(async () => {
  user = await aUser(shop.tools, company)
  buyer = await shop.signedIn(user)
})

const add = (input: object = {}) => buyer.call(cartEndpoints.addPosition, { productDimensionId: pin.id, ...input })
const unknownId = '01900000-0000-7000-8000-000000000000'

/** A cart of somebody else, with one position. */
async function foreignCart() {
  const other = await shop.signedIn(await aUser(shop.tools, company))
  return other.call(cartEndpoints.addPosition, { productDimensionId: pin.id })
}

describe('the default cart', () => {
  it('is there when it is first needed, and is then the same', async () => {
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

  it('is made once by ten calls at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => buyer.call(cartEndpoints.readDefault)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })

  it('can be another cart; the list begins with it', async () => {
    const first = await buyer.call(cartEndpoints.readDefault)
    const second = await aCart(shop.tools, user)
    const chosen = await buyer.call(cartEndpoints.chooseDefault, { cartId: second.id })
    expect(chosen).toMatchObject({ id: second.id, default: true, version: 2 })
    const list = await buyer.call(cartEndpoints.list)
    expect(list.map(({ id, default: isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
  })

  it('stays one when two are chosen at once', async () => {
    await buyer.call(cartEndpoints.readDefault)
    const saved = [await aCart(shop.tools, user), await aCart(shop.tools, user)]
    await Promise.all(saved.map(({ id }) => buyer.call(cartEndpoints.chooseDefault, { cartId: id })))
    const list = await buyer.call(cartEndpoints.list)
    expect(list.map((cart) => cart.default)).toEqual([true, false, false])
  })

  it('is in the list of carts, with its sum', async () => {
    const cart = await add({ quantity: 3 })
    const [listed] = await buyer.call(cartEndpoints.list)
    expect(listed).toMatchObject({ id: cart.id, positionCount: 1, totalPriceNet: cart.totalPriceNet })
  })
})

describe('adding', () => {
  it('appends a position with all that the page shows of it', async () => {
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
      leadTimeDays: pin.leadTimeDays + 1,
      drawing: '/api/resources/drawing/AZH-3.2x160.svg?length=147.25',
    })
    expect(cart.cartPositions[0]?.description).toMatch(
      /3\.2 × 160 mm, cut to 147\.25 mm \(\+0\.05\/0\), inspection certificate 3\.1$/,
    )
  })

  it('takes the coarsest tolerance where none is named', async () => {
    const cart = await add({ changedLength: 147.25, tolerance: null })
    expect(cart.cartPositions[0]).toMatchObject({ toleranceClass: 'T100', tolerance: '+0.1/0' })
  })

  it('takes one piece for an empty quantity', async () => {
    for (const input of [{}, { quantity: null }]) {
      const { cartPositions } = await add(input)
      expect(cartPositions.at(-1)?.quantity).toBe(1)
    }
  })

  it('appends the same article again, and keeps the order also when many add at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => add({ quantity: index + 1 })))
    const cart = await buyer.call(cartEndpoints.readDefault)
    expect(cart.cartPositions.map(({ positionNumber }) => positionNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(cart.cartPositions.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(cart.version).toBe(9)
  })

  it('goes into the named cart', async () => {
    const saved = await aCart(shop.tools, user)
    expect(await add({ cartId: saved.id })).toMatchObject({ id: saved.id, default: false, positionCount: 1 })
  })

  it.each([0, -1, 0.5, 10_000])('refuses a quantity of %s', async (quantity) => {
    const problem = await buyer.refused(cartEndpoints.addPosition, { productDimensionId: pin.id, quantity })
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
  ])('refuses %j as an invalid field', async (input, field, code) => {
    const problem = await buyer.refused(cartEndpoints.addPosition, { productDimensionId: pin.id, ...input })
    expect(problem).toMatchObject({ status: 400, code: 'validationFailed', fields: { [field]: [{ code }] } })
  })

  it.each([
    [{ changedLength: 160.01 }, 'lengthOutOfRange'],
    [{ changedLength: 49.99 }, 'lengthOutOfRange'],
    [{ changedLength: -1 }, 'lengthOutOfRange'],
    [{ changedLength: 147.255 }, 'lengthStep'],
    [{ changedLength: 147, tolerance: '±0.05' }, 'toleranceNotOffered'],
    [{ tolerance: 'T50' }, 'toleranceNotOffered'],
  ])('refuses %j with %s', async (input, code) => {
    const problem = await buyer.refused(cartEndpoints.addPosition, { productDimensionId: pin.id, ...input })
    expect(problem).toMatchObject({ status: 422, code })
  })

  it('refuses a certificate for a material without one', async () => {
    const [part] = await shop.tools.database
      .select({ id: dimensions.id })
      .from(dimensions)
      .innerJoin(products, eq(products.id, dimensions.productId))
      .where(eq(products.certificate31, false))
      .limit(1)
    const problem = await buyer.refused(cartEndpoints.addPosition, { productDimensionId: part?.id, isThreeOne: true })
    expect(problem).toMatchObject({ status: 422, code: 'certificateNotOffered' })
  })

  it('does not find parts that are no more, malformed ids and carts of others', async () => {
    const foreign = await foreignCart()
    for (const input of [
      { productDimensionId: unknownId },
      { productDimensionId: 'x' },
      { productDimensionId: pin.id, cartId: foreign.id },
      { productDimensionId: pin.id, cartId: unknownId },
    ]) {
      expect(await buyer.refused(cartEndpoints.addPosition, input)).toMatchObject({
        status: 404,
        code: 'entryNotFound',
      })
    }
  })
})

describe('direct order', () => {
  const direct = (abmessungsNr: string, quantity: number | null = null) =>
    buyer.call(cartEndpoints.addDirectly, { abmessungsNr, quantity })

  it('takes an article number', async () => {
    const { cartPositions } = await direct('azh-3,2x160', 4)
    expect(cartPositions).toMatchObject([{ articleNo: 'AZH-3.2x160', quantity: 4 }])
  })

  it('takes a configured number and a designation', async () => {
    await direct('AZH-3.2x160-L147.25-T50-C31')
    const { cartPositions } = await direct('DIN 1530 A 3,2x160')
    expect(cartPositions.map(({ articleNo }) => articleNo)).toEqual(['AZH-3.2x160-L147.25-T50-C31', 'AZH-3.2x160'])
  })

  it('names what may have been meant', async () => {
    const problem = await buyer.refused(cartEndpoints.addDirectly, { abmessungsNr: 'AZH-3.2x1600' })
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    expect(problem.suggestions?.length).toBeGreaterThan(0)
    expect(problem.suggestions?.length).toBeLessThanOrEqual(3)
  })

  it('refuses a quantity out of range and a length that cannot be cut', async () => {
    const refused = (input: object) => buyer.refused(cartEndpoints.addDirectly, input)
    expect(await refused({ abmessungsNr: 'AZH-3.2x160', quantity: 0 })).toMatchObject({ code: 'quantityOutOfRange' })
    const short = await refused({ abmessungsNr: 'AZH-3.2x160-L10' })
    expect(['lengthOutOfRange', 'entryNotFound']).toContain(short.code)
  })
})

describe('prices', () => {
  it('are list price, scale, trimming and certificate, computed at each read', async () => {
    const listPrice = 1000
    const scale = [{ from: 10, percent: 5 }]
    await shop.tools.database.update(dimensions).set({ listPrice, scale }).where(eq(dimensions.id, thinPin.id))
    const first = await add({ productDimensionId: thinPin.id, quantity: 9 })
    expect(first.cartPositions[0]).toMatchObject({ price: '10.00', listPrice: '10.00', totalPrice: '90.00' })

    const positionId = first.cartPositions[0]?.id ?? ''
    const more = await buyer.call(cartEndpoints.changePosition, { positionId, quantity: 10 })
    expect(more.cartPositions[0]).toMatchObject({ price: '9.50', listPrice: '10.00', totalPrice: '95.00' })

    const cut = await buyer.call(cartEndpoints.replacePosition, {
      replacePositionId: positionId,
      productDimensionId: thinPin.id,
      changedLength: 90,
      tolerance: 'T50',
      isThreeOne: true,
    })
    expect(cut.cartPositions[0]).toMatchObject({ price: '12.70', listPrice: '13.20', totalPrice: '145.00' })

    await shop.tools.database.update(dimensions).set({ listPrice: 2000 }).where(eq(dimensions.id, thinPin.id))
    const dearer = await buyer.call(cartEndpoints.readDefault)
    expect(dearer.cartPositions[0]).toMatchObject({ price: '22.20', totalPrice: '240.00' })
  })

  it('fall by the discount of the company on the family', async () => {
    await shop.tools.database.insert(discounts).values({ discountGroup: 'tenth', family: 'AZ', percent: 10 })
    const favoured = await aCompany(shop.tools, { discountGroup: 'tenth' })
    buyer = await shop.signedIn(await aUser(shop.tools, favoured))
    await shop.tools.database.update(dimensions).set({ listPrice: 2000 }).where(eq(dimensions.id, thinPin.id))
    const { cartPositions } = await add({ productDimensionId: thinPin.id })
    expect(cartPositions[0]).toMatchObject({ price: '18.00', listPrice: '20.00' })
  })

  it('add up with shipping and the tax of the country of delivery', async () => {
    await shop.tools.database.update(dimensions).set({ listPrice: 2000 }).where(eq(dimensions.id, thinPin.id))
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
    await shop.tools.database.update(companies).set({ vatId: 'DE1' }).where(eq(companies.id, company.id))
    const austria = await anAddress(shop.tools, company.id, { country: 'AT' })
    const swiss = await anAddress(shop.tools, company.id, { country: 'CH' })
    const deliver = (cartOptions: object) => buyer.call(cartEndpoints.change, { cartId: cart.id, cartOptions })
    expect(await deliver({ deliveryAddressId: austria.id })).toMatchObject({ shippingCosts: '14.90', salesTax: '0.00' })
    expect(await deliver({ deliveryAddressId: swiss.id })).toMatchObject({ shippingCosts: '29.90', salesTax: '0.00' })
    expect(await deliver({ deliveryType: 'Pickup' })).toMatchObject({ shippingCosts: '0.00', salesTax: '3.80' })
    await shop.tools.database.update(companies).set({ vatId: null }).where(eq(companies.id, company.id))
    const taxed = await deliver({ deliveryType: 'StandardDelivery', deliveryAddressId: austria.id })
    expect(taxed).toMatchObject({ shippingCosts: '14.90', salesTax: '6.63' })
  })

  it('on request are null and told', async () => {
    const part = await aPart(shop.tools, 'AZH-2x125')
    await shop.tools.database.update(dimensions).set({ listPrice: null }).where(eq(dimensions.id, part.id))
    const cart = await add({ productDimensionId: part.id })
    expect(cart).toMatchObject({ hasPriceOnRequest: true, totalPriceNet: '0.00' })
    expect(cart.cartPositions[0]).toMatchObject({ price: null, listPrice: null, totalPrice: null })
  })
})

describe('changing', () => {
  it('touches the named fields only', async () => {
    const { cartPositions } = await add({ quantity: 3, comment: 'eilt' })
    const positionId = cartPositions[0]?.id ?? ''
    const change = (fields: object) => buyer.call(cartEndpoints.changePosition, { positionId, ...fields })
    expect((await change({ commission: 'F1' })).cartPositions[0]).toMatchObject({
      quantity: 3,
      comment: 'eilt',
      commission: 'F1',
    })
    const changed = await change({ quantity: null, comment: null, customerOrderNumber: 'B-1' })
    expect(changed.cartPositions[0]).toMatchObject({
      quantity: 1,
      comment: null,
      commission: 'F1',
      customerOrderNumber: 'B-1',
    })
    expect((await change({})).cartPositions).toEqual(changed.cartPositions)
  })

  it.each([0, -1, 0.5, 10_000])('refuses a quantity of %s and keeps the old one', async (quantity) => {
    const { cartPositions } = await add({ quantity: 3 })
    const positionId = cartPositions[0]?.id
    const problem = await buyer.refused(cartEndpoints.changePosition, { positionId, quantity })
    expect(problem).toMatchObject({ status: 422, code: 'quantityOutOfRange' })
    expect((await buyer.call(cartEndpoints.readDefault)).cartPositions).toEqual(cartPositions)
  })

  it('of two fields at once keeps both', async () => {
    const { cartPositions } = await add()
    const positionId = cartPositions[0]?.id ?? ''
    await Promise.all([
      buyer.call(cartEndpoints.changePosition, { positionId, quantity: 7 }),
      buyer.call(cartEndpoints.changePosition, { positionId, comment: 'eilt' }),
      buyer.call(cartEndpoints.changePosition, { positionId, commission: 'F2' }),
    ])
    const cart = await buyer.call(cartEndpoints.readDefault)
    expect(cart.cartPositions[0]).toMatchObject({ quantity: 7, comment: 'eilt', commission: 'F2' })
    expect(cart.version).toBe(5)
  })

  it('of header fields at once keeps all', async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    const edits = [
      { customerOrderNumber: 'B-4711' },
      { commission: 'Form 12' },
      { comment: 'Bitte anrufen' },
      { cartOptions: { deliveryType: 'Pickup' as const } },
      { cartOptions: { deliveryAddressId: company.otherAddress.id } },
    ]
    await Promise.all(edits.map((edit) => buyer.call(cartEndpoints.change, { cartId, ...edit })))
    expect(await buyer.call(cartEndpoints.readDefault)).toMatchObject({
      customerOrderNumber: 'B-4711',
      commission: 'Form 12',
      comment: 'Bitte anrufen',
      deliveryType: 'Pickup',
      deliveryAddressId: company.otherAddress.id,
      version: 6,
    })
    const cleared = await buyer.call(cartEndpoints.change, {
      cartId,
      comment: null,
      cartOptions: { deliveryAddressId: null },
    })
    expect(cleared).toMatchObject({ comment: null, deliveryAddressId: null, commission: 'Form 12' })
  })

  it('takes only delivery addresses of the own company', async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    const foreign = await aCompany(shop.tools)
    for (const deliveryAddressId of [foreign.usualAddress.id, company.invoiceAddress.id, unknownId, 'x']) {
      const problem = await buyer.refused(cartEndpoints.change, { cartId, cartOptions: { deliveryAddressId } })
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
  })
})

describe('replacing', () => {
  it('keeps place, number, quantity and notes', async () => {
    await add()
    const { cartPositions } = await add({ quantity: 5, comment: 'eilt', changedLength: 150, isThreeOne: true })
    await add()
    const [, replaced] = cartPositions
    const cart = await buyer.call(cartEndpoints.replacePosition, {
      replacePositionId: replaced?.id ?? '',
      productDimensionId: thinPin.id,
    })
    expect(cart.positionCount).toBe(3)
    expect(cart.cartPositions[1]).toMatchObject({
      id: replaced?.id,
      positionNumber: 2,
      articleNo: 'AZH-2x100',
      quantity: 5,
      comment: 'eilt',
      changedLength: null,
      isThreeOne: false,
    })
  })

  it('refuses an unfit part and leaves the position alone', async () => {
    const { cartPositions } = await add()
    const wish = { replacePositionId: cartPositions[0]?.id, productDimensionId: thinPin.id }
    expect(await buyer.refused(cartEndpoints.replacePosition, { ...wish, changedLength: 101 })).toMatchObject({
      code: 'lengthOutOfRange',
    })
    expect(await buyer.refused(cartEndpoints.replacePosition, { ...wish, quantity: 0 })).toMatchObject({
      code: 'quantityOutOfRange',
    })
    expect((await buyer.call(cartEndpoints.readDefault)).cartPositions).toEqual(cartPositions)
  })
})

describe('removing', () => {
  it('can be taken back, to the same place', async () => {
    await add()
    await add({ productDimensionId: thinPin.id })
    const before = await add()
    const id = before.cartPositions[1]?.id ?? ''
    const after = await buyer.call(cartEndpoints.deletePosition, undefined, { params: { id } })
    expect(after.cartPositions.map((position) => position.articleNo)).toEqual(['AZH-3.2x160', 'AZH-3.2x160'])
    const restored = await buyer.call(cartEndpoints.restorePosition, { positionId: id })
    expect(restored.cartPositions).toEqual(before.cartPositions)
    expect(restored.version).toBe(before.version + 2)
  })

  it('leaves nothing to change', async () => {
    const { cartPositions } = await add()
    const id = cartPositions[0]?.id ?? ''
    await buyer.call(cartEndpoints.deletePosition, undefined, { params: { id } })
    const { version } = await buyer.call(cartEndpoints.readDefault)
    for (const problem of [
      await buyer.refused(cartEndpoints.changePosition, { positionId: id, quantity: 2 }),
      await buyer.refused(cartEndpoints.replacePosition, { replacePositionId: id, productDimensionId: pin.id }),
      await buyer.refused(cartEndpoints.deletePosition, undefined, { params: { id } }),
    ]) {
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect((await buyer.call(cartEndpoints.readDefault)).version).toBe(version)
  })

  it('of all positions empties the cart; each can be taken back', async () => {
    await add()
    const before = await add()
    const cleared = await buyer.call(cartEndpoints.clear, { cartId: before.id })
    expect(cleared).toMatchObject({ positionCount: 0, cartPositions: [], version: before.version + 1 })
    await buyer.call(cartEndpoints.restorePosition, { positionId: before.cartPositions[0]?.id ?? '' })
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(1)
  })
})

describe('carts and positions of others', () => {
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
        await buyer.refused(cartEndpoints.read, undefined, at(cartId)),
        await buyer.refused(cartEndpoints.change, { cartId, comment: 'x' }),
        await buyer.refused(cartEndpoints.clear, { cartId }),
        await buyer.refused(cartEndpoints.chooseDefault, { cartId }),
        await buyer.refused(cartEndpoints.changePosition, { positionId: position, quantity: 2 }),
        await buyer.refused(cartEndpoints.replacePosition, {
          replacePositionId: position,
          productDimensionId: pin.id,
        }),
        await buyer.refused(cartEndpoints.deletePosition, undefined, at(position)),
        await buyer.refused(cartEndpoints.restorePosition, { positionId: position }),
      ]) {
        expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
        expect(problem.message).not.toBe('')
      }
    }
    expect((await buyer.call(cartEndpoints.list)).map((cart) => cart.default)).toEqual([true])
  })

  it('need SHOP_USER', async () => {
    const clerk = await shop.signedIn(await aUser(shop.tools, company, ['OLD_ORDERS']))
    expect(await clerk.refused(cartEndpoints.readDefault)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await shop.visitor().refused(cartEndpoints.readDefault)).toMatchObject({ status: 401, code: 'notSignedIn' })
  })
})

describe('a cart of 200 positions', () => {
  it('is read with one statement for the visit, one for the cart and one for the positions', async () => {
    const cart = await buyer.call(cartEndpoints.readDefault)
    const parts = await shop.tools.database.select({ id: dimensions.id }).from(dimensions).limit(200)
    await shop.tools.database.insert(cartPositions).values(
      parts.map(({ id }, index) => ({
        id: shop.tools.ids.next(),
        cartId: cart.id,
        sortIndex: index + 1,
        positionType: 'Standard' as const,
        dimensionId: id,
        quantity: 1 + index,
      })),
    )
    const statements = await shop.statementsOf(async () => {
      expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(200)
    })
    expect(statements).toHaveLength(3)
  })
})
