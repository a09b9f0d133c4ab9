import * as z from 'zod/mini'
import { ManagedOrder } from './back-office.ts'
import { maxPositions } from './cart.ts'
import { CalendarDate, Id, Money, optionalLine, optionalText, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxCostCentreLength, maxMessageLength, maxQuantity } from './limits.ts'
import { Order } from './order.ts'
import { askedRemarks } from './remarks.ts'

const OfferedLevel = z.strictObject({ from: z.int().check(z.gte(1), z.lte(maxQuantity)), price: Money })

export const MakeOffer = z.strictObject({
  positions: z
    .array(
      z.strictObject({
        positionId: Id,
        /** Net price of one piece. */
        price: Money,
        /** Prices for other quantities. */
        scale: z.optional(z.nullable(z.array(OfferedLevel).check(z.maxLength(10)))),
        leadTimeDays: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(365)))),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxPositions)),
  /** The last day on which it can be accepted. */
  validUntil: CalendarDate,
  comment: optionalText(maxMessageLength),
})
export type MakeOffer = z.output<typeof MakeOffer>

export const AcceptOffer = z.strictObject({
  /** Left out: all of them. */
  positions: z.optional(
    z.nullable(
      z
        .array(z.strictObject({ positionId: Id, quantity: z.int().check(z.gte(1), z.lte(maxQuantity)) }))
        .check(z.minLength(1), z.maxLength(maxPositions)),
    ),
  ),
  customerOrderNumber: askedRemarks.customerOrderNumber,
  costCentre: optionalLine(maxCostCentreLength),
})
export type AcceptOffer = z.output<typeof AcceptOffer>

export const offerEndpoints = {
  make: endpoint({
    route: 'POST /api/back-office/inquiry/{id}/offer',
    summary: 'Answers an inquiry with prices and a date until which they stand. A new offer replaces the one before.',
    permission: 'shop.administer',
    input: MakeOffer,
    output: ManagedOrder,
    errors: ['entryNotFound', 'statusNotAllowed', 'offerIncomplete', 'sellerMissing'],
  }),
  accept: endpoint({
    route: 'PUT /api/order/offer/{id}/accept',
    summary: 'Orders at the prices of an offer, in whole or in part, once. Answers the order.',
    permission: 'order.submit',
    input: AcceptOffer,
    output: Order,
    errors: [
      'entryNotFound',
      'statusNotAllowed',
      'offerLapsed',
      'quantityOutOfRange',
      'costCentreMissing',
      'orderLimitExceeded',
      'monthLimitExceeded',
    ],
  }),
  ask: endpoint({
    route: 'PUT /api/order/offer/{id}/ask',
    summary: 'Sends an offer back to the shop with a question.',
    permission: 'cart.keep',
    input: z.strictObject({ question: text(maxMessageLength).check(z.trim(), z.minLength(1)) }),
    output: Order,
    errors: ['entryNotFound', 'statusNotAllowed'],
  }),
}
