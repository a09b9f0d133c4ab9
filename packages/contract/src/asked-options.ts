import { formatHeadFlats, type Machining, type PartOptions, parseHeadFlats } from '@normwerk/parts/configured-part'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import * as z from 'zod/mini'
import { reject, text } from './common.ts'
import type { GivenMachining, GivenOptions } from './part-options.ts'

// The one place where the options of a part get their names on the wire, and lose them again.

/** Flats on the head, `R1F1.6`: how many and where, and their distance from the axis in mm. */
const HeadFlats = z.pipe(
  text(20).check(z.refine((written) => parseHeadFlats(written) !== null)),
  z.transform(parseHeadFlats),
)

/** A class or its limits, `T50` or `+0.05/0`. */
const Tolerance = z.pipe(
  text(20).check(reject<string>('toleranceNotOffered', (written) => written === '' || readTolerance(written) !== null)),
  z.transform(readTolerance),
)

/** What is to be machined on a part, as a call asks for it; what is left out is not done. */
export const askedMachining = {
  changedLength: z.optional(z.nullable(z.number())),
  headFlats: z.optional(z.nullable(HeadFlats)),
}

/** What is to be done to a part. */
export const askedOptions = {
  ...askedMachining,
  /** The coarsest class that is offered where it is left open. */
  tolerance: z.optional(z.nullable(Tolerance)),
  isThreeOne: z.optional(z.nullable(z.boolean())),
}
const AskedOptions = z.object(askedOptions)
export type AskedOptions = z.output<typeof AskedOptions>
export type SentOptions = Required<z.input<typeof AskedOptions>>

/** The same in the address of a drawing; named as `part-address.ts` writes them. */
export const drawnOptions = {
  length: z.optional(z.coerce.number()),
  tolerance: askedOptions.tolerance,
  flats: askedOptions.headFlats,
}
const DrawnOptions = z.object(drawnOptions)

export function readDrawnOptions({ length, tolerance, flats }: z.output<typeof DrawnOptions>): PartOptions {
  return readOptions({ changedLength: length, tolerance, headFlats: flats })
}

/** The options that a call asks for; without a tolerance class where the call leaves it open. */
export function readOptions({ changedLength, tolerance, isThreeOne, headFlats }: AskedOptions): PartOptions {
  return {
    changedLength: changedLength ?? null,
    toleranceClass: tolerance ?? null,
    certificate: isThreeOne ?? false,
    headFlats: headFlats ?? null,
  }
}

/** The inverse of `readOptions`, for who makes the call. */
export function sendOptions(options: PartOptions): SentOptions {
  return { ...giveMachining(options), tolerance: options.toleranceClass, isThreeOne: options.certificate }
}

/** What is machined on a part, for a call or an answer. */
export function giveMachining({ changedLength, headFlats }: Machining): GivenMachining {
  return { changedLength, headFlats: headFlats && formatHeadFlats(headFlats) }
}

/** The options of a part for an answer. */
export function giveOptions(options: PartOptions): GivenOptions {
  return { ...giveMachining(options), toleranceClass: options.toleranceClass, isThreeOne: options.certificate }
}

/** The inverse of `giveMachining`, for who has the answer. */
export function takeMachining({ changedLength, headFlats }: GivenMachining): Machining {
  return { changedLength, headFlats: headFlats === null ? null : parseHeadFlats(headFlats) }
}
