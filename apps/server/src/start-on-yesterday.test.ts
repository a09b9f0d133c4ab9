import { cartEndpoints } from '@normwerk/contract/cart'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { orderEndpoints } from '@normwerk/contract/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { type Shop, startShop } from './start-shop.ts'
import { readFile } from './testing/calls/import-file.ts'
import type { TestDatabase } from './testing/test-database.ts'
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts'
import { type DemoPeople, signInAll } from './testing/yesterday/demo-people.ts'
import { headings, mapping } from './testing/yesterday/fill-shop.ts'
import { readAnswers } from './testing/yesterday/kept-shop.ts'
import { read } from './testing/yesterday/record-answers.ts'
import { createYesterdaysDatabase } from './testing/yesterday/yesterdays-database.ts'

const { recorded } = await readAnswers()

describe('a shop that starts on the database of an earlier version', () => {
  let database: TestDatabase
  let folder: TestFolder
  let shop: Shop
  let people: DemoPeople

  beforeAll(async () => {
    database = await createYesterdaysDatabase()
    folder = await makeTestFolder()
    const environment = { DATABASE_URL: database.databaseUrl, DATA_DIR: folder.path, PORT: '0', LOG_LEVEL: 'silent' }
    shop = await startShop(readSettings(environment))
    people = await signInAll(shop.address)
  })
  afterAll(async () => {
    await shop.stop()
    await database.drop()
    await folder[Symbol.asyncDispose]()
  })

  it('creates no new demo users', () => {
    expect(shop.demoPassword).toBeNull()
  })

  it.each(recorded)('answers $username as before: $method $url', async ({ username, answer, ...reading }) => {
    expect(await read(people[username], reading)).toMatchObject(answer)
  })

  it('finds every part of an old cart by its number', async () => {
    const { cartPositions } = await people.buyer.call(cartEndpoints.readDefault)
    for (const { articleNo, productDimensionId, changedLength, isThreeOne } of cartPositions) {
      const { designation } = await people.buyer.call(catalogueEndpoints.search, { query: articleNo })
      expect(designation).toMatchObject({ productDimensionId, changedLength, certificate31: isThreeOne })
    }
  })

  it.each([
    ['DIN 1530 A 3,2x160 gehärtet, gekürzt auf 147,25 +0,05/0', 'AZH-3.2x160'],
    ['BN6-200', 'AZH-6x200'],
    // No longer sold, so the next longer one is cut.
    ['AKO-6x125', 'AKO-6x160'],
  ])('reads %s as %s', async (query, articleNo) => {
    const { designation } = await people.buyer.call(catalogueEndpoints.search, { query })
    expect(designation).toMatchObject({ articleNo })
  })

  it("remembers the columns of a company's lists", async () => {
    const { sheets } = await readFile(people.admin, 'list.csv', `${headings.join(';')}\n1;2;x;AZH-6x200;y\n`)
    expect(sheets).toMatchObject([{ guess: mapping }])
  })

  it('accepts an order of an old cart', async () => {
    const cart = await people.buyer.call(cartEndpoints.readDefault)
    const input = { cartId: cart.id, orderType: 'Order' as const, totalPriceGross: cart.totalPriceGross }
    const order = await people.buyer.call(orderEndpoints.submit, input)
    expect(order).toMatchObject({ sumNet: cart.totalPriceNet, sumGross: cart.totalPriceGross, project: cart.project })
    const ordered = order.positions.map(({ id: _, descriptionToday, sentQuantity, offeredScale, ...kept }) => kept)
    expect(cart.cartPositions).toMatchObject(ordered)
  })
})
