import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { articles } from '../../database/tables/articles.ts'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { carts } from '../../database/tables/carts.ts'
import { configurations } from '../../database/tables/configurations.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { fillCart } from '../../testing/fill-cart.ts'
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

const Answer = z.extend(cartFileEndpoints.load.output, {})
const load = async (content: string | Buffer, visitor = buyer) => {
  const answer = await visitor.upload('/api/cart/load', { name: 'x.normwerk', content })
  if (answer.status !== 200) throw new Error(answer.text)
  return z.parse(Answer, JSON.parse(answer.text))
}
const loadRejected = async (content: string | Buffer) => {
  const { status, text } = await buyer.upload('/api/cart/load', { name: 'x.normwerk', content })
  return { status, code: JSON.parse(text).code }
}

/** The content of a cart that a file has. */
const essence = ({ cartPositions: positions, ...cart }: z.output<typeof Answer>) => ({
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
  const position = {
    articleNo: 'AZH-6x200',
    changedLength: null,
    toleranceClass: null,
    isThreeOne: false,
    quantity: 1,
    commission: null,
    comment: null,
    customerOrderNumber: null,
    group: null,
  }
  const header = { customerOrderNumber: null, commission: null, comment: null, deliveryType: 'Pickup' }
  const savedAt = '2026-01-01T00:00:00.000Z'
  const file = { format: 'normwerk-cart', version: 1, name: 'Form', savedAt, header, positions: [position] }
  const written = (changes: object) => JSON.stringify({ ...file, ...changes })
  const withConfigurations = (changes: (object | string | undefined)[]) =>
    written({
      positions: [{ ...position, group: 1 }],
      configurations: changes.map((change) => Object.assign({ group: 1, name: 'Satz', settings: {} }, change)),
    })
  const withPosition = (changes: object) => written({ positions: [{ ...position, ...changes }] })

  it('reports parts that the shop does not sell, and accepts the others', async () => {
    await shop.dependencies.database
      .update(articles)
      .set({ discontinuedAt: new Date() })
      .where(eq(articles.articleNo, 'AZH-10x100'))
    const positions = [
      position,
      { ...position, articleNo: 'AZH-6x201' },
      { ...position, articleNo: 'AZH-10x100', quantity: 3 },
      { ...position, changedLength: 10 },
      { ...position, changedLength: 150.255 },
      { ...position, toleranceClass: 'T50' },
      ...[10_000, 1_000_000, 1e9, 0, -1].map((quantity) => ({ ...position, quantity })),
      { ...position, quantity: null, comment: 'last' },
    ]
    const loaded = await load(written({ positions }))
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

  it('keeps settings with the names of properties that every object has', async () => {
    const settings = { constructor: 'x', toString: 1, prototype: {} }
    const { cartPositions: positions } = await load(withConfigurations([{ settings }]))
    const params = { id: positions[0]?.groupId ?? '' }
    const { easyKatConfig } = await buyer.call(configuratorEndpoints.read, undefined, { params })
    expect(JSON.stringify(easyKatConfig)).toBe(JSON.stringify(settings))
  })

  it('accepts files of the shop and no others, whatever their content', async () => {
    const content = written({ positions: [] })
    for (const name of ['a.normwerk', 'A.NORMWERK', 'b.json']) {
      expect((await buyer.upload('/api/cart/load', { name, content })).status, name).toBe(200)
    }
    for (const name of ['a.xlsx', 'a', 'normwerk', 'a.normwerk.exe', '.jsonx']) {
      const { status, text } = await buyer.upload('/api/cart/load', { name, content })
      expect([status, JSON.parse(text).code], name).toEqual([415, 'NOT_ALLOWED_FILE'])
    }
  })

  it('creates a cart from a file without positions', async () => {
    expect((await load(written({ positions: [] }))).positionCount).toBe(0)
  })

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['no JSON', 'Pos;Artikel\n1;AZH-6x200'],
    ['half a file', written({}).slice(0, -20)],
    ['another encoding', Buffer.from(`\ufeff${written({})}`, 'utf16le')],
    ['bytes that are no text', Buffer.concat([Buffer.from(written({ name: 'x' })), Buffer.from([0xff])])],
    ['a list', '[]'],
    ['a number', '7'],
    ['another format', written({ format: 'cart' })],
    ['another version', written({ version: 2 })],
    ['a version as text', written({ version: '1' })],
    ['no name', written({ name: '' })],
    ['a blank name', written({ name: '  ' })],
    ['a name of two lines', written({ name: 'Form\r\n118' })],
    ['a name that turns its direction', written({ name: 'Form \u202e118' })],
    ['a name with a line separator', written({ name: 'Form\u2028118' })],
    ['a long name', written({ name: 'x'.repeat(101) })],
    ['a date that is none', written({ savedAt: 'gestern' })],
    ['an unknown field', written({ total: '1.00' })],
    ['an unknown field of the header', written({ header: { ...header, id: 'x' } })],
    ['a price', withPosition({ price: '0.01' })],
    ['an id', withPosition({ id: '01890000-0000-7000-8000-000000000000' })],
    ['a prototype', written({}).replace('{', '{"__proto__":{"isAdmin":true},')],
    ['a prototype in a position', withPosition({}).replace('"articleNo"', '"__proto__":{"price":1},"articleNo"')],
    ['a constructor', written({ constructor: { prototype: { isAdmin: true } } })],
    ['a class that is none', withPosition({ changedLength: 150, toleranceClass: 'toString' })],
    ['a NUL', withPosition({ comment: 'a\u0000' })],
    ['half a character', withPosition({ comment: '\ud800' })],
    ['a long comment', withPosition({ comment: 'x'.repeat(2001) })],
    ['more positions than anybody orders', written({ positions: Array(2001).fill(position) })],
    ...[
      ['of no group', { group: 2 }],
      ['without settings', { settings: undefined }],
      ['with a list of settings', { settings: [] }],
      ['with too many levels', { settings: JSON.parse(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`) }],
      ['with too many characters', { settings: { a: 'x'.repeat(100_000) } }],
      ['with a constructor', { settings: { constructor: { prototype: { isAdmin: true } } } }],
      ['without a name', { name: '' }],
      ['with a NUL in its name', { name: 'a\u0000' }],
      ['with half a character in its name', { name: '\ud800' }],
      ['with an id', { id: '01890000-0000-7000-8000-000000000000' }],
    ].map(([what, changes]): [string, string] => [`a configuration ${what}`, withConfigurations([changes])]),
    ['two configurations of one group', withConfigurations([{}, {}])],
    [
      'a configuration with a prototype',
      withConfigurations([{}]).replace('"settings":{', '"settings":{"__proto__":{"isAdmin":true}'),
    ],
    [
      'a configuration of 100,000 levels',
      withConfigurations([{}]).replace('"settings":{', `"settings":{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}`),
    ],
    ...['0.5', '1e400', '"1e3"', '" 7 "', '"٣"', 'true', '[7]'].map((quantity): [string, string] => [
      `a quantity of ${quantity}`,
      withPosition({}).replace('"quantity":1', `"quantity":${quantity}`),
    ]),
    ...['-1', '0', '"150"', '1e999'].map((length): [string, string] => [
      `a length of ${length}`,
      withPosition({}).replace('"changedLength":null', `"changedLength":${length}`),
    ]),
  ])('rejects %s', async (_, content) => {
    expect(await loadRejected(content)).toEqual({ status: 422, code: 'NOT_SUPPORTED_FILE' })
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    const made = await shop.dependencies.database.select().from(carts).where(eq(carts.userId, user.id))
    expect(made).toEqual([])
  })

  it('accepts whole numbers in any JSON notation, and a file that begins with a byte-order mark', async () => {
    const { cartPositions: positions } = await load(
      `\ufeff${withPosition({}).replace('"quantity":1', '"quantity":1e3')}`,
    )
    expect(positions).toMatchObject([{ quantity: 1000 }])
  })

  it('rejects a body that is no form, no file, two files, or truncated', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const part = (name: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.normwerk"\r\n\r\n${written({})}\r\n`
    const tried = [
      [await buyer.send('POST', '/api/cart/load', file), 415],
      [await buyer.send('POST', '/api/cart/load', '--b--\r\n', headers), 400],
      [await buyer.send('POST', '/api/cart/load', `${part('other')}--b--\r\n`, headers), 400],
      [await buyer.send('POST', '/api/cart/load', `${part('file')}${part('file')}--b--\r\n`, headers), 400],
      [await buyer.send('POST', '/api/cart/load', part('file').slice(0, -30), headers), 400],
    ] as const
    for (const [answer, status] of tried) expect(answer.status, answer.text).toBe(status)
    expect(await shop.dependencies.database.select().from(carts).where(eq(carts.userId, user.id))).toEqual([])
  })
})
