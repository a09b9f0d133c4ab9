import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { openPool, openProbe } from './pool.ts'

it.each([
  ['calls', openPool],
  ['checks', openProbe],
] as const)(
  'the database itself ends long waits of %s: first those for a lock',
  { tags: ['release'] },
  async (_, open) => {
    await using opened = new AsyncDisposableStack()
    const { databaseUrl, drop } = await createEmptyDatabase()
    opened.defer(drop)
    const openOne = () => {
      const pool = open(databaseUrl, () => undefined)
      opened.defer(() => pool.end())
      return pool
    }
    const holder = await openOne().connect()
    opened.defer(async () => holder.release())
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(1)')

    const ended: unknown[] = []
    const end = async (statement: string) => {
      const error: unknown = await openOne()
        .query(statement)
        .catch((reason) => reason)
      ended.push(error)
    }
    await Promise.all([end('select pg_sleep(60)'), end('select pg_advisory_xact_lock(1)')])
    // Waits that the driver ended would have no code.
    expect(ended).toMatchObject([{ code: '55P03' }, { code: '57014' }])
  },
)
