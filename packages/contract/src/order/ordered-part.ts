import * as z from 'zod/mini'
import { Id, Instant, Money } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { givenOptions } from '../part-options.ts'

/** One configured part, summed over several orders. */
export const OrderedPart = z.strictObject({
  /** Article number with its options: `AZH-3.2x160-L147.25-T50`. */
  articleNo: z.string(),
  /** With the options this orders the part again, even if its article number has changed. */
  productDimensionId: Id,
  /** The number of the article that it is made of, as it is today. */
  article: z.string(),
  ...givenOptions,
  /** The number of its product. */
  productNr: z.string(),
  thumbnail: z.string(),
  description: z.string(),
  quantity: z.int(),
  /** Net total of all pieces; null if one of them was ordered without a price. */
  totalPrice: z.nullable(Money),
  orderCount: z.int(),
  lastOrderedAt: Instant,
})
export type OrderedPart = z.output<typeof OrderedPart>

export const orderedPartEndpoints = {
  listOften: endpoint({
    route: 'GET /api/order/often',
    mayLag: true,
    summary:
      'The parts that the company has ordered most often lately and that are still sold, as they were configured.',
    permission: 'order.history',
    output: z.array(OrderedPart),
    errors: [],
  }),
}
