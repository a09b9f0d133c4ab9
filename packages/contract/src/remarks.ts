import { maxRemarkLengths } from '@normwerk/parts/parts-list/fields'
import * as z from 'zod/mini'
import { optionalText } from './common.ts'

/** What a buyer writes to a position or to a whole cart, as an answer says it. */
export const givenRemarks = {
  commission: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  customerOrderNumber: z.nullable(z.string()),
}
export type Remark = keyof typeof givenRemarks

/** The same as a call asks for it: what is left out stays, an empty text counts as none. */
export const askedRemarks = {
  commission: optionalText(maxRemarkLengths.commission),
  comment: optionalText(maxRemarkLengths.comment),
  customerOrderNumber: optionalText(maxRemarkLengths.customerOrderNumber),
}
