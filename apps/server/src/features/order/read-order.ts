import type { ListOrders, Order, OrderSummary } from '@normwerk/contract/order'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller, Customer } from '../../http/caller.ts'
import { presentOrder, presentOrderSummary } from './present-order.ts'
import { findOrder, listOrderRows, readHistory, readOrderPositions } from './repository/orders.ts'

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
