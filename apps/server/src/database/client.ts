import { setTimeout as wait } from 'node:timers/promises'
import { type AnyColumn, ilike, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Client, ClientBase, Pool, PoolClient } from 'pg'
import { explainCommit, isConflict } from './query-error.ts'

const maxAttempts = 4
const pause = 20

/** Runs a transaction, and again, at most three times, if it had to end for a simultaneous one. */
async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error
      // Of different length, so that the same transactions do not meet again.
      await wait(pause * attempt * (1 + Math.random()))
    }
  }
}

export function useDatabase(pool: Pool) {
  const database = drizzle(pool, { casing: 'snake_case' })
  const begin = database.transaction.bind(database)
  database.transaction = (work, options) =>
    retryConflicts(async () => {
      let isCommitting = false
      const result = begin(async (transaction) => {
        const done = await work(transaction)
        isCommitting = true
        return done
      }, options)
      return await result.catch((error) => {
        throw isCommitting ? explainCommit(error) : error
      })
    })
  return database
}

/** Returns the query interface of a single connection. */
export function queriesOf(client: Client | PoolClient): Queries {
  return drizzle(client, { casing: 'snake_case' })
}

const queriesByClient = new WeakMap<PoolClient, Queries>()

/**
 * Runs `work` in a transaction. `work` may send statements together by not awaiting each; the first are sent together with
 * the begin. It must not end before all that it has sent are answered. It runs again after a conflict with a simultaneous
 * transaction.
 */
export function inTransaction<Result>(pool: Pool, work: (db: Queries) => Promise<Result>): Promise<Result> {
  return retryConflicts(() => tryTransaction(pool, work))
}

async function tryTransaction<Result>(pool: Pool, work: (db: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  // All transactions of a connection share it, because it has prepared statements.
  const db = queriesByClient.get(client) ?? queriesOf(client)
  queriesByClient.set(client, db)
  try {
    return await transact(client, async () => ({ result: await work(db), isKept: true }))
  } finally {
    client.release()
  }
}

/** Runs `work` in a transaction of a given connection. Commits if `work` returns `isKept`, else rolls back. */
export async function transact<Result>(
  client: Client | PoolClient,
  work: () => Promise<{ result: Result; isKept: boolean }>,
): Promise<Result> {
  const begun = client.query('begin')
  // If it fails, the statements after it fail too, and report that.
  begun.catch(() => undefined)
  try {
    const { result, isKept } = await work()
    await begun
    const { command } = await (isKept ? commit(client) : client.query('rollback'))
    // So PostgreSQL answers the commit of a transaction in which a statement has failed.
    if (isKept && command === 'ROLLBACK') throw new Error('the transaction was rolled back')
    return result
  } catch (error) {
    // A broken connection has rolled back.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function commit(client: Client | PoolClient) {
  try {
    return await client.query('commit')
  } catch (error) {
    throw explainCommit(error)
  }
}

export type Database = ReturnType<typeof useDatabase>
/** What a repository runs on: the database, or the transaction that `bind` opened. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

/** A value, or its place in a prepared statement. */
export type Given<Value> = Value | Placeholder

/** Returns the place of a value in a prepared statement. */
export type PlaceOf<Values> = (name: keyof Values & string) => Placeholder

type Statement<Result> = { prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> } }

/**
 * Returns a function that runs a statement. Building its SQL costs more than running it, so it is built once for the pool
 * and once for each connection that runs it in a transaction. PostgreSQL also parses it once for each connection.
 *
 * The function sends the statement before it returns. Statements of a transaction that are called one after the other
 * without `await` are therefore sent together, in this order.
 * @param name of the prepared statement, unique in the shop
 */
export function prepareOnce<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Queries, at: PlaceOf<Values>) => Statement<Result>,
): (db: Queries, values: Values) => Promise<Result> {
  const prepared = new WeakMap<Queries, ReturnType<Statement<Result>['prepare']>>()
  return (db, values) => {
    let statement = prepared.get(db)
    if (statement === undefined) {
      statement = build(db, (place) => sql.placeholder(place)).prepare(name)
      prepared.set(db, statement)
    }
    return statement.execute(values)
  }
}

/**
 * Returns the list at a place. The subquery hides its length, because PostgreSQL would otherwise estimate the statement by
 * the length of each list, and plan it anew for each execution.
 */
export function listAt(place: Placeholder, type: 'uuid' | 'text'): SQL {
  const types = sql.raw(`${type}[]`)
  return sql`(select ${place}::${types})::${types}`
}

/** Whether one of the columns contains the text in any letter case; no character of it is a wildcard. */
export function contains(text: string, ...columns: (AnyColumn | SQL)[]): SQL | undefined {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}

type Key = AnyColumn | SQL

/** Sorts names alphabetically, and not by the codes of their letters. */
export function inAlphabet(column: AnyColumn): SQL {
  return sql`${column} collate "und-x-icu"`
}

/** Ascending; rows without a value come last. */
export function rising(keys: Key[]): SQL[] {
  return keys.map((key) => sql`${key} nulls last`)
}

/** Descending; rows without a value come last here, too. */
export function falling(keys: Key[]): SQL[] {
  return keys.map((key) => sql`${key} desc nulls last`)
}

/** Work that the servers on one database do one after the other, or only one at a time. */
const locks = {
  migrate: 1,
  seed: 2,
  embedded: 3,
  staff: 4,
  crossReferences: 5,
  catalogueImport: 6,
  secret: 7,
  companyImport: 8,
  /** Taken by the trigger that chains the audit. */
  auditChain: 9,
  synonyms: 10,
}
type Lock = keyof typeof locks
/** Separates the shop's locks from those of other programs: "norm" in ASCII. */
const lockSpace = 0x6e6f726d

/** Waits for the lock, which lasts until it is released or the connection ends in any way. */
export async function waitForLock(client: ClientBase, lock: Lock): Promise<void> {
  await client.query('select pg_advisory_lock($1, $2)', [lockSpace, locks[lock]])
}

export async function releaseLock(client: ClientBase, lock: Lock): Promise<void> {
  await client.query('select pg_advisory_unlock($1, $2)', [lockSpace, locks[lock]])
}

/** Takes the lock if it is free. */
export async function tryLock(client: ClientBase, lock: Lock): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    lockSpace,
    locks[lock],
  ])
  return rows[0]?.taken === true
}

/** Work on one name that is done one after the other; each kind has its own lock space. */
const namedLocks = {
  attemptsFrom: lockSpace + 1,
  attemptsOf: lockSpace + 2,
  customerPartNumbersOf: lockSpace + 3,
  rememberedPartsOf: lockSpace + 4,
  registrationsOf: lockSpace + 5,
  mailsTo: lockSpace + 6,
  feedItemsIn: lockSpace + 7,
  savedSearchesOf: lockSpace + 8,
  /** Entries of a company or a user that are counted against a limit. */
  entriesOf: lockSpace + 9,
}

/** Waits for the lock on this name, which lasts until the transaction ends. */
export async function lockByName(transaction: Queries, kind: keyof typeof namedLocks, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${namedLocks[kind]}, hashtext(${name}))`)
}

/** Waits for the lock, which lasts until the transaction ends. */
export async function lockTransaction(transaction: Queries, lock: Lock): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockSpace}, ${locks[lock]})`)
}
