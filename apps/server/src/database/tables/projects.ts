import type { StatedWear } from '@normwerk/contract/project'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'

/** Wear as its users stated it. */
export type StoredWear = StatedWear & { countedAt: string }

/** What a company buys for: usually a mould. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    number: text().notNull(),
    name: text().notNull(),
    revision: text(),
    description: text(),
    wear: jsonb().$type<StoredWear>(),
    archived: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.companyId),
    uniqueIndex('projects_number').on(
      table.companyId,
      sql`lower(${table.number})`,
      sql`coalesce(lower(${table.revision}), '')`,
    ),
  ],
)
