import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { fillCart } from '../../testing/calls/fill-cart.ts'
import { tryFile } from '../../testing/calls/import-file.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.dependencies)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
})

const direct = (articleNo: string, quantity = 1) =>
  buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: articleNo, quantity })

describe('a cart as a table', () => {
  const exported = async (id: string) => {
    const { payload, headers } = await bytes(`/api/cart/export/${id}`)
    return { headers, sheets: (await readXlsx(payload)).sheets }
  }
  const bytes = async (url: string) => {
    const cookies = Object.fromEntries(buyer.cookies)
    const { rawPayload, headers } = await shop.app.inject({ method: 'GET', url, cookies })
    return { payload: rawPayload, headers }
  }

  it('has the parts with their options, prices and sums as numbers', async () => {
    const cart = await fillCart(buyer)
    const { headers, sheets } = await exported(cart.id)
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Geh_use 7.xlsx"; filename*=UTF-8''Geh%C3%A4use%207.xlsx`,
    )
    const [first, cut] = cart.cartPositions
    expect(sheets[0]?.rows.slice(0, 3)).toEqual([
      [
        'Pos.',
        'Artikelnummer',
        'Bezeichnung',
        'Menge',
        'Einzelpreis (EUR)',
        'Gesamtpreis (EUR)',
        'Lieferzeit (Tage)',
        'Gekürzt auf (mm)',
        'Toleranzklasse',
        'Zeugnis 3.1',
        'Ihre Bestellnummer',
        'Kommission',
        'Bemerkung',
        'Gruppe',
      ],
      [
        1,
        'AZH-6x200',
        first?.description,
        12,
        Number(first?.price),
        Number(first?.totalPrice),
        first?.leadTimeDays,
        ...Array(7).fill(null),
      ],
      [
        2,
        'AZH-3.2x160-L147.25-T50-C31',
        cut?.description,
        4,
        Number(cut?.price),
        Number(cut?.totalPrice),
        cut?.leadTimeDays,
        147.25,
        'T50',
        '3.1',
        '007',
        '=cmd',
        'a\nb',
        null,
      ],
    ])
    expect(sheets[0]?.rows.slice(4).map((row) => row.slice(4, 6))).toEqual([
      ['Warenwert netto', Number(cart.totalProductPriceNet)],
      ['Versand netto', Number(cart.shippingCosts)],
      ['Summe netto', Number(cart.totalPriceNet)],
      ['Mehrwertsteuer', Number(cart.salesTax)],
      ['Summe brutto', Number(cart.totalPriceGross)],
    ])
    expect(sheets[1]?.rows.map(([, value]) => value)).toEqual(
      expect.arrayContaining(['Gehäuse 7', 'B-1', 'Form 118', 'Eilt']),
    )
  })

  it('is complete for a cart with hundreds of positions', { tags: ['release'] }, async () => {
    const rows = Array.from({ length: 150 }, (_, index) => ({ row: index + 1, articleNo: 'AZH-6x200', quantity: 1 }))
    await buyer.call(partsListEndpoints.import, { rows, dryRun: false })
    const { id } = await buyer.call(cartEndpoints.readDefault)
    const { sheets } = await exported(id)
    expect(sheets[0]?.rows.slice(1, 151).map(([number]) => number)).toEqual(rows.map(({ row }) => row))
  })

  it('counts configured groups', async () => {
    const articles = [{ articleNo: 'AZH-6x200' }, { articleNo: 'AZH-6x160' }]
    const configuration = { articles, easyKatConfig: {}, configurationName: 'Satz' }
    await buyer.call(configuratorEndpoints.add, configuration)
    await direct('AZH-6x200')
    const { id } = await buyer.call(configuratorEndpoints.add, configuration)
    const { sheets } = await exported(id)
    const [headings = [], ...rows] = sheets[0]?.rows ?? []
    const group = headings.indexOf('Gruppe')
    expect(rows.slice(0, 5).map((row) => row[group])).toEqual([1, 1, null, 2, 2])
  })

  it('has columns for special machining only where a position has some', async () => {
    await direct('AZH-6x200')
    const { id } = await direct('AZH-6x200-R1F3')
    const { sheets } = await exported(id)
    const [headings = [], ...rows] = sheets[0]?.rows ?? []
    expect(headings).toEqual(expect.not.arrayContaining(['Kleinerer Kopf', 'Form der Spitze', 'Gravur']))
    const flats = headings.indexOf('Flächen am Kopf')
    expect(rows.slice(0, 2).map((row) => row[flats])).toEqual([null, 'R1F3'])
  })

  it('is written in the language of the caller', async () => {
    await buyer.send('PUT', '/api/language', { code: 'en' })
    const { sheets } = await exported((await fillCart(buyer)).id)
    expect(sheets[0]?.rows[0]?.slice(1, 4)).toEqual(['Article number', 'Designation', 'Quantity'])
  })

  it('marks a price on request', async () => {
    const { id } = await direct('AZH-8x250')
    await shop.dependencies.database
      .update(articles)
      .set({ listPrice: null })
      .where(eq(articles.articleNo, 'AZH-8x250'))
    const { sheets } = await exported(id)
    expect(sheets[0]?.rows[1]?.slice(4, 6)).toEqual(['auf Anfrage', null])
  })

  it('marks a discontinued part, and can still be imported', async () => {
    await direct('AZH-6x200', 2)
    await direct('AZH-8x200', 3)
    const gone = eq(articles.articleNo, 'AZH-8x200')
    const { id } = await direct('AZH-6x160', 4)
    await shop.dependencies.database.update(articles).set({ discontinuedAt: shop.dependencies.clock.now() }).where(gone)
    const { sheets } = await exported(id)
    expect(sheets[0]?.rows[2]?.slice(3, 7)).toEqual([3, 'entfallen', null, null])
    const { payload } = await bytes(`/api/cart/export/${id}`)
    const { rows } = await tryFile(buyer, 'cart.xlsx', payload)
    expect(rows).toMatchObject([
      { status: 'matched', articleNo: 'AZH-6x200', quantity: 2 },
      { quantity: 3 },
      { status: 'matched', articleNo: 'AZH-6x160', quantity: 4 },
    ])
    expect(rows[1]?.status).not.toBe('matched')
  })

  it("of a colleague who shares it can be exported; another one's is not found", async () => {
    const { id } = await fillCart(buyer)
    const sharedUser = await aUser(shop.dependencies, company, undefined, { passwordHash: 'some' })
    const visitor = await shop.signedIn(sharedUser)
    expect((await visitor.send('GET', `/api/cart/export/${id}`)).status).toBe(404)
    await buyer.call(savedCartEndpoints.share, { userIds: [sharedUser.id], right: 'read' }, { params: { id } })
    expect((await visitor.send('GET', `/api/cart/export/${id}`)).status).toBe(200)
    expect((await visitor.send('GET', `/api/cart/save/${id}`)).status).toBe(200)
  })
})
