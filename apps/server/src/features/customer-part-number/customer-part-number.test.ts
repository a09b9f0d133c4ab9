import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { orderEndpoints } from '@normwerk/contract/order'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPart } from '../../testing/builders.ts'
import { aBuyerWithNumbers } from '../../testing/calls/buyer-with-numbers.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { findCustomerPartNumbers } from './find-customer-part-number.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

const aBuyer = () => aBuyerWithNumbers(shop)
const search = async (visitor: Visitor, query: string) =>
  (await visitor.call(catalogueEndpoints.search, { query })).designation

describe('a customer part number', () => {
  test('is given to a part, stock or cut, changed and deleted', async () => {
    const { name, list } = await aBuyer()
    const part = await aPart(shop.dependencies, 'AZH-6x200')
    const whole = await name('AZH-6x200', ' 4711 ')
    expect(whole).toMatchObject({
      ownNumber: '4711',
      productDimensionId: part.id,
      articleNo: 'AZH-6x200',
      changedLength: null,
      description: expect.stringMatching(/^.+, 6 × 200 mm$/),
    })
    const cut = await name('AZH-6x200', '4711-180', 180)
    expect(await list()).toEqual([whole, cut])
    const renamed = await name('AZH-6x200', '4712')
    expect(renamed).toEqual({ ...whole, ownNumber: '4712' })
    expect(await name('AZH-6x200', '4712')).toEqual(renamed)
    expect(await name('AZH-6x200', null)).toBeNull()
    expect(await name('AZH-6x200', null)).toBeNull()
    expect(await list()).toEqual([cut])
  })

  test('names one part of a company, in any letter case, and other parts for other companies', async () => {
    const { buyer, name } = await aBuyer()
    await name('AZH-6x200', 'Stift-A')
    const other = await aPart(shop.dependencies, 'AZH-6x160')
    const input = { productDimensionId: other.id, ownNumber: 'STIFT-a' }
    expect(await buyer.rejected(customerPartNumberEndpoints.set, input)).toMatchObject({
      status: 409,
      code: 'ownNumberTaken',
    })
    expect(await name('AZH-6x200', 'stift-a')).toMatchObject({ ownNumber: 'stift-a' })
    expect(await (await aBuyer()).name('AZH-6x160', 'Stift-A')).toMatchObject({ articleNo: 'AZH-6x160' })
  })

  test('requires a part that exists and can be cut so', async () => {
    const { buyer, list } = await aBuyer()
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
    const rejected = async (input: object) => {
      const { status, code } = await buyer.rejected(customerPartNumberEndpoints.set, {
        productDimensionId,
        ownNumber: 'x',
        ...input,
      })
      return [status, code]
    }
    expect(await rejected({ productDimensionId: nobodysId })).toEqual([404, 'entryNotFound'])
    expect(await rejected({ productDimensionId: nobodysId, ownNumber: null })).toEqual([404, 'entryNotFound'])
    expect(await rejected({ changedLength: 201 })).toEqual([422, 'lengthOutOfRange'])
    expect(await rejected({ changedLength: 150.005 })).toEqual([422, 'lengthStep'])
    for (const ownNumber of ['', ' ', 'a\nb', 'a\u2028b', 'x'.repeat(61), undefined]) {
      expect(await rejected({ ownNumber })).toEqual([400, 'validationFailed'])
    }
    expect(await list()).toEqual([])
  })

  test('is listed by number and found by a piece of it or of the article number', async () => {
    const { buyer, name, list } = await aBuyer()
    await name('AZH-6x200', 'b 10%')
    await name('AHH-3x5x75', 'C')
    await name('AZH-6x160', 'a')
    expect((await list()).map(({ ownNumber }) => ownNumber)).toEqual(['a', 'b 10%', 'C'])
    expect((await list('0%')).map(({ ownNumber }) => ownNumber)).toEqual(['b 10%'])
    expect((await list('ahh')).map(({ ownNumber }) => ownNumber)).toEqual(['C'])
    expect(await list('%')).toHaveLength(1)
    expect(await buyer.call(customerPartNumberEndpoints.list, { page: 2, size: 2 })).toMatchObject({
      items: [{ ownNumber: 'C' }],
      total: 3,
    })
  })
})

describe("a company's customer part numbers", () => {
  test('are found in search, suggestions and direct order, with priority', async () => {
    const { buyer, name } = await aBuyer()
    const part = await aPart(shop.dependencies, 'AHH-3x5x75')
    await name('AHH-3x5x75', 'DIN 1530 AH 6x200')
    await name('AZH-6x200', 'Stift 180', 180)
    expect(await search(buyer, ' din 1530 ah 6X200 ')).toMatchObject({
      productDimensionId: part.id,
      articleNo: 'AHH-3x5x75',
    })
    const found = await buyer.call(catalogueEndpoints.search, { query: 'stift 180' })
    expect(found.items.map(({ productNr }) => productNr)).toEqual(['AZH'])
    expect(found.designation).toMatchObject({
      articleNo: 'AZH-6x200',
      changedLength: 180,
      toleranceClass: 'T100',
      assumed: ['toleranceClass'],
    })
    const { suggestions } = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'sti' })
    const whole = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'din 1530 ah 6X2' })
    expect(whole.suggestions[0]).toMatchObject({ kind: 'article', text: 'DIN 1530 AH 6x200', articleNo: 'AHH-3x5x75' })
    expect(suggestions[0]).toMatchObject({
      kind: 'designation',
      text: 'Stift 180',
      articleNo: 'AZH-6x200',
      productNr: 'AZH',
    })
    await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'DIN 1530 AH 6x200' })
    const cart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'STIFT 180', quantity: 3 })
    expect(cart.cartPositions).toMatchObject([
      { articleNo: 'AHH-3x5x75', ownNumber: 'DIN 1530 AH 6x200' },
      { articleNo: 'AZH-6x200-L180-T100', quantity: 3, ownNumber: 'Stift 180' },
    ])
    const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    expect(order.positions.map(({ ownNumber }) => ownNumber)).toEqual(['DIN 1530 AH 6x200', 'Stift 180'])
  })

  test('are found with other separators, unless these divide the digits at other places', async () => {
    const { buyer, name } = await aBuyer()
    await name('AZH-6x200', 'ART-700105')
    await name('AHH-3x5x75', '4711-12.5')
    for (const query of ['art 700105', 'ART700105', 'Art.700105', 'ART_700105']) {
      expect(await search(buyer, query)).toMatchObject({ articleNo: 'AZH-6x200', assumed: [] })
    }
    expect(await search(buyer, '4711 12/5')).toMatchObject({ articleNo: 'AHH-3x5x75' })
    expect(await search(buyer, '4711125')).toMatchObject({ articleNo: 'AHH-3x5x75' })
    expect(await search(buyer, '471-112.5')).toBeUndefined()
    const cart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'art 700105' })
    expect(cart.cartPositions).toMatchObject([{ articleNo: 'AZH-6x200', ownNumber: 'ART-700105' }])
    const { suggestions } = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'art 7001' })
    expect(suggestions[0]).toMatchObject({ text: 'ART-700105', articleNo: 'AZH-6x200' })
  })

  test('that differ only in separators are found as they are written', async () => {
    const { buyer, name } = await aBuyer()
    await name('AZH-6x200', 'ART-700105')
    await name('AHH-3x5x75', 'ART700105')
    expect(await search(buyer, 'art-700105')).toMatchObject({ articleNo: 'AZH-6x200' })
    expect(await search(buyer, 'art700105')).toMatchObject({ articleNo: 'AHH-3x5x75' })
    expect(await search(buyer, 'art 700105')).toBeUndefined()
  })

  test('mean nothing to other companies, and cost a visitor no statement', async () => {
    const { name } = await aBuyer()
    await name('AZH-6x200', 'Geheim-1')
    const { buyer: otherCompanyUser } = await aBuyer()
    for (const visitor of [otherCompanyUser, shop.visitor()]) {
      expect(await search(visitor, 'Geheim-1')).toBeUndefined()
      const { suggestions } = await visitor.call(catalogueEndpoints.autoComplete, { searchString: 'Geheim' })
      expect(JSON.stringify(suggestions)).not.toContain('Geheim-1')
    }
    const visitor = shop.visitor()
    await search(visitor, 'AZH-6x200')
    expect(
      await shop.statementsOf(async () => {
        await search(visitor, 'AZH-6x200')
        await visitor.call(catalogueEndpoints.autoComplete, { searchString: 'AZH-6x' })
      }),
    ).toEqual([])
  })

  test('are found with one statement for many, by the text as it was given', async () => {
    const { company, name } = await aBuyer()
    await name('AZH-6x200', 'Eins')
    await name('AHH-3x5x75', 'zwei', 60)
    const { database } = shop.dependencies
    const texts = ['eins', ' EINS ', 'drei', '', 'ZWEI', 'x'.repeat(5000)]
    let found = new Map<string, unknown>()
    const statements = await shop.statementsOf(async () => {
      found = await findCustomerPartNumbers(database, company.id, texts)
    })
    expect(statements).toHaveLength(1)
    expect([...found.keys()]).toEqual(['eins', ' EINS ', 'ZWEI'])
    expect(found.get('ZWEI')).toMatchObject({ articleNumber: 'AHH-3x5x75', changedLength: 60, toleranceClass: null })
    expect(await findCustomerPartNumbers(database, nobodysId, texts)).toEqual(new Map())
  })
})
