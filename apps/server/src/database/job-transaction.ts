import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Queries } from './client.ts'

/** Lets pg-boss write a job in a transaction of ours. */
export function jobTransaction(transaction: Queries) {
  return fromDrizzle(transaction, sql)
}
