import type { Machining, PartOptions } from '@normwerk/parts/configured-part'
import { formatSpecial, machiningKinds, parseSpecial } from '@normwerk/parts/machining/machining-kinds'
import { addressNames, mapAddressNames, mapSpecial, type SpecialKey } from '@normwerk/parts/machining/special-machining'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import * as z from 'zod/mini'
import { reject, text } from './common.ts'
import { maxOptionLength } from './limits.ts'
import type { GivenMachining, GivenOptions } from './part-options.ts'

// Only this file converts between the options of a part and their names on the wire.

/** A class or its limits, `T50` or `+0.05/0`. */
const Tolerance = z.pipe(
  text(maxOptionLength).check(
    reject<string>('toleranceNotOffered', (limits) => limits === '' || readTolerance(limits) !== null),
  ),
  z.transform(readTolerance),
)

/** Special machining as in an article number, `R1F1.6`. */
const written = (key: SpecialKey) =>
  text(maxOptionLength).check(z.refine((option) => machiningKinds[key].parse(option) !== null))

/** The machining that a call asks for. An operation that the call leaves out is not done. */
export const askedMachining = {
  changedLength: z.optional(z.nullable(z.number())),
  ...mapSpecial((key) => z.optional(z.nullable(written(key)))),
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
  ...mapAddressNames((key) => askedOptions[key]),
}
const DrawnOptions = z.object(drawnOptions)

export function readDrawnOptions(drawn: z.output<typeof DrawnOptions>): PartOptions {
  const { length, tolerance } = drawn
  return readOptions({ changedLength: length, tolerance, ...mapSpecial((key) => drawn[addressNames[key]]) })
}

/** Converts the options of a call; the tolerance class is null where the call leaves it open. */
export function readOptions(asked: AskedOptions): PartOptions {
  return {
    changedLength: asked.changedLength ?? null,
    toleranceClass: asked.tolerance ?? null,
    certificate: asked.isThreeOne ?? false,
    ...parseSpecial(mapSpecial((key) => asked[key] ?? null)),
  }
}

/** Converts options for a call; the inverse of `readOptions`. */
export function sendOptions(options: PartOptions): SentOptions {
  return { ...giveMachining(options), tolerance: options.toleranceClass, isThreeOne: options.certificate }
}

/** Converts the machining of a part for a call or an answer. */
export function giveMachining(machining: Machining): GivenMachining {
  return { changedLength: machining.changedLength, ...formatSpecial(machining) }
}

/** Converts the options of a part for an answer. */
export function giveOptions(options: PartOptions): GivenOptions {
  return { ...giveMachining(options), toleranceClass: options.toleranceClass, isThreeOne: options.certificate }
}

/** Converts the machining of an answer; the inverse of `giveMachining`. */
export function takeMachining(machining: GivenMachining): Machining {
  return { changedLength: machining.changedLength, ...parseSpecial(machining) }
}
