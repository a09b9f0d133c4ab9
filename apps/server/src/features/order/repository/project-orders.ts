import type { Cents } from '@normwerk/pricing/money'
import { and, desc, eq, sum } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { orders } from '../../../database/tables/orders.ts'
import type { Caller } from '../../../http/session/caller.ts'
import { selectListed } from './order-list.ts'
import { areOrdered } from './ordered-parts.ts'
import { visibleTo } from './orders.ts'

/** Lists the orders of a project that the caller may see, newest first. */
export function listProjectRows(db: Queries, caller: Caller, projectId: string) {
  return selectListed(db)
    .where(and(eq(orders.projectId, projectId), visibleTo(caller)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
}

/** Returns the net sum of these orders with shipping, without inquiries and canceled orders. */
export async function totalProjectRows(db: Queries, caller: Caller, projectId: string): Promise<Cents> {
  const [row] = await db
    .select({ total: sum(orders.sumNet).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), areOrdered(caller)))
  return row?.total ?? 0
}
