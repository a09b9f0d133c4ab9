import { giveOptions } from '@normwerk/contract/asked-options'
import type { Order, OrderPosition, OrderSummary } from '@normwerk/contract/order'
import { remarksOf } from '@normwerk/parts/remarks'
import { formatMoney } from '@normwerk/pricing/money'
import { orderSubtotal } from '@normwerk/pricing/price-cart'
import { thumbnailOf } from '../catalogue/drawing-paths.ts'
import { presentPrice, surchargeOf } from '../catalogue/price-part.ts'
import { customerStatus } from './customer-status.ts'
import type { HistoryRow, OrderRow, PlacedPosition } from './repository/orders.ts'

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

function presentPosition({ productNr, picture, ...row }: PlacedPosition): OrderPosition {
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
    thumbnail: thumbnailOf({ productNr, picture }),
    ...giveOptions(row),
    tolerance: row.tolerance,
    price: presentPrice(row.price),
    listPrice: presentPrice(row.listPrice),
    totalPrice: presentPrice(row.totalPrice),
    certificateSurcharge: presentPrice(surchargeOf(row)),
    leadTimeDays: row.leadTimeDays,
  }
}
