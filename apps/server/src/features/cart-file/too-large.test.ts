import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints, maxArticles } from '@normwerk/contract/configurator'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { configurations } from '../../database/tables/carts.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { filePosition, loadCart, uploadCart, writeCartFile } from '../../testing/calls/load-cart.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

/** Many small arrays, which would be several times as long with indentation. */
const settings = { a: Array(33_000).fill([]) }
const configuration = { articles: [{ articleNo: 'AZH-6x200' }], easyKatConfig: settings, configurationName: 'Satz' }

/** A file with this number of groups, each with a configuration. */
function fileOf(count: number): string {
  const groups = Array.from({ length: count }, (_, at) => at + 1)
  return writeCartFile({
    positions: groups.map((group) => ({ ...filePosition, group })),
    configurations: groups.map((group) => ({ group, name: 'Satz', settings })),
  })
}

const save = (id: string) => buyer.send('GET', `/api/cart/save/${id}`)

test('a cart with configurations of 4 MB can be saved and loaded again', { tags: ['release'] }, async () => {
  const cart = await loadCart(buyer, fileOf(40))
  const { text } = await save(cart.id)
  expect(text.length).toBeLessThan(10_000_000)
  expect((await loadCart(buyer, text)).cartPositions).toHaveLength(40)

  const before = await shop.dependencies.database.$count(configurations)
  const tooLarge = { status: 422, code: 'cartTooLarge' }
  expect(await buyer.rejected(configuratorEndpoints.add, { ...configuration, optionalCartId: cart.id })).toMatchObject(
    tooLarge,
  )
  const { assumed: _none, ...single } = await buyer.call(cartPositionEndpoints.addDirectly, {
    abmessungsNr: 'AZH-8x250',
    cartId: cart.id,
  })
  const replaced = { ...configuration, replacePositionId: single.cartPositions.at(-1)?.id ?? '' }
  expect(await buyer.rejected(configuratorEndpoints.replace, replaced)).toMatchObject(tooLarge)
  const rejected = await uploadCart(buyer, fileOf(41))
  expect(JSON.parse(rejected.text)).toMatchObject(tooLarge)
  expect(await shop.dependencies.database.$count(configurations)).toBe(before)
  expect(await buyer.call(cartEndpoints.read, undefined, { params: { id: cart.id } })).toEqual(single)
})

test('a cart that has become larger by a copy is not saved', { tags: ['release'] }, async () => {
  const cart = await loadCart(buyer, fileOf(40))
  const positionIds = cart.cartPositions.slice(0, 1).map(({ id }) => id)
  await buyer.call(savedCartEndpoints.movePositions, { positionIds, targetCartId: cart.id, copy: true })
  const { status, text } = await save(cart.id)
  expect({ status, code: JSON.parse(text).code }).toEqual({ status: 422, code: 'cartTooLarge' })
})

test('a configuration in a file has no more parts than one that is added', async () => {
  const file = z.looseObject({}).parse(JSON.parse(fileOf(1)))
  const ofParts = (count: number) =>
    JSON.stringify({ ...file, positions: Array(count).fill({ ...filePosition, group: 1 }) })
  expect((await loadCart(buyer, ofParts(maxArticles))).positionCount).toBe(maxArticles)
  expect((await uploadCart(buyer, ofParts(maxArticles + 1))).status).toBe(422)
})
