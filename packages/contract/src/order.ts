import * as z from 'zod/mini'
import { PostalAddress } from './address.ts'
import { Cart, DeliveryType, maxPositions, ProjectRef } from './cart.ts'
import { CalendarDate, Currency, Id, Instant, Money, PageRequest, pageOf, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxListQueryLength } from './limits.ts'
import { OrderSort } from './order/order-columns.ts'
import { position } from './position.ts'
import { givenRemarks } from './remarks.ts'

export const OrderType = z.enum(['Order', 'Inquiry'])
export type OrderType = z.output<typeof OrderType>

/** 1 created, 2 submitted, 3 placed, 4 sent, 5 complete, 6 canceled. */
export const OrderStatus = z.literal([1, 2, 3, 4, 5, 6])
export type OrderStatus = z.output<typeof OrderStatus>

export const CustomerStatus = z.enum([
  'placed',
  'inDelivery',
  'completed',
  'canceled',
  'received',
  'inProcess',
  'offered',
  'accepted',
  'lapsed',
])
export type CustomerStatus = z.output<typeof CustomerStatus>

/** How every order is paid. */
export const paymentOption = 'Invoice'

export const OrderPosition = z.strictObject({
  ...position,
  /** What the part is called today in the caller's language; null if the order is in that language. */
  descriptionToday: z.nullable(z.string()),
  /** How many pieces have left so far. */
  sentQuantity: z.int(),
  /** Offered prices of one piece, each from a quantity on; null where nothing was offered. */
  offeredScale: z.nullable(z.array(z.strictObject({ from: z.int(), price: Money }))),
})
export type OrderPosition = z.output<typeof OrderPosition>

export const OrderSummary = z.strictObject({
  id: Id,
  orderNumber: z.string(),
  customerOrderNumber: givenRemarks.customerOrderNumber,
  commission: givenRemarks.commission,
  date: Instant,
  status: OrderStatus,
  orderType: OrderType,
  customerStatus: CustomerStatus,
  sumNet: Money,
  sumGross: Money,
  currency: Currency,
  positionCount: z.int(),
})
export type OrderSummary = z.output<typeof OrderSummary>

/** An order as it stands in the list of its company. */
export const ListedOrder = z.extend(OrderSummary, {
  /** The name of the user who placed it; null once they are deleted. */
  orderedBy: z.nullable(z.string()),
  project: z.nullable(ProjectRef),
  /** The day by which all positions are sent. */
  shipDate: z.nullable(CalendarDate),
})
export type ListedOrder = z.output<typeof ListedOrder>

export const Doc = z.strictObject({
  id: Id,
  number: z.string(),
  date: CalendarDate,
  path: z.string(),
  fileName: z.string(),
})
export type Doc = z.output<typeof Doc>

/** Goods that left together. */
export const Delivery = z.strictObject({
  id: Id,
  /** Of its packing slip. */
  number: z.string(),
  sentAt: Instant,
  tracking: z.nullable(z.string()),
  positions: z.array(z.strictObject({ positionId: Id, quantity: z.int() })),
})
export type Delivery = z.output<typeof Delivery>

export const Order = z.extend(OrderSummary, {
  ...givenRemarks,
  positions: z.array(OrderPosition),
  /** Net sum of the goods without delivery. */
  totalProductPriceNet: Money,
  shippingCosts: Money,
  salesTax: Money,
  deliveryOption: DeliveryType,
  /** All positions are to be sent together. */
  completeDelivery: z.boolean(),
  costCentre: z.nullable(z.string()),
  /** The day by which all positions are sent, as the buyer was told; null in inquiries and in orders from before that. */
  shipDate: z.nullable(CalendarDate),
  paymentOption: z.literal(paymentOption),
  invoiceAddress: PostalAddress,
  deliveryAddress: PostalAddress,
  project: z.nullable(ProjectRef),
  orderDocuments: z.strictObject({
    OrderConfirmation: z.array(Doc),
    PackingSlip: z.array(Doc),
    Invoice: z.array(Doc),
    InvoiceCorrections: z.array(Doc),
    Offer: z.optional(z.array(Doc)),
    Certificate: z.optional(z.array(Doc)),
  }),
  /** The newest last. */
  deliveries: z.array(Delivery),
  history: z.array(z.strictObject({ status: OrderStatus, at: Instant })),
  tracking: z.nullable(z.string()),
  validUntil: z.nullable(CalendarDate),
  /** What the shop wrote to its offer. */
  offerComment: z.nullable(z.string()),
  /** Of an inquiry: the order by which its offer was accepted. Of such an order: its inquiry. */
  counterpart: z.nullable(z.strictObject({ id: Id, orderNumber: z.string() })),
})
export type Order = z.output<typeof Order>

export const SubmitOrder = z.strictObject({
  cartId: Id,
  orderType: OrderType,
  /** The version of the cart that the buyer saw; without it the cart is ordered as it stands. */
  cartVersion: z.optional(z.nullable(z.int())),
  /** The total that the buyer saw. The order is rejected if the total has changed, for whatever reason. */
  totalPriceGross: z.optional(z.nullable(Money)),
})
export type SubmitOrder = z.output<typeof SubmitOrder>

const Statuses = z.array(OrderStatus).check(z.minLength(1), z.maxLength(6))

const orderFilters = {
  /** Words that an order has somewhere: in its numbers, remarks, project, or in its positions. */
  query: z.optional(z.nullable(text(maxListQueryLength))),
  status: z.optional(z.nullable(OrderStatus)),
  /** Orders with any of these statuses, as one status shown to customers may stand for several of the shop's. */
  statuses: z.optional(z.nullable(Statuses)),
  from: z.optional(z.nullable(CalendarDate)),
  to: z.optional(z.nullable(CalendarDate)),
  orderType: z.optional(z.nullable(OrderType)),
  /** Only those that the caller placed, not their colleagues'. */
  own: z.optional(z.nullable(z.boolean())),
  /** The id of the user who placed them. */
  orderedBy: z.optional(z.nullable(Id)),
  sort: z.optional(z.nullable(OrderSort)),
}

/** Statuses in the query of an address, `1,2,3`. */
const statusList = z.pipe(
  z.string(),
  z.transform((written): unknown[] => written.split(',').map(Number)),
)

export const ListOrders = z.strictObject({ ...z.partial(PageRequest).shape, ...orderFilters })
export type ListOrders = z.output<typeof ListOrders>

export const Shipping = z.strictObject({
  shippingCosts: Money,
  shippingCostsGross: Money,
  minimumOrderValue: Money,
})

/** Net amounts; null: no limit. */
export const OrderLimit = z.strictObject({
  order: z.nullable(Money),
  month: z.nullable(Money),
  /** Of the month's amount, after the orders of this calendar month. */
  monthLeft: z.nullable(Money),
})
export type OrderLimit = z.output<typeof OrderLimit>

export const Reordered = z.extend(Cart, {
  /** How many positions were appended. */
  added: z.int(),
  /** Positions whose part is no longer sold as it was ordered. */
  skipped: z.array(z.strictObject({ articleNo: z.string(), quantity: z.int(), code: z.string() })),
  /** Parts that cost something else than they did, of one piece; null: on request. */
  priceChanges: z.array(z.strictObject({ articleNo: z.string(), before: z.nullable(Money), after: z.nullable(Money) })),
})
export type Reordered = z.output<typeof Reordered>

export const orderEndpoints = {
  submit: endpoint({
    route: 'POST /api/order',
    summary: 'Places an order or an inquiry with the default cart and empties the cart.',
    permission: 'cart.keep',
    input: SubmitOrder,
    output: Order,
    errors: [
      'entryNotFound',
      'notDefaultCart',
      'deliveryAddressGone',
      'cartChanged',
      'cartEmpty',
      'partDiscontinued',
      'pricesChanged',
      'priceOnRequest',
      'costCentreMissing',
      'orderLimitExceeded',
      'monthLimitExceeded',
      'COULDNT_SUBMIT_ORDER',
    ],
  }),
  list: endpoint({
    route: 'POST /api/order/list',
    readsOnly: true,
    mayLag: true,
    summary: "The company's orders and inquiries, the newest first.",
    permission: 'order.history',
    input: ListOrders,
    output: z.extend(pageOf(ListedOrder), {
      /** Net, of all orders found, without inquiries and canceled orders. */
      orderedSum: Money,
    }),
    errors: ['entryNotFound', 'pageSizeTooLarge'],
  }),
  listBuyers: endpoint({
    route: 'GET /api/order/buyer',
    mayLag: true,
    summary: 'The users who have placed an order or inquiry of the company, by their names.',
    permission: 'order.history',
    output: z.array(z.strictObject({ id: Id, name: z.string() })),
    errors: [],
  }),
  export: endpoint({
    route: 'GET /api/order/export',
    mayLag: true,
    summary: 'Orders and inquiries with their positions as tables (xlsx).',
    permission: 'order.history',
    input: z.omit(z.extend(z.strictObject(orderFilters), { statuses: z.optional(z.pipe(statusList, Statuses)) }), {
      status: true,
      own: true,
    }),
    file: true,
    lane: 'heavy',
    errors: ['entryNotFound', 'tooManyOrders'],
  }),
  reorder: endpoint({
    route: 'POST /api/order/reorder',
    summary: "Appends an order's positions, or some of them, to the default cart at today's prices.",
    permission: 'cart.keep',
    lane: 'heavy',
    input: z.strictObject({
      orderId: Id,
      positionIds: z.optional(z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(maxPositions)))),
    }),
    output: Reordered,
    errors: ['entryNotFound', 'cartFull'],
  }),
  readLimit: endpoint({
    route: 'GET /api/order/limit',
    summary: 'How much the caller may order, as the administrator of their company has set it.',
    permission: 'cart.keep',
    output: OrderLimit,
    errors: [],
  }),
  shipping: endpoint({
    route: 'POST /api/order/shipping',
    readsOnly: true,
    summary: 'The cost of delivering a cart.',
    permission: 'cart.keep',
    input: z.strictObject({
      cartId: Id,
      deliveryType: DeliveryType,
      deliveryAddressId: z.optional(z.nullable(Id)),
    }),
    output: Shipping,
    errors: ['entryNotFound'],
  }),
  read: endpoint({
    route: 'GET /api/order/{id}',
    mayLag: true,
    summary: "An order: the caller's own, or with the right to the history any order of the company.",
    permission: 'account.use',
    output: Order,
    errors: ['entryNotFound'],
  }),
}
