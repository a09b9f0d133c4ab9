import { formatHeadFlats, type Machining, type PartOptions, parseHeadFlats } from '@normwerk/parts/configured-part'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import * as z from 'zod/mini'
import { reject, text } from './common.ts'
import { maxOptionLength } from './limits.ts'
import type { GivenMachining, GivenOptions } from './part-options.ts'

// Only this file converts between the options of a part and their names on the wire.

/** Flats on the head, `R1F1.6`: how many and where, and their distance from the axis in mm. */
const HeadFlats = z.pipe(
  text(maxOptionLength).check(z.refine((written) => parseHeadFlats(written) !== null)),
  z.transform(parseHeadFlats),
)

/** A class or its limits, `T50` or `+0.05/0`. */
const Tolerance = z.pipe(
  text(maxOptionLength).check(
    reject<string>('toleranceNotOffered', (written) => written === '' || readTolerance(written) !== null),
  ),
  z.transform(readTolerance),
)

/** The machining that a call asks for. An operation that the call leaves out is not done. */
export const askedMachining = {
  changedLength: z.optional(z.nullable(z.number())),
  headFlats: z.optional(z.nullable(HeadFlats)),
}

/** All options that a call asks for. */
export const askedOptions = {
  ...askedMachining,
  /** Left out: the coarsest class that the article offers. */
  tolerance: z.optional(z.nullable(Tolerance)),
  isThreeOne: z.optional(z.nullable(z.boolean())),
}
const AskedOptions = z.object(askedOptions)
export type AskedOptions = z.output<typeof AskedOptions>
export type SentOptions = Required<z.input<typeof AskedOptions>>

/** The options in the address of a drawing, with the names that `part-address.ts` writes. */
export const drawnOptions = {
  length: z.optional(z.coerce.number()),
  tolerance: askedOptions.tolerance,
  flats: askedOptions.headFlats,
}
const DrawnOptions = z.object(drawnOptions)

export function readDrawnOptions({ length, tolerance, flats }: z.output<typeof DrawnOptions>): PartOptions {
  return readOptions({ changedLength: length, tolerance, headFlats: flats })
}

/** Converts the options of a call; the tolerance class is null where the call leaves it open. */
export function readOptions({ changedLength, tolerance, isThreeOne, headFlats }: AskedOptions): PartOptions {
  return {
    changedLength: changedLength ?? null,
    toleranceClass: tolerance ?? null,
    certificate: isThreeOne ?? false,
    headFlats: headFlats ?? null,
  }
}

/** Converts options for a call; the inverse of `readOptions`. */
export function sendOptions(options: PartOptions): SentOptions {
  return { ...giveMachining(options), tolerance: options.toleranceClass, isThreeOne: options.certificate }
}

/** Converts the machining of a part for a call or an answer. */
export function giveMachining({ changedLength, headFlats }: Machining): GivenMachining {
  return { changedLength, headFlats: headFlats && formatHeadFlats(headFlats) }
}

/** Converts the options of a part for an answer. */
export function giveOptions(options: PartOptions): GivenOptions {
  return { ...giveMachining(options), toleranceClass: options.toleranceClass, isThreeOne: options.certificate }
}

/** Converts the machining of an answer; the inverse of `giveMachining`. */
export function takeMachining({ changedLength, headFlats }: GivenMachining): Machining {
  return { changedLength, headFlats: headFlats === null ? null : parseHeadFlats(headFlats) }
}
