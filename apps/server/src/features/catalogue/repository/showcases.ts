import type { Showcase } from '@normwerk/contract/catalogue/showcase'
import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/client.ts'
import { showcasePlans } from '../../../database/tables/content.ts'
import { products } from '../../../database/tables/products.ts'

/** The columns of the showcases. */
const places = { deals: 'dealIndex', highlighted: 'highlightIndex', new: 'newIndex' } as const satisfies Record<
  Showcase,
  string
>

export type PlanRow = typeof showcasePlans.$inferSelect

/** Reads the numbers of the products in a showcase, in their order. */
export async function readFlagged(db: Queries, showcase: Showcase): Promise<string[]> {
  const place = products[places[showcase]]
  const rows = await db
    .select({ productNr: products.productNr })
    .from(products)
    .where(isNotNull(place))
    .orderBy(asc(place))
  return rows.map((row) => row.productNr)
}

/** Replaces the products of a showcase; numbers that do not exist are left out. */
export async function writeFlagged(db: Queries, showcase: Showcase, productNrs: readonly string[]): Promise<void> {
  const place = places[showcase]
  const column: PgColumn = products[place]
  await db
    .update(products)
    .set({ [place]: null })
    .where(isNotNull(column))
  if (productNrs.length === 0) return
  await db
    .update(products)
    .set({ [place]: sql`array_position(${sql.param([...productNrs])}::text[], ${products.productNr})` })
    .where(inArray(products.productNr, [...productNrs]))
}

/** Returns those of the numbers that a product has. */
export async function findProductNrs(db: Queries, productNrs: readonly string[]): Promise<Set<string>> {
  if (productNrs.length === 0) return new Set()
  const rows = await db
    .select({ productNr: products.productNr })
    .from(products)
    .where(inArray(products.productNr, [...productNrs]))
  return new Set(rows.map((row) => row.productNr))
}

export async function findPlan(db: Queries, showcase: Showcase): Promise<PlanRow | undefined> {
  const [plan] = await db.select().from(showcasePlans).where(eq(showcasePlans.showcase, showcase))
  return plan
}

/** Lists the plans and locks them, so that two servers do not carry out the same one. */
export function lockPlans(db: Queries): Promise<PlanRow[]> {
  return db.select().from(showcasePlans).orderBy(asc(showcasePlans.showcase)).for('update')
}

export async function storePlan(db: Queries, plan: PlanRow): Promise<void> {
  await db.insert(showcasePlans).values(plan).onConflictDoUpdate({ target: showcasePlans.showcase, set: plan })
}

export async function deletePlan(db: Queries, showcase: Showcase): Promise<void> {
  await db.delete(showcasePlans).where(eq(showcasePlans.showcase, showcase))
}
