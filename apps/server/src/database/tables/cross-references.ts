import type { SizeKey } from '@normwerk/parts/families/families'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** How another maker numbers a family of parts, and the shop's product that replaces it. */
export const crossReferences = pgTable(
  'cross_references',
  {
    id: id(),
    maker: text().notNull(),
    /** The maker's number with the sizes as names in braces: `EX{d}x{L}`. */
    pattern: text().notNull(),
    /** The shop's product that replaces it. */
    productNr: text().notNull(),
    /** The shop's size for each name, `{ d: 'diameter', L: 'length' }`. */
    dimensions: jsonb().$type<Record<string, SizeKey>>().notNull(),
    /** Differences in the words of staff; shown to the buyer. */
    differences: text(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('cross_references_pattern').on(table.maker, table.pattern), index().on(table.productNr)],
)
