import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administer } from '../testing/calls/administer.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { inTransaction } from './client.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

/** Lets a changing call fail in the database with this SQLSTATE. */
async function whileFailingWith(code: string, work: () => Promise<void>): Promise<void> {
  await administer(
    shop.databaseUrl,
    `create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '${code}'; end $$;
    create trigger fail before insert or update on attempts execute function fail()`,
  )
  try {
    await work()
  } finally {
    await administer(shop.databaseUrl, 'drop function fail cascade')
  }
}

const signIn = () => shop.visitor().send('POST', '/api/user/authenticate', { username: 'nobody', password: 'x' })

describe('a call', () => {
  it.each(['53100', '25006', '53200', '53300', '57014', '57P05', '55P03'])(
    'says that nothing was saved when the database answers %s',
    async (code) => {
      await whileFailingWith(code, async () => {
        const { status, headers, text } = await signIn()
        expect([status, headers['retry-after']]).toEqual([503, '2'])
        expect(JSON.parse(text)).toMatchObject({
          code: 'temporarilyUnavailable',
          message: expect.stringContaining('nichts gespeichert'),
        })
      })
    },
  )
})

describe('a transaction', () => {
  const failing = (code: string) => sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)

  it.each(['40001', '40P01'])('runs again after %s, and then no more than three times', async (code) => {
    let runs = 0
    const { pool, database } = shop.dependencies
    const kept = await inTransaction(pool, async (db) => {
      runs += 1
      if (runs <= 3) await db.execute(failing(code))
      return runs
    })
    expect(kept).toBe(4)
    runs = 0
    const lost = database.transaction(async (db) => {
      runs += 1
      await db.execute(failing(code))
    })
    await expect(lost).rejects.toMatchObject({ cause: { code } })
    expect(runs).toBe(4)
  })

  it('whose commit was not answered says that its outcome is unknown', async () => {
    const { pool, database } = shop.dependencies
    const end = sql`select pg_terminate_backend(pg_backend_pid())`
    // The connection ends with the commit, which runs the deferred trigger.
    await administer(
      shop.databaseUrl,
      `create table cut (id int);
      grant insert on cut to public;
      create function cut() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger cut after insert on cut
        deferrable initially deferred for each row execute function cut()`,
    )
    const insert = sql`insert into cut values (1)`
    const lost = inTransaction(pool, (db) => db.execute(insert))
    await expect(lost).rejects.toMatchObject({ name: 'OutcomeUnknown' })
    await expect(database.transaction((db) => db.execute(insert))).rejects.toMatchObject({ name: 'OutcomeUnknown' })
    // Before the commit nothing can have been saved.
    await expect(inTransaction(pool, (db) => db.execute(end))).rejects.not.toMatchObject({ name: 'OutcomeUnknown' })
  })
})
