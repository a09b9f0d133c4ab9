import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carts } from '../../database/tables/carts.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { fileHeader, filePosition, loadCart, uploadCart, writeCartFile } from '../../testing/calls/load-cart.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
})
beforeEach(async () => {
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
})

const withConfigurations = (changes: (object | string | undefined)[]) =>
  writeCartFile({
    positions: [{ ...filePosition, group: 1 }],
    configurations: changes.map((change) => Object.assign({ group: 1, name: 'Satz', settings: {} }, change)),
  })
const withPosition = (changes: object) => writeCartFile({ positions: [{ ...filePosition, ...changes }] })

describe('loading', () => {
  it('keeps settings with the names of properties that every object has', async () => {
    const settings = { constructor: 'x', toString: 1, prototype: {} }
    const { cartPositions: positions } = await loadCart(buyer, withConfigurations([{ settings }]))
    const params = { id: positions[0]?.groupId ?? '' }
    const { easyKatConfig } = await buyer.call(configuratorEndpoints.read, undefined, { params })
    expect(JSON.stringify(easyKatConfig)).toBe(JSON.stringify(settings))
  })

  it('accepts files of the shop and no others, whatever their content', async () => {
    const content = writeCartFile({ positions: [] })
    for (const name of ['a.normwerk', 'A.NORMWERK', 'b.json']) {
      expect((await buyer.upload('/api/cart/load', { name, content })).status, name).toBe(200)
    }
    for (const name of ['a.xlsx', 'a', 'normwerk', 'a.normwerk.exe', '.jsonx']) {
      const { status, text } = await buyer.upload('/api/cart/load', { name, content })
      expect([status, JSON.parse(text).code], name).toEqual([415, 'NOT_ALLOWED_FILE'])
    }
  })

  it('creates a cart from a file without positions', async () => {
    expect((await loadCart(buyer, writeCartFile({ positions: [] }))).positionCount).toBe(0)
  })

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['no JSON', 'Pos;Artikel\n1;AZH-6x200'],
    ['half a file', writeCartFile({}).slice(0, -20)],
    ['another encoding', Buffer.from(`\ufeff${writeCartFile({})}`, 'utf16le')],
    ['bytes that are no text', Buffer.concat([Buffer.from(writeCartFile({ name: 'x' })), Buffer.from([0xff])])],
    ['a list', '[]'],
    ['a number', '7'],
    ['another format', writeCartFile({ format: 'cart' })],
    ['another version', writeCartFile({ version: 2 })],
    ['a version as text', writeCartFile({ version: '1' })],
    ['no name', writeCartFile({ name: '' })],
    ['a blank name', writeCartFile({ name: '  ' })],
    ['a name of two lines', writeCartFile({ name: 'Form\r\n118' })],
    ['a name that turns its direction', writeCartFile({ name: 'Form \u202e118' })],
    ['a name with a line separator', writeCartFile({ name: 'Form\u2028118' })],
    ['a long name', writeCartFile({ name: 'x'.repeat(101) })],
    ['a date that is none', writeCartFile({ savedAt: 'gestern' })],
    ['an unknown field', writeCartFile({ total: '1.00' })],
    ['an unknown field of the header', writeCartFile({ header: { ...fileHeader, id: 'x' } })],
    ['a price', withPosition({ price: '0.01' })],
    ['an id', withPosition({ id: '01890000-0000-7000-8000-000000000000' })],
    ['a prototype', writeCartFile({}).replace('{', '{"__proto__":{"isAdmin":true},')],
    ['a prototype in a position', withPosition({}).replace('"articleNo"', '"__proto__":{"price":1},"articleNo"')],
    ['a constructor', writeCartFile({ constructor: { prototype: { isAdmin: true } } })],
    ['a class that is none', withPosition({ changedLength: 150, toleranceClass: 'toString' })],
    ['a NUL', withPosition({ comment: 'a\u0000' })],
    ['half a character', withPosition({ comment: '\ud800' })],
    ['a long comment', withPosition({ comment: 'x'.repeat(2001) })],
    ['more positions than anybody orders', writeCartFile({ positions: Array(2001).fill(filePosition) })],
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
    const { status, text } = await uploadCart(buyer, content)
    expect([status, JSON.parse(text).code]).toEqual([422, 'NOT_SUPPORTED_FILE'])
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    const made = await shop.dependencies.database.select().from(carts).where(eq(carts.userId, user.id))
    expect(made).toEqual([])
  })

  it('accepts whole numbers in any JSON notation, and a file that begins with a byte-order mark', async () => {
    const { cartPositions: positions } = await loadCart(
      buyer,
      `\ufeff${withPosition({}).replace('"quantity":1', '"quantity":1e3')}`,
    )
    expect(positions).toMatchObject([{ quantity: 1000 }])
  })

  it('rejects a body that is no form, no file, two files, or truncated', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const part = (name: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.normwerk"\r\n\r\n${writeCartFile({})}\r\n`
    const tried = [
      [await buyer.send('POST', '/api/cart/load', JSON.parse(writeCartFile({}))), 415],
      [await buyer.send('POST', '/api/cart/load', '--b--\r\n', headers), 400],
      [await buyer.send('POST', '/api/cart/load', `${part('other')}--b--\r\n`, headers), 400],
      [await buyer.send('POST', '/api/cart/load', `${part('file')}${part('file')}--b--\r\n`, headers), 400],
      [await buyer.send('POST', '/api/cart/load', part('file').slice(0, -30), headers), 400],
    ] as const
    for (const [answer, status] of tried) expect(answer.status, answer.text).toBe(status)
    expect(await shop.dependencies.database.select().from(carts).where(eq(carts.userId, user.id))).toEqual([])
  })
})
