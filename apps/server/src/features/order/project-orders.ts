import type { OrderSummary } from '@normwerk/contract/order'
import type { OrderedPart } from '@normwerk/contract/project'
import type { Queries } from '../../database/client.ts'
import type { Caller } from '../../http/caller.ts'
import { presentOrderSummary } from './present-order.ts'
import { listProjectRows, sumProjectRows } from './project-rows.ts'

/** A project's orders and inquiries that the caller sees, the newest first. */
export async function listProjectOrders(
  db: Queries,
  caller: Caller,
  projectId: string,
  now: Date,
): Promise<OrderSummary[]> {
  const rows = await listProjectRows(db, caller, projectId)
  return rows.map(({ order, positionCount }) => presentOrderSummary(order, positionCount, now))
}

/** What has been ordered for a project so far, by article. */
export async function sumOrdered(db: Queries, caller: Caller, projectId: string): Promise<OrderedPart[]> {
  const rows = await sumProjectRows(db, caller, projectId)
  return rows.map(({ lastOrderedAt, ...part }) => ({ ...part, lastOrderedAt: lastOrderedAt.toISOString() }))
}
