import { mapRemarks, maxRemarkLengths } from '@normwerk/parts/remarks'
import * as z from 'zod/mini'
import { optionalText } from './common.ts'

/** Remarks in an answer. */
export const givenRemarks = mapRemarks(() => z.nullable(z.string()))

/** Remarks in a call: those that are left out stay, and an empty text counts as none. */
export const askedRemarks = mapRemarks((remark) => optionalText(maxRemarkLengths[remark]))
