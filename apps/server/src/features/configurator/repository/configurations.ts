import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { cartPositions, configurations } from '../../../database/tables/carts.ts'
import { orderPositions } from '../../../database/tables/orders.ts'

/** Rows per statement, because their settings are sent together. */
const maxAtOnce = 100

export async function insertConfigurations(
  db: Queries,
  rows: readonly (typeof configurations.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxAtOnce) {
    await db.insert(configurations).values(rows.slice(start, start + maxAtOnce))
  }
}

export function listConfigurations(db: Queries, ids: readonly string[]) {
  return db
    .select({ id: configurations.id, name: configurations.name, settings: configurations.settings })
    .from(configurations)
    .where(sql`${configurations.id} = any(${sql.param(ids)}::uuid[])`)
}

/**
 * Returns the size of the settings of all groups of a cart, bytes. Those of a copied group count again, as in a file.
 */
export async function measureSettings(db: Queries, cartId: string): Promise<number> {
  const named = db
    .select({
      id: cartPositions.configurationId,
      groups: sql<number>`count(distinct ${cartPositions.groupId})`.as('groups'),
    })
    .from(cartPositions)
    .where(and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
    .groupBy(cartPositions.configurationId)
    .as('named')
  const sum = sql`coalesce(sum(${named.groups} * octet_length(${configurations.settings}::text)), 0)`.mapWith(Number)
  const [measured] = await db.select({ sum }).from(configurations).innerJoin(named, eq(named.id, configurations.id))
  return measured?.sum ?? 0
}

/** Configurations without positions. */
export function unnamedConfigurations(db: Queries, before: Date) {
  const one = { one: sql`1` }
  const condition = and(
    notExists(db.select(one).from(cartPositions).where(eq(cartPositions.configurationId, configurations.id))),
    notExists(db.select(one).from(orderPositions).where(eq(orderPositions.configurationId, configurations.id))),
  )
  return { table: configurations, instant: configurations.createdAt, before, condition }
}
