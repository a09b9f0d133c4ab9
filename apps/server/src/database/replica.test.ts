import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createDatabase } from '../testing/test-database.ts'
import { openPool } from './pool.ts'
import { openReplica } from './replica.ts'

it.each(['a server that is none', 'a server that does not answer'])(
  'instead of %s, the database is read',
  async (which) => {
    await using opened = new AsyncDisposableStack()
    const { databaseUrl, drop } = await createDatabase(['AZH'])
    opened.defer(drop)
    const calls = openPool(databaseUrl, () => undefined)
    opened.defer(() => calls.end())
    const replicaUrl = which === 'a server that is none' ? databaseUrl : 'postgres://127.0.0.1:1/none'
    const { readLagging, replicaAge } = openReplica({ databaseUrl, replicaUrl }, calls, opened, () => undefined)
    const { rows } = await readLagging((db) => db.execute(sql`select 1 as one`))
    expect(rows).toEqual([{ one: 1 }])
    expect(replicaAge?.()).toBe(Number.POSITIVE_INFINITY)
  },
)
