import * as z from 'zod/mini'
import { Id, Money } from './common.ts'

/** What a position of a cart keeps when it becomes one of an order. */
export const position = {
  id: Id,
  positionNumber: z.int(),
  positionType: z.enum(['Standard', 'ChangedLength', 'Configurator']),
  groupId: z.nullable(Id),
  /** Of what was configured together. */
  configurationName: z.nullable(z.string()),
  articleNo: z.string(),
  /** What the company calls it. */
  ownNumber: z.nullable(z.string()),
  description: z.string(),
  quantity: z.int(),
  commission: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  customerOrderNumber: z.nullable(z.string()),
  productDimensionId: Id,
  changedLength: z.nullable(z.number()),
  tolerance: z.nullable(z.string()),
  toleranceClass: z.nullable(z.string()),
  isThreeOne: z.boolean(),
  price: z.nullable(Money),
  listPrice: z.nullable(Money),
  totalPrice: z.nullable(Money),
  leadTimeDays: z.int(),
}
