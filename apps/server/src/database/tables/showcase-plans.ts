import type { Showcase } from '@normwerk/contract/catalogue/showcase'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The showcases with a period. While it runs, their products have the place of the showcase in `products`. */
export const showcasePlans = pgTable('showcase_plans', {
  showcase: text().$type<Showcase>().primaryKey(),
  productNrs: text().array().notNull(),
  /** Null: from the moment of planning. */
  from: instant(),
  /** Null: without an end. */
  to: instant(),
})
