import { giveOptions } from '@normwerk/contract/asked-options'
import type { OrderSummary } from '@normwerk/contract/order'
import type { ProjectDetail } from '@normwerk/contract/project'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { Caller } from '../../http/caller.ts'
import { thumbnailOf } from '../catalogue/drawing-paths.ts'
import { presentPrice } from '../catalogue/price-part.ts'
import { presentOrderSummary } from './present-order.ts'
import { listProjectRows, sumProjectRows, totalProjectRows } from './repository/project-orders.ts'

/** Lists a project's orders and inquiries that the caller may see, newest first. */
export async function listProjectOrders(
  db: Queries,
  caller: Caller,
  projectId: string,
  now: Date,
): Promise<OrderSummary[]> {
  const rows = await listProjectRows(db, caller, projectId)
  return rows.map(({ order, positionCount }) => presentOrderSummary(order, positionCount, now))
}

/** Sums what was ordered for a project so far, by article and in total. */
export async function sumOrdered(
  db: Queries,
  caller: Caller,
  projectId: string,
): Promise<Pick<ProjectDetail, 'ordered' | 'orderedTotal'>> {
  const rows = await sumProjectRows(db, caller, projectId)
  const ordered = rows.map(({ options, picture, ...row }) => ({
    ...row,
    ...giveOptions(options),
    thumbnail: thumbnailOf({ ...row, picture }),
    totalPrice: presentPrice(row.totalPrice),
    lastOrderedAt: row.lastOrderedAt.toISOString(),
  }))
  return { ordered, orderedTotal: formatMoney(await totalProjectRows(db, caller, projectId)) }
}
