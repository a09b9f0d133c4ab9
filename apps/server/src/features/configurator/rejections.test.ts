import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { anyCharacter } from '@normwerk/parts/testing/any-character'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { configurations } from '../../database/tables/carts.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let cart: Cart

beforeAll(async () => {
  shop = await startApp()
  const { database } = shop.dependencies
  await database.update(articles).set({ discontinuedAt: new Date() }).where(eq(articles.articleNo, 'AZH-10x100'))
})
afterAll(() => shop.stop())
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-8x250' })
  cart = await buyer.call(cartEndpoints.readDefault)
})

const configuration = { articles: [{ articleNo: 'AZH-6x200' }], easyKatConfig: {}, configurationName: 'Satz' }
const article = { articleNo: 'AZH-6x200' }
const written = (changes: object) => JSON.stringify({ ...configuration, ...changes })
const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

/** Sends the configuration by both calls. */
async function send(body: string) {
  const added = await buyer.send('POST', '/api/cart/configurator', body)
  const id = cart.cartPositions[0]?.id ?? ''
  const replaced = await buyer.send(
    'PUT',
    '/api/cart/configurator/replace',
    body.replace('{', `{"replacePositionId":"${id}",`),
  )
  expect(replaced.status).toBe(added.status)
  const { errorId: _, ...problem } = JSON.parse(replaced.text)
  expect(JSON.parse(added.text)).toMatchObject(problem)
  return { status: added.status, ...problem }
}
const expectNothingDone = async () => {
  expect(await buyer.call(cartEndpoints.read, undefined, { params: { id: cart.id } })).toEqual(cart)
}

describe('an invalid article', () => {
  it.each<[string, object, number, string, string]>([
    ['is unknown', { articleNo: 'AZH-6x201' }, 404, 'entryNotFound', 'articleNo'],
    ['is no number', { articleNo: 'Auswerferstift 6x200' }, 404, 'entryNotFound', 'articleNo'],
    ['is empty', { articleNo: '' }, 404, 'entryNotFound', 'articleNo'],
    ['is no longer sold', { articleNo: 'AZH-10x100' }, 404, 'entryNotFound', 'articleNo'],
    ['has no such number', { articleNo: 7 }, 400, 'validationFailed', 'articleNo'],
    ['has a NUL', { articleNo: 'AZH-6x200\u0000' }, 400, 'validationFailed', 'articleNo'],
    ['has half a character', { articleNo: '\ud800' }, 400, 'validationFailed', 'articleNo'],
    ['is too long a text', { articleNo: 'A'.repeat(201) }, 400, 'validationFailed', 'articleNo'],
    ['is not counted', { ...article, quantity: 0 }, 422, 'quantityOutOfRange', 'quantity'],
    ['is missing', { ...article, quantity: -1 }, 422, 'quantityOutOfRange', 'quantity'],
    ['is half of one', { ...article, quantity: 0.5 }, 422, 'quantityOutOfRange', 'quantity'],
    ['is more than there are', { ...article, quantity: 1e9 }, 422, 'quantityOutOfRange', 'quantity'],
    ['is counted in a text', { ...article, quantity: '4' }, 400, 'validationFailed', 'quantity'],
    ['is counted in words', { ...article, quantity: ' 7 ' }, 400, 'validationFailed', 'quantity'],
    ['is counted in yes', { ...article, quantity: true }, 400, 'validationFailed', 'quantity'],
    ['is too short', { ...article, changedLength: 1 }, 422, 'lengthOutOfRange', 'changedLength'],
    ['is too long', { articleNo: 'AZH-6x200-L300' }, 422, 'lengthOutOfRange', 'changedLength'],
    ['is measured too finely', { ...article, changedLength: 150.255 }, 422, 'lengthStep', 'changedLength'],
    ['is measured in a text', { ...article, changedLength: '150' }, 400, 'validationFailed', 'changedLength'],
    ['has two lengths', { articleNo: 'AZH-6x200-L150', changedLength: 151 }, 400, 'validationFailed', 'changedLength'],
    ['has a field too many', { ...article, price: '0.01' }, 400, 'validationFailed', 'price'],
  ])('that %s is rejected with all the others, and reported with its place', async (_, wrong, status, code, field) => {
    const problem = await send(written({ articles: [article, wrong] }))
    expect(problem).toMatchObject({ status, code })
    expect(Object.keys(problem.fields)).toEqual([`articles.1.${field}`])
    await expectNothingDone()
  })

  it.each([
    [{ ...article, quantity: 0 }, '1', '9999'],
    [{ ...article, changedLength: 1 }, '200'],
  ])('is reported with the limits that it exceeds', async (wrong, ...limits) => {
    const { message } = await send(written({ articles: [wrong] }))
    expect(message).not.toMatch(/[{}]/)
    for (const limit of limits) expect(message.replaceAll('.', '')).toContain(limit)
  })

  it('is reported with every other invalid one', async () => {
    const articles = [{ articleNo: 'x' }, article, { ...article, quantity: 0 }, { articleNo: 'AZH-6x200-T50-L10' }]
    expect(await send(written({ articles }))).toMatchObject({
      status: 404,
      code: 'entryNotFound',
      fields: {
        'articles.0.articleNo': [{ code: 'entryNotFound' }],
        'articles.2.quantity': [{ code: 'quantityOutOfRange', params: { min: 1, max: 9999 } }],
        'articles.3.changedLength': [{ code: 'lengthOutOfRange' }],
      },
    })
    await expectNothingDone()
  })
})

describe('a configuration is rejected', () => {
  it.each<[string, string, number]>([
    ['without articles', written({ articles: [] }), 400],
    ['with 501 articles', written({ articles: Array(501).fill(article) }), 400],
    ['with articles that are no list', written({ articles: { 0: article } }), 400],
    ['without a name', written({ configurationName: ' ' }), 400],
    ['with a long name', written({ configurationName: 'x'.repeat(101) }), 400],
    ['with a NUL in its name', written({ configurationName: 'a\u0000' }), 400],
    ['with half a character in its name', written({ configurationName: '\ud800' }), 400],
    ['with a line break in its name', written({ configurationName: 'a\nb' }), 400],
    ['without settings', written({ easyKatConfig: undefined }), 400],
    ['with settings that are null', written({ easyKatConfig: null }), 400],
    ['with settings that are a list', written({ easyKatConfig: [] }), 400],
    ['with settings that are a text', written({ easyKatConfig: '{}' }), 400],
    ['with a NUL in a setting', written({ easyKatConfig: { a: ['a\u0000'] } }), 400],
    ['with half a character in a setting', written({ easyKatConfig: { a: { b: '\ud800' } } }), 400],
    ['with a NUL in the name of a setting', written({ easyKatConfig: { 'a\u0000': 1 } }), 400],
    ['with settings of 100,001 characters', written({ easyKatConfig: { a: 'x'.repeat(99_993) } }), 400],
    ['with settings of 1 MB', written({ easyKatConfig: { a: 'x'.repeat(1_000_000) } }), 400],
    ['with settings of 33 levels', written({}).replace('{}', nested(33)), 400],
    ['with settings of 100,000 levels', written({}).replace('{}', nested(100_000)), 400],
    ['with a number beyond all numbers', written({}).replace('{}', '{"a":1e400}'), 400],
    ['with a prototype', written({}).replace('{}', '{"__proto__":{"isAdmin":true}}'), 400],
    ['with a prototype deep down', written({}).replace('{}', '{"a":[{"__proto__":{"isAdmin":true}}]}'), 400],
    [
      'with a constructor that has one',
      written({ easyKatConfig: { constructor: { prototype: { isAdmin: 1 } } } }),
      400,
    ],
    ['with an unknown field', written({ price: 1 }), 400],
  ])('%s', async (_, body, status) => {
    expect(await send(body)).toMatchObject({ status })
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    await expectNothingDone()
  })

  it('if the body is too large', async () => {
    const problem = await send(written({ easyKatConfig: { a: 'x'.repeat(3_000_000) } }))
    expect(problem).toMatchObject({ status: 413, code: 'fileTooLarge' })
  })

  it('and leaves no settings behind', async () => {
    const before = await shop.dependencies.database.$count(configurations)
    await send(written({ articles: [article, { articleNo: 'x' }] }))
    await buyer.rejected(configuratorEndpoints.add, {
      ...configuration,
      optionalCartId: '01890000-0000-7000-8000-000000000000',
    })
    expect(await shop.dependencies.database.$count(configurations)).toBe(before)
  })
})

describe('settings', () => {
  const roundTrip = async (easyKatConfig: string) => {
    const answer = await buyer.send(
      'POST',
      '/api/cart/configurator',
      written({}).replace('{}', () => easyKatConfig),
    )
    if (answer.status !== 200) throw new Error(answer.text)
    const added: Cart = JSON.parse(answer.text)
    const id = added.cartPositions.at(-1)?.groupId ?? ''
    return (await buyer.call(configuratorEndpoints.read, undefined, { params: { id } })).easyKatConfig
  }

  it.each([
    '{}',
    nested(32),
    JSON.stringify({ a: 'x'.repeat(99_992) }),
    '{"constructor":"x","toString":1,"hasOwnProperty":null,"prototype":{}}',
    '{"line":"\\u2028","control":"\\u0001","whole":"\\ud83d\\udd29"}',
    '{"":"","2":1,"1":2,"big":1e308,"small":5e-324}',
  ])('are returned unchanged: %.60s', async (easyKatConfig) => {
    expect(JSON.stringify(await roundTrip(easyKatConfig))).toBe(JSON.stringify(JSON.parse(easyKatConfig)))
  })

  it('are returned unchanged for any JSON object with valid texts', async () => {
    const harmless = fc
      .json({ stringUnit: anyCharacter, maxDepth: 5 })
      .filter((json) => !/__proto__|\\u0000|\\ud[89a-f]/.test(json))
    await fc.assert(
      fc.asyncProperty(harmless, async (json) => {
        expect(JSON.stringify(await roundTrip(`{"any":${json}}`))).toBe(JSON.stringify({ any: JSON.parse(json) }))
      }),
      { numRuns: 40 },
    )
  })
})
