import * as z from 'zod/mini'
import { Money } from './common.ts'

/** A larger quantity of which all pieces together cost less than those that are asked for. */
export const CheaperQuantity = z.strictObject({ quantity: z.int(), totalPrice: Money, saved: Money })
export type CheaperQuantity = z.output<typeof CheaperQuantity>
