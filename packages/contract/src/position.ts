import * as z from 'zod/mini'
import { Id, Money } from './common.ts'
import { givenOptions } from './part-options.ts'

/** What a position of a cart keeps when it becomes one of an order. */
export const position = {
  id: Id,
  positionNumber: z.int(),
  positionType: z.enum(['Standard', 'ChangedLength', 'Configurator']),
  groupId: z.nullable(Id),
  /** Of what was configured together. */
  configurationName: z.nullable(z.string()),
  /** With its options, as `AZH-3.2x160-L147.25-T50`. */
  articleNo: z.string(),
  /** What the company calls it. */
  ownNumber: z.nullable(z.string()),
  description: z.string(),
  quantity: z.int(),
  commission: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  customerOrderNumber: z.nullable(z.string()),
  productDimensionId: Id,
  /** Of its product. */
  productNr: z.string(),
  thumbnail: z.string(),
  ...givenOptions,
  /** The limits of its tolerance class, the same in every language: `+0.05/0`. */
  tolerance: z.nullable(z.string()),
  price: z.nullable(Money),
  listPrice: z.nullable(Money),
  totalPrice: z.nullable(Money),
  /** What of the total is charged once, for its certificate; null where nothing is. */
  certificateSurcharge: z.nullable(Money),
  leadTimeDays: z.int(),
}
