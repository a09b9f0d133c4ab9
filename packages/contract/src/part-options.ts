import { toleranceClasses } from '@normwerk/parts/article'
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** The machining of a part in an answer. */
export const givenMachining = {
  changedLength: z.nullable(z.number()),
  /** `R1F1.6`: how many flats are on the head and where, and their distance from the axis in mm. */
  headFlats: z.nullable(z.string()),
}
const GivenMachining = z.object(givenMachining)
export type GivenMachining = z.output<typeof GivenMachining>

/** The options of a part in an answer; `asked-options.ts` has those of a call. */
export const givenOptions = {
  ...givenMachining,
  toleranceClass: z.nullable(z.enum(toleranceClasses)),
  isThreeOne: z.boolean(),
}
export const GivenOptions = z.object(givenOptions)
export type GivenOptions = z.output<typeof GivenOptions>

/** Completes the options of an answer that may lack some. */
export function fillGiven(given: { [Key in keyof GivenOptions]?: GivenOptions[Key] | undefined }) {
  const { changedLength = null, headFlats = null, toleranceClass = null, isThreeOne = null } = given
  return { changedLength, headFlats, toleranceClass, isThreeOne }
}

/** The machining that an article offers besides a cut. */
export const offeredMachining = {
  /** The range in which a flat on the head may lie, mm from the axis; null if the article offers no flats. */
  headFlats: z.nullable(z.strictObject({ from: z.number(), below: z.number() })),
}

/** Why an article cannot be made with the options. */
export const partErrors = [
  'lengthOutOfRange',
  'lengthStep',
  'toleranceNotOffered',
  'certificateNotOffered',
  'headFlatsNotOffered',
  'flatDistanceOutOfRange',
] as const satisfies ErrorCode[]
