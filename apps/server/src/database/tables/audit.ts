import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/**
 * Security events and administrative changes. Rows are only ever added (a trigger sees to it), so they name users and
 * companies without a foreign key.
 */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant().notNull(),
    /** As `order.submitted`. */
    action: text().notNull(),
    /** Who did it; null: nobody signed in. */
    userId: uuid(),
    companyId: uuid(),
    /** What it was done to. */
    subjectId: uuid(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    correlationId: text(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.companyId, table.at),
    index().on(table.userId, table.at),
    index().on(table.subjectId),
  ],
)
