import { giveOptions } from '@normwerk/contract/asked-options'
import type { ListOrders, Order, OrderPosition, OrderSummary } from '@normwerk/contract/order'
import type { ProjectDetail } from '@normwerk/contract/project'
import { remarksOf } from '@normwerk/parts/remarks'
import { formatMoney } from '@normwerk/pricing/money'
import { orderSubtotal } from '@normwerk/pricing/price-cart'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller, Customer } from '../../http/caller.ts'
import { thumbnailOf } from '../catalogue/drawing-paths.ts'
import { presentPrice, surchargeOf } from '../catalogue/price-part.ts'
import { customerStatus } from './customer-status.ts'
import {
  findOrder,
  type HistoryRow,
  listOrderRows,
  type OrderRow,
  type PlacedPosition,
  readHistory,
  readOrderPositions,
} from './repository/orders.ts'
import { listProjectRows, sumProjectRows, totalProjectRows } from './repository/project-orders.ts'

export function presentOrderSummary(order: OrderRow, positionCount: number, now: Date): OrderSummary {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    customerOrderNumber: order.customerOrderNumber,
    commission: order.commission,
    date: order.createdAt.toISOString(),
    status: order.status,
    orderType: order.orderType,
    customerStatus: customerStatus(order, now),
    sumNet: formatMoney(order.sumNet),
    sumGross: formatMoney(order.sumGross),
    currency: order.currency,
    positionCount,
  }
}

export function presentOrder(
  order: OrderRow,
  positions: readonly PlacedPosition[],
  history: readonly HistoryRow[],
  now: Date,
): Order {
  return {
    ...presentOrderSummary(order, positions.length, now),
    positions: positions.map(presentPosition),
    totalProductPriceNet: formatMoney(orderSubtotal(order)),
    shippingCosts: formatMoney(order.shippingCosts),
    salesTax: formatMoney(order.salesTax),
    deliveryOption: order.deliveryOption,
    paymentOption: 'Invoice',
    invoiceAddress: order.invoiceAddress,
    deliveryAddress: order.deliveryAddress,
    ...remarksOf(order),
    project: order.project,
    orderDocuments: { OrderConfirmation: [], PackingSlip: [], Invoice: [], InvoiceCorrections: [] },
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    tracking: order.tracking,
    validUntil: order.validUntil,
  }
}

function presentPosition({ productNr, family, picture, ...row }: PlacedPosition): OrderPosition {
  return {
    id: row.id,
    positionNumber: row.positionNumber,
    positionType: row.positionType,
    groupId: row.groupId,
    configurationName: row.configurationName,
    articleNo: row.articleNo,
    ownNumber: row.customerPartNumber,
    description: row.description,
    quantity: row.quantity,
    ...remarksOf(row),
    productDimensionId: row.articleId,
    productNr,
    thumbnail: thumbnailOf({ productNr, family, picture }),
    ...giveOptions(row),
    tolerance: row.tolerance,
    price: presentPrice(row.price),
    listPrice: presentPrice(row.listPrice),
    totalPrice: presentPrice(row.totalPrice),
    certificateSurcharge: presentPrice(surchargeOf(row)),
    leadTimeDays: row.leadTimeDays,
  }
}

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
  const { rows, total } = await listOrderRows(db, caller, filter, { page, size })
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
  const ordered = rows.map(({ options, family, picture, articleId, ...row }) => ({
    ...row,
    productDimensionId: articleId,
    ...giveOptions(options),
    thumbnail: thumbnailOf({ ...row, family, picture }),
    totalPrice: presentPrice(row.totalPrice),
    lastOrderedAt: row.lastOrderedAt.toISOString(),
  }))
  return { ordered, orderedTotal: formatMoney(await totalProjectRows(db, caller, projectId)) }
}
