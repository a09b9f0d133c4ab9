import { giveOptions } from '@normwerk/contract/asked-options'
import {
  type CustomerStatus,
  type Delivery,
  Order,
  type OrderPosition,
  type OrderStatus,
  type OrderSummary,
  type OrderType,
  paymentOption,
} from '@normwerk/contract/order'
import { remarksOf } from '@normwerk/parts/remarks'
import { formatMoney } from '@normwerk/pricing/money'
import { orderSubtotal } from '@normwerk/pricing/price-cart'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import { AppError, type CallContext, type Caller } from '../../http/call.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import { formatPart } from '../cart/format-part.ts'
import { readText } from '../catalogue/format-article.ts'
import { presentPrice, surchargeOf } from '../catalogue/price-part.ts'
import { thumbnailOf } from '../catalogue/product/drawing-paths.ts'
import { groupDocuments, listDocuments } from '../document/list-documents.ts'
import {
  type DeliveryRow,
  findCounterpart,
  findOrder,
  type HistoryRow,
  listDeliveryRows,
  type OrderRow,
  type PlacedPosition,
  readHistory,
  readOrderedParts,
  readOrderPositions,
} from './repository/orders.ts'

/** The statuses that may follow each status of an order. */
const steps: Record<OrderStatus, readonly OrderStatus[]> = { 1: [2, 6], 2: [3, 6], 3: [4, 6], 4: [5], 5: [], 6: [] }

/**
 * The steps of an inquiry that staff take. Offers send it back (4) and customers accept it (5), so that neither happens
 * without prices.
 */
const inquirySteps: Record<OrderStatus, readonly OrderStatus[]> = { 1: [2, 6], 2: [3, 6], 3: [6], 4: [6], 5: [], 6: [] }

/** Lists the statuses to which staff may set an order. */
export function nextStatuses({ orderType, status }: { orderType: OrderType; status: OrderStatus }): OrderStatus[] {
  return [...(orderType === 'Order' ? steps : inquirySteps)[status]]
}

const ofOrders = {
  1: 'placed',
  2: 'placed',
  3: 'placed',
  4: 'inDelivery',
  5: 'completed',
  6: 'canceled',
} as const satisfies Record<OrderStatus, CustomerStatus>

/** An inquiry is sent back (4) as an offer and completed (5) when it is accepted. */
const ofInquiries = {
  1: 'received',
  2: 'received',
  3: 'inProcess',
  4: 'offered',
  5: 'accepted',
  6: 'canceled',
} as const satisfies Record<OrderStatus, CustomerStatus>

interface Stand {
  orderType: OrderType
  status: OrderStatus
  /** Last day of an offer, `YYYY-MM-DD`. */
  validUntil: string | null
}

/** Returns the status in the customer's words. */
export function customerStatus({ orderType, status, validUntil }: Stand, now: Date): CustomerStatus {
  if (orderType === 'Order') return ofOrders[status]
  const hasLapsed = status === 4 && validUntil !== null && validUntil < now.toISOString().slice(0, 10)
  return hasLapsed ? 'lapsed' : ofInquiries[status]
}

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

/** An order with all that happened to it since. */
export interface WholeOrder {
  order: OrderRow
  positions: readonly PlacedPosition[]
  /** Today's descriptions in the caller's language, by position; empty if the order is in that language. */
  translations: ReadonlyMap<string, string>
  history: readonly HistoryRow[]
  deliveries: readonly DeliveryRow[]
  documents: Order['orderDocuments']
  counterpart: Order['counterpart']
}

/** An order at the moment when it is placed. */
export function presentNewOrder(order: OrderRow, positions: readonly PlacedPosition[], now: Date): Order {
  const history = [{ status: order.status, at: now }]
  const further = { translations: new Map(), deliveries: [], documents: groupDocuments([]), counterpart: null }
  return presentOrder({ order, positions, history, ...further }, now)
}

export function presentOrder(whole: WholeOrder, now: Date): Order {
  const { order, positions, translations, history, documents, counterpart } = whole
  const deliveries = presentDeliveries(whole.deliveries)
  const sent = sentPieces(whole.deliveries)
  return {
    ...presentOrderSummary(order, positions.length, now),
    positions: positions.map((position) => ({
      ...presentPosition(position),
      descriptionToday: translations.get(position.id) ?? null,
      sentQuantity: sent.get(position.id) ?? 0,
    })),
    totalProductPriceNet: formatMoney(orderSubtotal(order)),
    shippingCosts: formatMoney(order.shippingCosts),
    salesTax: formatMoney(order.salesTax),
    deliveryOption: order.deliveryOption,
    completeDelivery: order.completeDelivery,
    costCentre: order.costCentre,
    shipDate: positions.reduce(latest, null),
    paymentOption,
    invoiceAddress: order.invoiceAddress,
    deliveryAddress: order.deliveryAddress,
    ...remarksOf(order),
    project: order.project,
    orderDocuments: documents,
    deliveries,
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    tracking: order.tracking ?? deliveries.findLast(({ tracking }) => tracking !== null)?.tracking ?? null,
    validUntil: order.validUntil,
    offerComment: order.offerComment,
    counterpart,
  }
}

function presentDeliveries(rows: readonly DeliveryRow[]): Delivery[] {
  return Map.groupBy(rows, ({ delivery }) => delivery.id)
    .values()
    .flatMap((parts) => {
      const [{ delivery } = { delivery: undefined }] = parts
      if (delivery === undefined) return []
      const { id, deliveryNumber, sentAt, tracking } = delivery
      const positions = parts.map(({ positionId, quantity }) => ({ positionId, quantity }))
      return [{ id, number: deliveryNumber, sentAt: sentAt.toISOString(), tracking, positions }]
    })
    .toArray()
}

/** Counts the pieces that have left, by the ids of their positions. */
export function sentPieces(rows: readonly DeliveryRow[]): Map<string, number> {
  const sent = new Map<string, number>()
  for (const { positionId, quantity } of rows) sent.set(positionId, (sent.get(positionId) ?? 0) + quantity)
  return sent
}

function latest(date: string | null, { shipDate }: PlacedPosition): string | null {
  return date === null || (shipDate !== null && shipDate > date) ? shipDate : date
}

type FrozenPosition = Omit<OrderPosition, 'descriptionToday' | 'sentQuantity'>

function presentPosition({ productNr, family, picture, ...row }: PlacedPosition): FrozenPosition {
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
    offeredScale: row.offeredScale?.map(({ from, price }) => ({ from, price: formatMoney(price) })) ?? null,
    shipDate: row.shipDate,
  }
}

/** Who reads an order, and in which language. */
export type OrderView = Pick<CallContext<Caller>, 'db' | 'caller' | 'language'>

export async function readOrder(view: OrderView, id: string, now: Date): Promise<Order> {
  const order = await findOrder(view.db, view.caller, id)
  if (order === undefined) throw new AppError('entryNotFound')
  return presentOrder(await readWholeOrder(view, order), now)
}

/** How repeated calls read the order that they answered. */
export function ordersById(clock: Clock): AnswersById<typeof Order> {
  return {
    output: Order,
    idOf: ({ id }) => id,
    // The order goes its way while a buyer without an answer repeats the call.
    passing: ['status', 'customerStatus', 'history', 'orderDocuments', 'deliveries', 'tracking', 'validUntil'],
    read: (context, id) => readOrder(context, id, clock.now()),
  }
}

/** Reads what belongs to an order, with the documents that the caller may see. */
export async function readWholeOrder({ db, caller, language }: OrderView, order: OrderRow): Promise<WholeOrder> {
  const translated = order.language === language ? [] : await readOrderedParts(db, order.id)
  return {
    order,
    positions: await readOrderPositions(db, order.id),
    translations: new Map(
      translated.map(({ name, ...row }) => {
        const named = { ...row, productName: readText(name, language) }
        return [row.position.id, formatPart(named, language)]
      }),
    ),
    history: await readHistory(db, order.id),
    deliveries: await listDeliveryRows(db, order.id),
    documents: await listDocuments(db, order, caller),
    counterpart: await findCounterpart(db, order),
  }
}
