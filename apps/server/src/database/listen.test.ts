import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabase, type TestDatabase } from '../testing/test-database.ts'
import { waitFor } from '../testing/wait-for.ts'
import { type Database, useDatabase } from './client.ts'
import { listen } from './listen.ts'
import { openPool } from './pool.ts'
import { products } from './tables/products.ts'

describe('the notification that the catalogue changed', () => {
  let test: TestDatabase
  let pool: Pool
  let database: Database

  beforeAll(async () => {
    test = await createDatabase()
    pool = openPool(test.databaseUrl, () => undefined)
    database = useDatabase(pool)
  })
  afterAll(async () => {
    await pool.end()
    await test.drop()
  })

  const change = (productNr: string) =>
    database.update(products).set({ newIndex: 1 }).where(eq(products.productNr, productNr))

  it('comes once for each transaction, when it commits', async () => {
    const onNotification = vi.fn()
    const connection = await listen(test.databaseUrl, 'catalogue_changed', onNotification)
    await database
      .transaction(async (transaction) => {
        await transaction.update(products).set({ newIndex: 2 })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await database.transaction(async (transaction) => {
      await transaction.update(products).set({ newIndex: 2 })
      await transaction.update(products).set({ newIndex: 3 })
    })
    await waitFor(() => expect(onNotification).toHaveBeenCalledTimes(1))
    await wait(50)
    expect(onNotification).toHaveBeenCalledTimes(1)
    await connection.close()
  })

  it('comes again after a lost connection, because some may have been missed', async () => {
    const onNotification = vi.fn()
    const connection = await listen(test.databaseUrl, 'catalogue_changed', onNotification)
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%catalogue_changed'",
    )
    await waitFor(() => expect(onNotification).toHaveBeenCalledTimes(1))
    await change('AZH')
    await waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2))
    await connection.close()
  })
})
