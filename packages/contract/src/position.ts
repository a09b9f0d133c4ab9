import * as z from 'zod/mini'
import { CalendarDate, Id, Money } from './common.ts'
import { givenOptions } from './part-options.ts'
import { givenRemarks } from './remarks.ts'

/** The fields that positions of carts and of orders share. */
export const position = {
  id: Id,
  positionNumber: z.int(),
  positionType: z.enum(['Standard', 'ChangedLength', 'Configurator']),
  groupId: z.nullable(Id),
  /** The name of the configuration to which the position belongs. */
  configurationName: z.nullable(z.string()),
  /** Article number with its options: `AZH-3.2x160-L147.25-T50`. */
  articleNo: z.string(),
  /** The company's customer part number. */
  ownNumber: z.nullable(z.string()),
  description: z.string(),
  quantity: z.int(),
  ...givenRemarks,
  productDimensionId: Id,
  /** The number of its product. */
  productNr: z.string(),
  thumbnail: z.string(),
  ...givenOptions,
  /** The limits of its tolerance class, the same in every language: `+0.05/0`. */
  tolerance: z.nullable(z.string()),
  price: z.nullable(Money),
  listPrice: z.nullable(Money),
  totalPrice: z.nullable(Money),
  /** The part of the total that is charged once, for the certificate; null without a certificate. */
  certificateSurcharge: z.nullable(Money),
  leadTimeDays: z.int(),
  /** The day on which it is sent; null for a discontinued part, in inquiries, and in orders from before there were dates. */
  shipDate: z.nullable(CalendarDate),
}
