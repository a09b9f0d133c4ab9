import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** An order that has not been delivered to the back office yet. */
export const UndeliveredOrder = z.strictObject({
  /** Of its delivery. */
  id: Id,
  orderNumber: z.string(),
  companyName: z.string(),
  createdAt: Instant,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  /** The shop no longer tries to deliver it. */
  givenUp: z.boolean(),
})
export type UndeliveredOrder = z.output<typeof UndeliveredOrder>

export const undeliveredOrderEndpoints = {
  list: endpoint({
    route: 'GET /api/global-admin/order/undelivered',
    summary: 'At most 200 orders that could not be delivered to the back office yet, the oldest first.',
    permission: 'shop.administer',
    output: z.array(UndeliveredOrder),
    errors: [],
  }),
  repeat: endpoint({
    route: 'POST /api/global-admin/order/repeat',
    summary: 'Delivers an order to the back office again.',
    permission: 'shop.administer',
    input: z.strictObject({ id: Id }),
    errors: ['entryNotFound'],
  }),
}
