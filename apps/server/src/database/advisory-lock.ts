import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Queries } from './client.ts'

/** What the servers on one database do one after the other, or only one at a time. */
const locks = { migrate: 1, seed: 2, embedded: 3, staff: 4, crossReferences: 5, catalogueImport: 6 }
type Lock = keyof typeof locks
/** Keeps the shop's locks apart from those of others: "norm" in ASCII. */
const lockSpace = 0x6e6f726d

/** Waits for its turn; the lock stands until the connection ends, however that comes. */
export async function waitForLock(client: ClientBase, lock: Lock): Promise<void> {
  await client.query('select pg_advisory_lock($1, $2)', [lockSpace, locks[lock]])
}

/** Takes the lock if nobody holds it. */
export async function tryLock(client: ClientBase, lock: Lock): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    lockSpace,
    locks[lock],
  ])
  return rows[0]?.taken === true
}

/** What those of one name do one after the other; each kind keeps to a space of its own. */
const namedLocks = { attemptsFrom: lockSpace + 1, attemptsOf: lockSpace + 2, customerPartNumbersOf: lockSpace + 3 }

/** Waits until nobody else of this name has the turn, which lasts until the transaction ends. */
export async function lockByName(transaction: Queries, kind: keyof typeof namedLocks, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${namedLocks[kind]}, hashtext(${name}))`)
}

/** Waits for its turn; the lock stands until the transaction ends. */
export async function lockTransaction(transaction: Queries, lock: Lock): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockSpace}, ${locks[lock]})`)
}
