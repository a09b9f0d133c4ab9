import { accountEndpoints } from '@normwerk/contract/account'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartPositions, configurations } from './database/tables/carts.ts'
import { missedSearches } from './database/tables/searches.ts'
import { attempts, idempotencyKeys, sessions } from './database/tables/sessions.ts'
import { purgeExpired } from './housekeeping.ts'
import { aCompany, aPart, aUser } from './testing/builders.ts'
import { administer } from './testing/calls/administer.ts'
import { startApp, type TestApp } from './testing/start-app.ts'
import type { Visitor } from './testing/visitor.ts'
import { waitFor } from './testing/wait-for.ts'

const hour = 60 * 60 * 1000
let time = Date.now()
let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => new Date(time) } })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

const count = (table: Parameters<typeof shop.dependencies.database.$count>[0]) =>
  shop.dependencies.database.$count(table)
const wait = (hours: number) => {
  time += hours * hour
  return purgeExpired(shop.dependencies)
}

describe('housekeeping', () => {
  it('deletes removed positions once they cannot be restored any more, and no others', async () => {
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-3.2x160')
    await buyer.call(cartPositionEndpoints.add, { productDimensionId })
    const { id: cartId, cartPositions: positions } = await buyer.call(cartPositionEndpoints.add, { productDimensionId })
    const [kept, removed] = positions
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: removed?.id ?? '' } })
    await wait(7)
    const restored = await buyer.call(cartPositionEndpoints.restore, { positionId: removed?.id ?? '' })
    expect(restored.positionCount).toBe(2)
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: removed?.id ?? '' } })
    await wait(28)
    const left = await shop.dependencies.database.select().from(cartPositions)
    expect(left.filter((position) => position.cartId === cartId).map(({ id }) => id)).toEqual([kept?.id])
  })

  it('deletes configurations that no cart and no order uses any more', async () => {
    const { database } = shop.dependencies
    const configure = (configurationName: string, optionalCartId: string | null = null) => {
      const articles = [{ articleNo: 'AZH-3.2x160' }]
      return buyer.call(configuratorEndpoints.add, { articles, easyKatConfig: {}, configurationName, optionalCartId })
    }
    const namesLeft = async () => (await database.select().from(configurations)).map(({ name }) => name).sort()
    const { id: cartId } = await configure('ordered')
    await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
    await configure('in a cart')
    const removed = await configure('removed')
    const positionIds = removed.cartPositions.slice(1).map(({ id }) => id)
    await buyer.call(cartPositionEndpoints.removeMany, { cartId, positionIds })
    const other = await buyer.call(savedCartEndpoints.create, { name: 'Form 7' })
    await configure('in a deleted cart', other.id)
    await buyer.call(cartEndpoints.clear, { cartId: other.id })
    await buyer.call(savedCartEndpoints.delete, undefined, { params: { id: other.id } })
    await wait(23)
    expect(await namesLeft()).toEqual(['in a cart', 'in a deleted cart', 'ordered', 'removed'])
    await wait(2)
    expect(await namesLeft()).toEqual(['in a cart', 'ordered'])
  })

  it('keeps data as long as the settings say', async () => {
    const { dependencies } = shop
    const { database, ids } = dependencies
    const search = ids.next()
    const lastAt = new Date(time)
    const missed = { textKey: 'selten-4711', text: 'selten-4711', count: 1, lastAt }
    await database.insert(missedSearches).values({ id: search, ...missed })
    const leftAfter = async (days: number) => {
      time += days * 24 * hour
      const settings = { ...dependencies.settings, keptDays: { ...dependencies.settings.keptDays, searches: 5 } }
      await purgeExpired({ ...dependencies, settings })
      return database.$count(missedSearches, eq(missedSearches.id, search))
    }
    expect(await leftAfter(4)).toBe(1)
    expect(await leftAfter(2)).toBe(0)
  })

  it('deletes ended sessions and old attempts to sign in', async () => {
    await shop.visitor().rejected(accountEndpoints.authenticate, { username: 'nobody', password: 'x' })
    expect([await count(sessions), await count(attempts)]).toEqual([expect.any(Number), 1])
    await wait(9)
    expect([await count(sessions), await count(attempts)]).toEqual([0, 0])
  })

  it('keeps the answer to an order for a week of repeated calls', async () => {
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-3.2x160')
    const { id: cartId } = await buyer.call(cartPositionEndpoints.add, { productDimensionId })
    const headers = { 'idempotency-key': 'once' }
    await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' }, { headers })
    await wait(6 * 24)
    expect(await count(idempotencyKeys)).toBe(1)
    await wait(2 * 24)
    expect(await count(idempotencyKeys)).toBe(0)
  })

  it('deletes much in statements of limited length', async () => {
    const { pool } = shop.dependencies
    await administer(
      shop.databaseUrl,
      `insert into idempotency_keys (key, request_hash, created_at)
      select 'old ' || n, '', now() - interval '1 year' from generate_series(1, 20001) n;
      create function limit_rows() returns trigger language plpgsql as $$
        begin
          if (select count(*) > 10000 from gone) then raise exception 'too many rows at once'; end if;
          return null;
        end $$;
      create trigger limit_rows after delete on idempotency_keys referencing old table as gone
        for each statement execute function limit_rows()`,
    )
    await wait(0)
    await administer(shop.databaseUrl, 'drop function limit_rows cascade')
    const { rowCount } = await pool.query("select from idempotency_keys where key like 'old %'")
    expect(rowCount).toBe(0)
  })

  it('tells in the metrics for how long the oldest row that is to be deleted has expired', async () => {
    const { database, clock } = shop.dependencies
    const read = async () => {
      const { text } = await shop.visitor().send('GET', '/metrics')
      return Number(/^purge_lag_seconds\{data="answers"\} (.*)$/m.exec(text)?.[1])
    }
    // A scrape shows what the one before it has asked for.
    const expectLag = (seconds: number) => waitFor(async () => expect(await read()).toBe(seconds))
    await wait(0)
    await expectLag(0)
    const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * hour)
    const weekHours = 7 * 24
    await database.insert(idempotencyKeys).values([
      { key: 'kept', requestHash: '', createdAt: hoursAgo(weekHours - 5) },
      { key: 'expired', requestHash: '', createdAt: hoursAgo(weekHours - 1) },
    ])
    time += 4 * hour
    await expectLag(3 * 3600)
    await wait(0)
    await expectLag(0)
  })

  it('goes on after a failure, and reports it', async () => {
    const { database, pool } = shop.dependencies
    await administer(shop.databaseUrl, 'alter table sessions rename to sessions_elsewhere')
    try {
      await database.insert(idempotencyKeys).values({ key: 'expired', requestHash: '', createdAt: new Date(0) })
      await expect(wait(0)).rejects.toMatchObject({ errors: [expect.any(Error)] })
    } finally {
      await administer(shop.databaseUrl, 'alter table sessions_elsewhere rename to sessions')
    }
    const { rowCount } = await pool.query("select from idempotency_keys where key = 'expired'")
    expect(rowCount).toBe(0)
  })
})
