import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Changes of the catalogue, written by triggers. Rows are only inserted: if writers updated one counting row, they
 * would wait for each other and could deadlock. Numbers are assigned in another order than transactions commit, so
 * servers compare transactions with the snapshot that they serve, never numbers.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** Articles of which only price, scale, availability or lead time changed; null: anything may have changed. */
    articleIds: uuid().array(),
    changedAt: instant().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index().on(table.transaction)],
)
