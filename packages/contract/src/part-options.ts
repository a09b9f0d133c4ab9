import { toleranceClasses } from '@normwerk/parts/article'
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** What is machined on a part, as an answer says it. */
export const givenMachining = {
  changedLength: z.nullable(z.number()),
  /** `R1F1.6`: how many flats are on the head and where, and their distance from the axis in mm. */
  headFlats: z.nullable(z.string()),
}
const GivenMachining = z.object(givenMachining)
export type GivenMachining = z.output<typeof GivenMachining>

/** What is done to a part, as an answer says it; `asked-options.ts` has what a call asks for. */
export const givenOptions = {
  ...givenMachining,
  toleranceClass: z.nullable(z.enum(toleranceClasses)),
  isThreeOne: z.boolean(),
}
export const GivenOptions = z.object(givenOptions)
export type GivenOptions = z.output<typeof GivenOptions>

/** The options of an answer that may lack them. */
export function fillGiven(given: { [Key in keyof GivenOptions]?: GivenOptions[Key] | undefined }) {
  const { changedLength = null, headFlats = null, toleranceClass = null, isThreeOne = null } = given
  return { changedLength, headFlats, toleranceClass, isThreeOne }
}

/** What may be machined on an article besides a cut. */
export const offeredMachining = {
  /** Where a flat on the head may lie, mm from the axis; null where none is offered. */
  headFlats: z.nullable(z.strictObject({ from: z.number(), below: z.number() })),
}

/** Why an article cannot be made so. */
export const partErrors = [
  'lengthOutOfRange',
  'lengthStep',
  'toleranceNotOffered',
  'certificateNotOffered',
  'headFlatsNotOffered',
  'flatDistanceOutOfRange',
] as const satisfies ErrorCode[]
