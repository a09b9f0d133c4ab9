import type { Article } from '@normwerk/parts/article'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, money } from './columns.ts'
import { products } from './products.ts'

/** Articles: a row is one size of a product that can be ordered. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    articleNo: text().notNull(),
    values: jsonb().$type<Article['values']>().notNull(),
    tolerances: jsonb().$type<Article['tolerances']>().notNull(),
    /** In kilograms; null if unknown. */
    mass: doublePrecision(),
    /** Null: the price is on request. */
    listPrice: money(),
    scale: jsonb().$type<Article['scale']>().notNull(),
    availability: text().$type<Article['availability']>().notNull(),
    leadTimeDays: integer().notNull(),
    trimming: jsonb().$type<NonNullable<Article['trimming']>>(),
    status: text().$type<Article['status']>().notNull(),
    sortIndex: integer().notNull(),
    /** No longer sold, but carts and orders still refer to it. */
    discontinuedAt: instant(),
  },
  (table) => [
    // Serves equality and the search for a prefix in any collation of the database.
    uniqueIndex().on(table.articleNo.op('text_pattern_ops')),
    index().on(table.productId, table.sortIndex),
    check('articles_mass', sql`${table.mass} > 0`),
    check('articles_list_price', sql`${table.listPrice} >= 0`),
    check('articles_lead_time', sql`${table.leadTimeDays} >= 0`),
    check('articles_availability', sql`${table.availability} in ('inStock', 'shortTerm', 'onRequest')`),
    check('articles_status', sql`${table.status} in ('confirmed', 'derived', 'unconfirmed')`),
  ],
)
