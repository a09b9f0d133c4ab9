import { toleranceClasses } from '@normwerk/parts/article'
import * as z from 'zod/mini'
import { askedMachining } from '../asked-options.ts'
import { CheaperQuantity } from '../cheaper-quantity.ts'
import { CalendarDate, Id, Money } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { givenMachining, partErrors } from '../part-options.ts'

/** The price of one machined piece: cut in each tolerance class, or without a cut. */
export const TolerancePrice = z.strictObject({
  ...givenMachining,
  /** Empty without a cut. */
  options: z.array(
    z.strictObject({
      tolerance: z.string(),
      toleranceClass: z.enum(toleranceClasses),
      price: Money,
      surcharge: Money,
      leadTimeDays: z.int(),
      shipDate: CalendarDate,
      cheaperQuantity: z.nullable(CheaperQuantity),
    }),
  ),
  /** The limits of the usual class; null without a cut. */
  tolerance: z.nullable(z.string()),
  /** The price in the usual class. */
  price: Money,
  leadTimeDays: z.int(),
  shipDate: CalendarDate,
  cheaperQuantity: z.nullable(CheaperQuantity),
  cheaperDimensionId: z.optional(Id),
})
export type TolerancePrice = z.output<typeof TolerancePrice>

/** This call has its own file, because every page of the shop loads the other endpoints of the catalogue. */
export const tolerancePriceEndpoints = {
  read: endpoint({
    route: 'POST /api/product-dimension/tolerance-price',
    readsOnly: true,
    summary: 'The price of a machined part: cut to length in each tolerance class, with flats on its head.',
    permission: 'price.see',
    input: z.strictObject({
      dimensionId: Id,
      ...askedMachining,
      quantity: z.optional(z.nullable(z.number())),
    }),
    output: TolerancePrice,
    errors: ['entryNotFound', ...partErrors, 'quantityOutOfRange', 'priceOnRequest'],
  }),
}
