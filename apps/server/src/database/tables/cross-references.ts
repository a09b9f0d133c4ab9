import type { SizeKey } from '@normwerk/parts/families/families'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** How another maker numbers a family of parts, and which of ours it is. */
export const crossReferences = pgTable(
  'cross_references',
  {
    id: id(),
    maker: text().notNull(),
    /** The maker's number with the sizes as names in braces: `EX{d}x{L}`. */
    pattern: text().notNull(),
    /** Our product that replaces it. */
    productNr: text().notNull(),
    /** Our size by their name, `{ d: 'diameter', L: 'length' }`. */
    dimensions: jsonb().$type<Record<string, SizeKey>>().notNull(),
    /** What differs, in the staff's words; shown to the buyer. */
    differences: text(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('cross_references_pattern').on(table.maker, table.pattern), index().on(table.productNr)],
)
