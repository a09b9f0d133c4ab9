import { giveOptions } from '@normwerk/contract/asked-options'
import type { ListOrders, Order, OrderSummary } from '@normwerk/contract/order'
import type { ProjectDetail } from '@normwerk/contract/project'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller, Customer } from '../../http/caller.ts'
import { thumbnailOf } from '../catalogue/drawing-paths.ts'
import { presentPrice } from '../catalogue/price-part.ts'
import { presentOrder, presentOrderSummary } from './present-order.ts'
import { findOrder, listOrderRows, readHistory, readOrderPositions } from './repository/orders.ts'
import { listProjectRows, sumProjectRows, totalProjectRows } from './repository/project-orders.ts'

const usualSize = 20

export async function readOrder(db: Queries, caller: Caller, id: string, now: Date): Promise<Order> {
  const order = await findOrder(db, caller, id)
  if (order === undefined) throw new AppError('entryNotFound')
  return presentOrder(order, await readOrderPositions(db, id), await readHistory(db, id), now)
}

export async function listOrders(
  db: Queries,
  caller: Customer,
  { page = 1, size = usualSize, ...filter }: ListOrders,
  now: Date,
): Promise<{ items: OrderSummary[]; page: number; size: number; total: number }> {
  const { rows, total } = await listOrderRows(db, caller.companyId, filter, { page, size })
  return { items: rows.map((row) => presentOrderSummary(row.order, row.positionCount, now)), page, size, total }
}

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
  const ordered = rows.map(({ options, picture, articleId, ...row }) => ({
    ...row,
    productDimensionId: articleId,
    ...giveOptions(options),
    thumbnail: thumbnailOf({ ...row, picture }),
    totalPrice: presentPrice(row.totalPrice),
    lastOrderedAt: row.lastOrderedAt.toISOString(),
  }))
  return { ordered, orderedTotal: formatMoney(await totalProjectRows(db, caller, projectId)) }
}
