import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Queries } from './client.ts'

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
