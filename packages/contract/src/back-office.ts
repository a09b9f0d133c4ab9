import * as z from 'zod/mini'
import { maxPositions } from './cart.ts'
import { Id, Instant, line, Money, optionalLine, PageRequest, pageOf, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  maxCertificateLengths,
  maxElements,
  maxListQueryLength,
  maxMessageLength,
  maxReasonLength,
  maxTests,
  maxTrackingLength,
} from './limits.ts'
import { Order, OrderStatus, OrderSummary } from './order.ts'
import { workQueues } from './work-queues.ts'

const WorkQueueName = z.enum(workQueues)

/** An order as it stands in the lists of staff. */
export const ManagedOrderSummary = z.extend(OrderSummary, {
  companyName: z.string(),
  customerNumber: z.string(),
  /** Null: the user was deleted. */
  buyer: z.nullable(z.string()),
  /** Some of its goods have left. */
  isPartlySent: z.boolean(),
})
export type ManagedOrderSummary = z.output<typeof ManagedOrderSummary>

export const ListWork = z.strictObject({
  ...z.partial(PageRequest).shape,
  queue: z.optional(z.nullable(WorkQueueName)),
  /** Matches numbers of orders, of customers and of articles, names of companies, and commissions. */
  query: z.optional(z.nullable(text(maxListQueryLength))),
  companyId: z.optional(z.nullable(Id)),
  sort: z.optional(z.nullable(z.enum(['date', '-date', 'company', '-company', 'sumNet', '-sumNet']))),
})
export type ListWork = z.output<typeof ListWork>

export const OrderNote = z.strictObject({
  id: Id,
  text: z.string(),
  /** Null: the user was deleted. */
  by: z.nullable(z.string()),
  at: Instant,
})

/** An invoiced position, and what of it was not credited yet. */
export const Creditable = z.strictObject({
  positionId: Id,
  quantity: z.int(),
  /** Of one piece, net. */
  price: Money,
  /** Net, with its certificate. */
  open: Money,
})

/** An order as staff see it. */
export const ManagedOrder = z.extend(Order, {
  companyId: Id,
  companyName: z.string(),
  customerNumber: z.string(),
  buyer: z.nullable(z.string()),
  notes: z.array(OrderNote),
  /** The steps that its status allows. */
  nextStatuses: z.array(OrderStatus),
  /** An ERP has it, which is not told if it is canceled here. */
  isInErp: z.boolean(),
  /** Its invoices, and what can be credited of each. */
  invoices: z.array(
    z.strictObject({
      id: Id,
      number: z.string(),
      sumGross: Money,
      positions: z.array(Creditable),
      /** The delivery charge, while it was not credited. */
      shippingCosts: Money,
    }),
  ),
})
export type ManagedOrder = z.output<typeof ManagedOrder>

const Pieces = z.strictObject({ positionId: Id, quantity: z.int().check(z.gte(1)) })

export const SendDelivery = z.strictObject({
  orderId: Id,
  positions: z.array(Pieces).check(z.minLength(1), z.maxLength(maxPositions)),
  tracking: optionalLine(maxTrackingLength),
})
export type SendDelivery = z.output<typeof SendDelivery>

export const CorrectInvoice = z.strictObject({
  orderId: Id,
  invoiceId: Id,
  /** May be empty if only the delivery charge is credited. */
  positions: z
    .array(
      z.extend(Pieces, {
        /** What is credited of each piece; left out: all of its price. */
        price: z.optional(z.nullable(Money)),
      }),
    )
    .check(z.maxLength(maxPositions)),
  creditsShipping: z.boolean(),
  reason: line(maxReasonLength),
})
export type CorrectInvoice = z.output<typeof CorrectInvoice>

const lengths = maxCertificateLengths

/** An inspection certificate 3.1 (EN 10204): what the mill states about the melt, and what was tested. */
export const IssueCertificate = z.strictObject({
  orderId: Id,
  positionId: Id,
  heatNumber: line(lengths.text),
  /** The condition of delivery, such as hardened. */
  condition: optionalLine(lengths.text),
  /** Mass fractions in percent, as the mill states them. */
  analysis: z
    .array(z.strictObject({ element: z.string().check(z.regex(/^[A-Z][a-z]?$/)), percent: line(lengths.figure) }))
    .check(z.maxLength(maxElements)),
  tests: z
    .array(
      z.strictObject({
        property: line(lengths.text),
        method: optionalLine(lengths.text),
        unit: optionalLine(lengths.figure),
        required: optionalLine(lengths.text),
        measured: line(lengths.text),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxTests)),
  inspector: z.strictObject({ name: line(lengths.inspector), office: line(lengths.inspector) }),
})
export type IssueCertificate = z.output<typeof IssueCertificate>

export const backOfficeEndpoints = {
  list: endpoint({
    route: 'POST /api/back-office/order/list',
    readsOnly: true,
    summary: 'Orders and inquiries of all companies, with the number in each list of work.',
    permission: 'shop.administer',
    input: ListWork,
    output: z.extend(pageOf(ManagedOrderSummary), { counts: z.record(WorkQueueName, z.int()) }),
    errors: ['entryNotFound', 'pageSizeTooLarge'],
  }),
  read: endpoint({
    route: 'GET /api/back-office/order/{id}',
    summary: 'An order or inquiry of any company.',
    permission: 'shop.administer',
    output: ManagedOrder,
    errors: ['entryNotFound'],
  }),
  changeStatus: endpoint({
    route: 'PUT /api/back-office/order/status',
    summary:
      'Moves an order to its next status. Placed makes the confirmation; sent makes a delivery of all that remains.',
    permission: 'shop.administer',
    input: z.strictObject({ orderId: Id, status: OrderStatus }),
    output: ManagedOrder,
    errors: ['entryNotFound', 'statusNotAllowed', 'sellerMissing', 'buyerDataMissing'],
  }),
  send: endpoint({
    route: 'POST /api/back-office/order/delivery',
    summary: 'Records goods that leave, with a packing slip and an invoice. The last ones set the order to sent.',
    permission: 'shop.administer',
    input: SendDelivery,
    output: ManagedOrder,
    errors: ['entryNotFound', 'statusNotAllowed', 'quantityOutOfRange', 'sellerMissing', 'buyerDataMissing'],
  }),
  changeTracking: endpoint({
    route: 'PUT /api/back-office/order/delivery',
    summary: 'Sets the tracking number of a delivery.',
    permission: 'shop.administer',
    input: z.strictObject({ id: Id, tracking: optionalLine(maxTrackingLength) }),
    output: ManagedOrder,
    errors: ['entryNotFound'],
  }),
  correct: endpoint({
    route: 'POST /api/back-office/order/correction',
    summary: 'Credits pieces of an invoice, or its delivery charge, by an invoice correction.',
    permission: 'shop.administer',
    input: CorrectInvoice,
    output: ManagedOrder,
    errors: ['entryNotFound', 'nothingToCredit', 'sellerMissing'],
  }),
  certify: endpoint({
    route: 'POST /api/back-office/order/certificate',
    summary: 'Issues the inspection certificate 3.1 of a position.',
    permission: 'shop.administer',
    input: IssueCertificate,
    output: ManagedOrder,
    errors: ['entryNotFound', 'certificateNotOffered', 'sellerMissing'],
  }),
  addNote: endpoint({
    route: 'POST /api/back-office/order/note',
    summary: 'Adds a note that only staff see.',
    permission: 'shop.administer',
    input: z.strictObject({ orderId: Id, text: text(maxMessageLength).check(z.trim(), z.minLength(1)) }),
    output: ManagedOrder,
    errors: ['entryNotFound'],
  }),
}
