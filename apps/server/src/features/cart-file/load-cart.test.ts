import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { cartPositions, configurations } from '../../database/tables/carts.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { fillCart } from '../../testing/calls/fill-cart.ts'
import { filePosition, type LoadedCart, loadCart, writeCartFile } from '../../testing/calls/load-cart.ts'
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

const load = (content: string, visitor = buyer) => loadCart(visitor, content)

/** The content of a cart that a file has. */
const essence = ({ cartPositions: positions, ...cart }: LoadedCart) => ({
  customerOrderNumber: cart.customerOrderNumber,
  commission: cart.commission,
  comment: cart.comment,
  deliveryType: cart.deliveryType,
  total: cart.totalPriceNet,
  positions: positions.map(({ id, groupId, productDimensionId, ...position }) => position),
})

describe('a saved cart', () => {
  const save = (id: string, query = '') => buyer.send('GET', `/api/cart/save/${id}${query}`)

  it('has the ordered parts, without prices and without ids', async () => {
    const { id } = await fillCart(buyer)
    const { text, headers } = await save(id, `?name=${encodeURIComponent('Form 118 / Kopie')}`)
    expect(headers['content-disposition']).toBe('attachment; filename="Form 118 Kopie.normwerk"')
    const saved = JSON.parse(text)
    expect(saved).toMatchObject({
      format: 'normwerk-cart',
      version: 1,
      name: 'Form 118 / Kopie',
      header: { customerOrderNumber: 'B-1', commission: 'Form 118', comment: 'Eilt', deliveryType: 'StandardDelivery' },
    })
    expect(saved.positions[1]).toEqual({
      articleNo: 'AZH-3.2x160',
      changedLength: 147.25,
      toleranceClass: 'T50',
      isThreeOne: true,
      headFlats: null,
      reducedHead: null,
      tip: null,
      engraving: null,
      quantity: 4,
      commission: '=cmd',
      comment: 'a\nb',
      customerOrderNumber: '007',
      group: null,
    })
    expect(text).not.toMatch(/price|[\da-f]{8}-[\da-f]{4}/i)
  })

  it('has a valid cart name', async () => {
    const { id } = await fillCart(buyer)
    expect((await save(id, '?name=%20%20')).headers['content-disposition']).toContain('use 7.normwerk')
    for (const name of ['a\r\nb', 'a\u202eb', 'a\u2028b', 'x'.repeat(101)]) {
      const { status, text } = await save(id, `?name=${encodeURIComponent(name)}`)
      expect([status, JSON.parse(text).code]).toEqual([400, 'validationFailed'])
    }
  })

  it('is loaded as the same cart beside the default one, at current prices', async () => {
    const cart = await fillCart(buyer)
    const { text } = await save(cart.id)
    await shop.dependencies.database
      .update(articles)
      .set({ listPrice: 99_900 })
      .where(eq(articles.articleNo, 'AZH-6x200'))
    const { skipped, ...loaded } = await load(text)
    const today = await buyer.call(cartEndpoints.read, undefined, { params: { id: cart.id } })
    expect(loaded).toMatchObject({ name: 'Gehäuse 7', default: false, right: 'own' })
    expect(loaded.cartPositions[0]?.price).not.toBe(cart.cartPositions[0]?.price)
    expect(loaded.cartPositions.map(({ changes }) => changes)).toEqual([null, null])
    const withoutChanges = today.cartPositions.map((position) => ({ ...position, changes: null }))
    expect(essence({ ...loaded, skipped })).toEqual(essence({ ...today, cartPositions: withoutChanges, skipped }))
    expect(skipped).toEqual([])
  })

  it('can be loaded by another company', async () => {
    const { text } = await save((await fillCart(buyer)).id)
    const other = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const { cartPositions: positions, skipped } = await load(text, other)
    expect(positions.map(({ articleNo }) => articleNo)).toEqual(['AZH-6x200', 'AZH-3.2x160-L147.25-T50-C31'])
    expect(skipped).toEqual([])
  })

  it('keeps configured groups together', async () => {
    const cart = await aCart(shop.dependencies, user)
    const { id: articleId } = await aPart(shop.dependencies, 'AZH-6x200')
    const groups = ['a', 'a', null, 'b', 'a'].map((name) => name && shop.dependencies.ids.next().replace(/.$/, name))
    const [, again] = groups
    await shop.dependencies.database.insert(cartPositions).values(
      groups.map((groupId, index) => ({
        id: shop.dependencies.ids.next(),
        cartId: cart.id,
        sortIndex: index + 1,
        positionType: groupId === null ? ('Standard' as const) : ('Configurator' as const),
        groupId: index === 0 || index === 4 ? (again ?? null) : groupId,
        articleId,
        quantity: 1,
      })),
    )
    const { text } = await save(cart.id)
    const positions: { group: number | null }[] = JSON.parse(text).positions
    expect(positions.map(({ group }) => group)).toEqual([1, 1, null, 2, 1])
    const loaded = await load(text)
    const ids = loaded.cartPositions.map(({ groupId }) => groupId)
    expect(new Set(ids).size).toBe(3)
    expect(ids.map((id) => id !== null && ids.indexOf(id))).toEqual([0, 0, false, 3, 0])
    expect(ids).not.toContain(again)
    expect(loaded.cartPositions.map(({ positionType }) => positionType)).toEqual([
      'Configurator',
      'Configurator',
      'Standard',
      'Configurator',
      'Configurator',
    ])
  })
})

describe('a saved configuration', () => {
  const easyKatConfig = { plate: { width: 156 }, marks: ['\u0001', '🔩', 'Ø'] }
  const configured = async () => {
    const articles = [{ articleNo: 'AZH-6x200' }, { articleNo: 'AZH-3.2x160-L147.25-T50', quantity: 2 }]
    const configuration = { articles, easyKatConfig, configurationName: 'Satz' }
    await buyer.call(configuratorEndpoints.add, configuration)
    await direct('AZH-8x250')
    return buyer.call(configuratorEndpoints.add, { ...configuration, configurationName: 'Zweiter Satz' })
  }
  const readOf = (id: string | null | undefined) =>
    buyer.call(configuratorEndpoints.read, undefined, { params: { id: id ?? '' } })
  const savedOf = async (id: string) => (await buyer.send('GET', `/api/cart/save/${id}`)).text

  it('is in the file once and becomes one of the loaded group', async () => {
    const cart = await configured()
    const text = await savedOf(cart.id)
    expect(JSON.parse(text).configurations).toEqual([
      { group: 1, name: 'Satz', settings: easyKatConfig },
      { group: 2, name: 'Zweiter Satz', settings: easyKatConfig },
    ])
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}/i)
    const loaded = await load(text)
    expect(loaded.cartPositions.map(({ configurationName }) => configurationName)).toEqual(
      cart.cartPositions.map(({ configurationName }) => configurationName),
    )
    const read = await readOf(loaded.cartPositions[4]?.groupId)
    expect(read).toMatchObject({ cartId: loaded.id, configurationName: 'Zweiter Satz', easyKatConfig })
    expect(read.articles.map(({ articleNo }) => articleNo)).toEqual(['AZH-6x200', 'AZH-3.2x160-L147.25-T50'])
    const before = await readOf(cart.cartPositions[4]?.groupId)
    expect({ ...read, id: before.id, cartId: cart.id }).toEqual({
      ...before,
      articles: before.articles.map((article, index) => ({ ...article, positionId: read.articles[index]?.positionId })),
    })
  })

  it('stays with the parts of its group that are still sold, and is dropped with the last one', async () => {
    const file = JSON.parse(await savedOf((await configured()).id))
    for (const position of file.positions.slice(3)) position.articleNo = 'AZH-6x201'
    file.positions[0].articleNo = 'AZH-6x201'
    const before = await shop.dependencies.database.$count(configurations)
    const loaded = await load(JSON.stringify(file))
    expect(loaded.skipped).toHaveLength(3)
    expect(loaded.cartPositions).toMatchObject([{ configurationName: 'Satz' }, { configurationName: null }])
    expect(await shop.dependencies.database.$count(configurations)).toBe(before + 1)
  })
})
describe('loading', () => {
  it('reports parts that the shop does not sell, and accepts the others', async () => {
    await shop.dependencies.database
      .update(articles)
      .set({ discontinuedAt: new Date() })
      .where(eq(articles.articleNo, 'AZH-10x100'))
    const positions = [
      filePosition,
      { ...filePosition, articleNo: 'AZH-6x201' },
      { ...filePosition, articleNo: 'AZH-10x100', quantity: 3 },
      { ...filePosition, changedLength: 10 },
      { ...filePosition, changedLength: 150.255 },
      { ...filePosition, toleranceClass: 'T50' },
      ...[10_000, 1_000_000, 1e9, 0, -1].map((quantity) => ({ ...filePosition, quantity })),
      { ...filePosition, quantity: null, comment: 'last' },
    ]
    const loaded = await load(writeCartFile({ positions }))
    expect(loaded.cartPositions).toMatchObject([{ quantity: 1 }, { quantity: 1, comment: 'last' }])
    expect(loaded.deliveryType).toBe('Pickup')
    expect(loaded.skipped.map(({ code }) => code)).toEqual([
      'entryNotFound',
      'entryNotFound',
      'lengthOutOfRange',
      'lengthStep',
      'toleranceNotOffered',
      ...Array(5).fill('quantityOutOfRange'),
    ])
    expect(loaded.skipped[1]).toEqual({ articleNo: 'AZH-10x100', quantity: 3, code: 'entryNotFound' })
  })
})
