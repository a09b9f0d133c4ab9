import { toleranceClasses } from '@normwerk/parts/article'
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** What is done to a part, as an answer says it; `asked-options.ts` has what a call asks for. */
export const givenOptions = {
  changedLength: z.nullable(z.number()),
  /** Its limits, the same in every language: `+0.05/0`. */
  tolerance: z.nullable(z.string()),
  toleranceClass: z.nullable(z.enum(toleranceClasses)),
  isThreeOne: z.boolean(),
  /** `R1F1.6`: how many flats are on the head and where, and their distance from the axis in mm. */
  headFlats: z.nullable(z.string()),
}
const GivenOptions = z.object(givenOptions)
export type GivenOptions = z.output<typeof GivenOptions>

/** Why an article cannot be made so. */
export const unfitOptions = [
  'lengthOutOfRange',
  'lengthStep',
  'toleranceNotOffered',
  'certificateNotOffered',
  'headFlatsNotOffered',
  'flatDistanceOutOfRange',
] as const satisfies ErrorCode[]
