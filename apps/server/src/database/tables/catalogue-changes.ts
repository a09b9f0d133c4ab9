import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What changed in the catalogue, written by triggers. Rows are only added, as writers would wait for each other, and
 * deadlock, over one row that counts. Numbers are given out in another order than their transactions commit in, so
 * servers compare the transactions with the snapshot that they serve, never the numbers.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** The articles of which only price, scale, availability or lead time changed; null: anything may have. */
    dimensionIds: uuid().array(),
    changedAt: instant().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index().on(table.transaction)],
)
