import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { maxOptionLength } from '@normwerk/contract/limits'
import { orderEndpoints } from '@normwerk/contract/order'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { projectEndpoints } from '@normwerk/contract/project'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cartPositions } from '../../database/tables/carts.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: { id: string }
let buyer: Visitor
let pin: string

beforeAll(async () => {
  shop = await shareApp()
  pin = (await aPart(shop.dependencies, 'AZH-6x200')).id
})
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

const add = (headFlats: string | null, more: object = {}) =>
  buyer.call(cartPositionEndpoints.add, { productDimensionId: pin, quantity: 2, headFlats, ...more })
const last = ({ cartPositions: positions }: Awaited<ReturnType<typeof add>>) => {
  const position = positions.at(-1)
  if (position === undefined) throw new Error('the cart is empty')
  return position
}

describe('flats on the head of a pin', () => {
  it.each([
    ['R1F3', '2.90', 'Fläche am Kopf, 3 mm von der Mitte'],
    ['R2F3.5', '4.80', 'zwei parallele Flächen am Kopf, 3,5 mm von der Mitte'],
    ['R2QF3', '4.80', 'zwei Flächen am Kopf unter 90°, 3 mm von der Mitte'],
    ['R3F3', '6.70', 'drei Flächen am Kopf, 3 mm von der Mitte'],
    ['R4F5.99', '8.60', 'vier Flächen am Kopf, 5,99 mm von der Mitte'],
  ])('%s costs %s a piece and one day, and is described in words', async (headFlats, surcharge, words) => {
    const plain = last(await add(null))
    const flat = last(await add(headFlats))
    expect(flat).toMatchObject({
      articleNo: `AZH-6x200-${headFlats}`,
      headFlats,
      positionType: 'Standard',
      description: `${plain.description}, ${words}`,
      drawing: `/api/resources/drawing/AZH-6x200.svg?flats=${headFlats}`,
      leadTimeDays: plain.leadTimeDays + 1,
    })
    expect(plain.headFlats).toBeNull()
    const cents = (amount: string | null) => Math.round(Number(amount) * 100)
    expect(cents(flat.price) - cents(plain.price)).toBe(cents(surcharge))
    expect(cents(flat.listPrice) - cents(plain.listPrice)).toBe(cents(surcharge))
    expect(cents(flat.totalPrice)).toBe(2 * cents(flat.price))
    expect((await shop.visitor().send('GET', flat.drawing)).status).toBe(200)
  })

  it('combine with a cut and a certificate, and are canonical in every spelling', async () => {
    const whole = last(await add('R1F3.00', { changedLength: 150, tolerance: '+0.05/0', isThreeOne: true }))
    expect(whole).toMatchObject({
      articleNo: 'AZH-6x200-L150-T50-C31-R1F3',
      headFlats: 'R1F3',
      positionType: 'ChangedLength',
    })
    await buyer.send('PUT', '/api/language', { code: 'en' })
    const {
      cartPositions: [english],
    } = await buyer.call(cartEndpoints.readDefault)
    expect(english?.description).toMatch(/certificate 3\.1, flat on the head, 3 mm from the axis$/)
  })

  it.each([
    ['R1F2.99', 422, 'flatDistanceOutOfRange', [{ code: 'flatDistanceOutOfRange', params: { from: 3, below: 6 } }]],
    ['R4F6', 422, 'flatDistanceOutOfRange', [{ code: 'flatDistanceOutOfRange', params: { from: 3, below: 6 } }]],
    ['R5F3', 400, 'validationFailed', [{ code: 'invalid' }]],
    ['R1', 400, 'validationFailed', [{ code: 'invalid' }]],
    ['', 400, 'validationFailed', [{ code: 'invalid' }]],
    [3, 400, 'validationFailed', [{ code: 'invalid' }]],
    [
      'R1F3'.padEnd(maxOptionLength + 1),
      400,
      'validationFailed',
      expect.arrayContaining([{ code: 'tooLong', params: { limit: maxOptionLength } }]),
    ],
  ])('%j is rejected at its field, and nothing is added', async (headFlats, status, code, fieldError) => {
    const answer = await buyer.send('POST', '/api/cart/position', { productDimensionId: pin, headFlats })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ code, fields: { headFlats: fieldError } })
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(0)
  })

  it('are rejected if the head allows none', async () => {
    const plate = await aPart(shop.dependencies, 'PLAU-156x196x27')
    const input = { productDimensionId: plate.id, headFlats: 'R1F3' }
    expect(await buyer.rejected(cartPositionEndpoints.add, input)).toMatchObject({
      status: 422,
      code: 'headFlatsNotOffered',
      fields: { headFlats: [{ code: 'headFlatsNotOffered' }] },
    })
  })

  it('are imported once, however often the call is repeated with its key', async () => {
    const body = { rows: [{ row: 1, articleNo: 'AZH-6x200', headFlats: 'R1F3', quantity: 1 }], dryRun: false }
    const headers = { 'idempotency-key': shop.dependencies.ids.next() }
    const first = await buyer.send('POST', '/api/cart/import', body, headers)
    expect((await buyer.send('POST', '/api/cart/import', body, headers)).text).toBe(first.text)
    const { cartPositions: positions } = await buyer.call(cartEndpoints.readDefault)
    expect(positions.map(({ articleNo }) => articleNo)).toEqual(['AZH-6x200-R1F3'])
    const other = { ...body, rows: [{ row: 1, articleNo: 'AZH-6x200', headFlats: 'R2F3', quantity: 1 }] }
    expect((await buyer.send('POST', '/api/cart/import', other, headers)).status).toBe(409)
  })

  it('can be added and removed by replacing the part of a position, but not by another company', async () => {
    const { id } = last(await add('R1F3'))
    const replaced = { replacePositionId: id, productDimensionId: pin, headFlats: 'R2F4' }
    const otherCompanyUser = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    expect((await otherCompanyUser.rejected(cartPositionEndpoints.replace, replaced)).code).toBe('entryNotFound')
    expect(last(await buyer.call(cartPositionEndpoints.replace, replaced))).toMatchObject({ id, headFlats: 'R2F4' })
    const plain = { replacePositionId: id, productDimensionId: pin }
    expect(last(await buyer.call(cartPositionEndpoints.replace, plain)).headFlats).toBeNull()
  })

  it('are copied to the order and summed up in its project', async () => {
    const project = await buyer.call(projectEndpoints.create, { number: 'P-1', name: 'Deckel' })
    const { id } = await add('R1F3')
    const cart = await buyer.call(cartEndpoints.change, { cartId: id, projectId: project.id })
    const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    const ordered = { articleNo: 'AZH-6x200-R1F3', headFlats: 'R1F3', productNr: 'AZH' }
    expect(order.positions).toMatchObject([ordered])
    const read = await buyer.call(orderEndpoints.read, undefined, { params: { id: order.id } })
    expect(read.positions).toEqual(order.positions)
    const detail = await buyer.call(projectEndpoints.read, undefined, { params: { id: project.id } })
    expect(detail.ordered).toMatchObject([{ ...ordered, isThreeOne: false, quantity: 2 }])
  })

  it('keep a pending change of the price pending when the flats change', async () => {
    const { id } = last(await add('R1F3'))
    await shop.dependencies.database
      .update(cartPositions)
      .set({ acknowledgedPrice: 100 })
      .where(eq(cartPositions.id, id))
    const replaced = { replacePositionId: id, productDimensionId: pin, headFlats: 'R4F3', quantity: 2 }
    expect(last(await buyer.call(cartPositionEndpoints.replace, replaced)).changes?.priceBefore).toBe('6.70')
  })
})

describe('a number with flats', () => {
  it('is ordered directly, and found by the search', async () => {
    const input = { abmessungsNr: 'azh-6x200-r1f3,5-l150' }
    const cart = await buyer.call(cartPositionEndpoints.addDirectly, input)
    expect(last(cart)).toMatchObject({ articleNo: 'AZH-6x200-L150-T100-R1F3.5' })
    const found = await buyer.call(catalogueEndpoints.search, { query: 'AZH-6x200-R1F3' })
    expect(found.designation).toMatchObject({ articleNo: 'AZH-6x200', headFlats: 'R1F3', assumed: [] })
    expect(found.items.map(({ productNr }) => productNr)).toEqual(['AZH'])
    const outside = { abmessungsNr: 'AZH-6x200-R1F7' }
    expect((await buyer.rejected(cartPositionEndpoints.addDirectly, outside)).code).toBe('flatDistanceOutOfRange')
  })

  it('is one of a configuration, beside a length and flats of their own', async () => {
    const articles = [
      { articleNo: 'AZH-6x200-R1F3' },
      { articleNo: 'AZH-6x200', headFlats: 'R2F3', changedLength: 150 },
    ]
    const settings = { easyKatConfig: {}, configurationName: 'Satz' }
    const cart = await buyer.call(configuratorEndpoints.add, { articles, ...settings })
    expect(cart.cartPositions.map(({ articleNo }) => articleNo)).toEqual(['AZH-6x200-R1F3', 'AZH-6x200-L150-T100-R2F3'])
    const params = { params: { id: cart.cartPositions[0]?.groupId ?? '' } }
    const read = await buyer.call(configuratorEndpoints.read, undefined, params)
    expect(read.articles.map(({ headFlats }) => headFlats)).toEqual(['R1F3', 'R2F3'])
    const twice = { articles: [{ articleNo: 'AZH-6x200-R1F3', headFlats: 'R2F3' }], ...settings }
    expect((await buyer.rejected(configuratorEndpoints.add, twice)).fields).toHaveProperty(['articles.0.headFlats'])
  })

  it('is a separate part for customer part numbers', async () => {
    const set = (headFlats: string | null, ownNumber: string | null) =>
      buyer.call(customerPartNumberEndpoints.set, { productDimensionId: pin, headFlats, ownNumber })
    await set(null, '4711')
    expect(await set('R1F3', '4712')).toMatchObject({ articleNo: 'AZH-6x200', headFlats: 'R1F3', productNr: 'AZH' })
    const flat = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: '4712' })
    expect(last(flat)).toMatchObject({ articleNo: 'AZH-6x200-R1F3', ownNumber: '4712' })
    const plain = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: '4711' })
    expect(last(plain)).toMatchObject({ articleNo: 'AZH-6x200', ownNumber: '4711' })
    await set('R1F3', null)
    const { items } = await buyer.call(customerPartNumberEndpoints.list, {})
    expect(items.map(({ ownNumber }) => ownNumber)).toEqual(['4711'])
    const wrong = { productDimensionId: pin, headFlats: 'R1F9', ownNumber: '1' }
    expect((await buyer.rejected(customerPartNumberEndpoints.set, wrong)).code).toBe('flatDistanceOutOfRange')
  })

  it('is imported by its number or by a column, and both must agree', async () => {
    const rows = [
      { row: 1, articleNo: 'AZH-6x200-R1F3' },
      { row: 2, articleNo: 'AZH-6x200', headFlats: 'r1f3,0' },
      { row: 3, articleNo: 'AZH-6x200-R1F3', headFlats: 'R2F3' },
      { row: 4, articleNo: 'AZH-6x200', headFlats: 'rundum' },
      { row: 5, articleNo: 'AZH-6x200', headFlats: 'R1F9' },
      { row: 6, designation: 'DIN 1530 AH 6x200', headFlats: 'R1F3' },
    ]
    const answer = await buyer.call(partsListEndpoints.import, { rows, dryRun: true })
    expect(answer.rows.map(({ code, articleNo, headFlats }) => [code ?? articleNo, headFlats])).toEqual([
      ['AZH-6x200-R1F3', 'R1F3'],
      ['AZH-6x200-R1F3', 'R1F3'],
      ['contradictory', undefined],
      ['headFlatsUnreadable', undefined],
      ['flatDistanceOutOfRange', undefined],
      ['AZH-6x200-R1F3', 'R1F3'],
    ])
  })

  it('survives a saved cart, and a file from before flats existed can still be read', async () => {
    const { id } = await add('R1F3')
    const saved = (await buyer.send('GET', `/api/cart/save/${id}`)).text
    const load = async (content: string) => {
      const { text } = await buyer.upload('/api/cart/load', { name: 'a.normwerk', content })
      return z.parse(cartFileEndpoints.load.output, JSON.parse(text)).cartPositions.map(({ articleNo }) => articleNo)
    }
    expect(await load(saved)).toEqual(['AZH-6x200-R1F3'])
    expect(await load(saved.replace('"headFlats":"R1F3",', ''))).toEqual(['AZH-6x200'])
    const spoilt = await buyer.upload('/api/cart/load', { name: 'a.normwerk', content: saved.replace('R1F3', 'R9F3') })
    expect(spoilt.status).toBe(422)
  })
})
