import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { orderEndpoints } from '@normwerk/contract/order'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let pin: string

beforeAll(async () => {
  shop = await shareApp()
  pin = (await aPart(shop.dependencies, 'AZH-6x200')).id
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

const add = (special: object) =>
  buyer.call(cartPositionEndpoints.add, { productDimensionId: pin, quantity: 1, ...special })
const last = ({ cartPositions: positions }: Awaited<ReturnType<typeof add>>) => {
  const position = positions.at(-1)
  if (position === undefined) throw new Error('the cart is empty')
  return position
}

const whole = { headFlats: 'R1F3A30', reducedHead: 'HD9K3', tip: 'TB15', engraving: 'E.A12' }
const number = 'AZH-6x200-R1F3A30-HD9K3-TB15-E.A12'

describe('a special pin', () => {
  it.each([
    [{ reducedHead: 'HD9' }, 340, 1, 'Kopf verkleinert auf ⌀ 9 mm'],
    [{ reducedHead: 'HD9K2.5' }, 340, 1, 'Kopf verkleinert auf ⌀ 9 mm, Kopfhöhe verkleinert auf 2,5 mm'],
    [{ tip: 'TS3' }, 620, 2, 'Spitze kugelig, Radius 3 mm'],
    [{ tip: 'TE0.5' }, 380, 1, 'Kante der Spitze gerundet, Radius 0,5 mm'],
    [{ tip: 'TC90' }, 450, 1, 'Spitze kegelig, 90°'],
    [{ tip: 'TPX2Y0X0Y6' }, 1480, 4, 'Spitze nach Kontur X2Y0X0Y6'],
    [{ engraving: 'E.A12' }, 1150, 3, 'Gravur „A12“'],
    [whole, 290 + 340 + 540 + 1150, 1 + 1 + 2 + 3, expect.stringContaining('gedreht um 30° zur Markierung')],
  ])('with %j costs %i cents and takes %i days more', async (special, cents, days, words) => {
    const plain = last(await add({}))
    const made = last(await add(special))
    expect(made).toMatchObject({ ...special, leadTimeDays: plain.leadTimeDays + days })
    expect(made.description.slice(`${plain.description}, `.length)).toEqual(words)
    expect(Math.round(100 * (Number(made.price) - Number(plain.price)))).toBe(cents)
    expect((await shop.visitor().send('GET', made.drawing)).status).toBe(200)
  })

  it.each([
    [{ reducedHead: 'HD6.9' }, 'headDiameterOutOfRange', 'reducedHead'],
    [{ reducedHead: 'HK2.49' }, 'headHeightOutOfRange', 'reducedHead'],
    [{ tip: 'TS2.99' }, 'tipOutOfRange', 'tip'],
    [{ tip: 'TB0.5' }, 'tipOutOfRange', 'tip'],
    [{ tip: 'TPX2Y0X0Y5.99' }, 'tipContourWidth', 'tip'],
    [{ tip: 'TPX6.03Y0X0Y6' }, 'tipContourDepth', 'tip'],
    [{ tip: 'TPX2Y0X2Y4X1Y3X0Y6' }, 'tipContourUndercut', 'tip'],
    [{ tip: 'TPX0Y0X3Y3Q3X0Y6Q3' }, 'tipContourSharp', 'tip'],
    [{ tip: 'TPX2Y0X0Y6', engraving: 'E.A' }, 'engravingNeedsFlatTip', 'engraving'],
    [{ engraving: 'E.ABCDEFGH' }, 'engravingTooLong', 'engraving'],
    [{ tip: 'TC90', engraving: 'E.A' }, 'engravingNeedsFlatTip', 'engraving'],
    [{ headFlats: 'R1F3A30' }, 'flatAngleWithoutMarking', 'headFlats'],
    [{ headFlats: 'R1F5', reducedHead: 'HD9' }, 'flatDistanceOutOfRange', 'headFlats'],
  ])('with %j is rejected: %s', async (special, code, field) => {
    const answer = await buyer.send('POST', '/api/cart/position', { productDimensionId: pin, ...special })
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.text)).toMatchObject({ code, fields: { [field]: [{ code }] } })
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(0)
  })

  it('is not offered where there is no round tip', async () => {
    const plate = await aPart(shop.dependencies, 'PLAU-156x196x27')
    for (const [field, value] of Object.entries({ reducedHead: 'HD9', tip: 'TE0.5', engraving: 'E.A' })) {
      const rejected = await buyer.rejected(cartPositionEndpoints.add, { productDimensionId: plate.id, [field]: value })
      expect(rejected.code).toBe(`${field}NotOffered`)
    }
  })

  it('is found and ordered by its number, and by the words of its own description', async () => {
    expect(last(await add(whole)).articleNo).toBe(number)
    const direct = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: number.toLowerCase() })
    expect(last(direct).articleNo).toBe(number)
    const engraved = { reducedHead: 'HD9K3', tip: 'TB15', engraving: 'E.IT' }
    const shaped = { tip: 'TPX1.5Y0X0Y2R2X0Y3X1.25Y6' }
    for (const special of [engraved, shaped]) {
      const { description } = last(await add(special))
      const { designation } = await buyer.call(catalogueEndpoints.search, { query: description })
      expect(designation).toMatchObject({ articleNo: 'AZH-6x200', ...special })
    }
  })

  it('is imported by its number, its columns or its words', async () => {
    const rows = [
      { row: 1, articleNo: number },
      { row: 2, articleNo: 'AZH-6x200', headFlats: 'r1f3a30', reducedHead: 'hd9k3', tip: 'tb15', engraving: 'e.a12' },
      { row: 3, designation: 'DIN 1530 AH 6x200, spherical tip, radius 3 mm' },
      { row: 4, articleNo: 'AZH-6x200', tip: 'rund' },
      { row: 5, articleNo: 'AZH-6x200-TS3', tip: 'TC90' },
      { row: 6, designation: 'DIN 1530 AH 6x200, punta secondo contorno X2Y0X0Y6' },
    ]
    const answer = await buyer.call(partsListEndpoints.import, { rows, dryRun: true })
    expect(answer.rows.map(({ code, articleNo }) => code ?? articleNo)).toEqual([
      number,
      number,
      'AZH-6x200-TS3',
      'tipUnreadable',
      'contradictory',
      'AZH-6x200-TPX2Y0X0Y6',
    ])
  })

  it('survives the saved cart and the order', async () => {
    const { id } = await add(whole)
    const content = (await buyer.send('GET', `/api/cart/save/${id}`)).text
    const loaded = await buyer.upload('/api/cart/load', { name: 'a.normwerk', content })
    const { cartPositions: positions } = z.parse(cartFileEndpoints.load.output, JSON.parse(loaded.text))
    expect(positions.map(({ articleNo }) => articleNo)).toEqual([number])
    const order = await buyer.call(orderEndpoints.submit, { cartId: id, orderType: 'Order' })
    expect(order.positions).toMatchObject([{ articleNo: number, ...whole }])
  })
})
