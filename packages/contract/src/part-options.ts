import { toleranceClasses } from '@normwerk/parts/article'
import { mapSpecial, type SpecialKey, specialKeys } from '@normwerk/parts/machining/special-machining'
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** The machining of a part in an answer; special machining as in an article number, `R1F1.6`. */
export const givenMachining = {
  changedLength: z.nullable(z.number()),
  ...mapSpecial(() => z.nullable(z.string())),
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
  const { changedLength = null, toleranceClass = null, isThreeOne = null } = given
  return { changedLength, ...mapSpecial((key) => given[key] ?? null), toleranceClass, isThreeOne }
}

/** Sizes in mm. */
const Range = z.strictObject({ from: z.number(), below: z.number() })

/** The special machining that an article offers. */
export const offeredMachining = {
  /** The range in which a flat on the head may lie, mm from the axis; null if the article offers no flats. */
  headFlats: z.nullable(Range),
  /** The ranges of a smaller head, mm. */
  reducedHead: z.nullable(z.strictObject({ diameter: Range, height: Range })),
  /** The diameter of a tip that can be shaped, mm. */
  tip: z.nullable(z.strictObject({ diameter: z.number() })),
  /** The diameter of a tip that can be engraved, mm. */
  engraving: z.nullable(z.strictObject({ diameter: z.number() })),
} satisfies Record<SpecialKey, z.ZodMiniType>

/** Why an article cannot be made with the options. */
export const partErrors = [
  'lengthOutOfRange',
  'lengthStep',
  'toleranceNotOffered',
  'certificateNotOffered',
  ...specialKeys.map((key) => `${key}NotOffered` as const),
  'flatDistanceOutOfRange',
  'flatAngleWithoutMarking',
  'headDiameterOutOfRange',
  'headHeightOutOfRange',
  'tipOutOfRange',
  'tipContourWidth',
  'tipContourDepth',
  'tipContourUndercut',
  'tipContourSharp',
  'engravingTooLong',
  'engravingNeedsFlatTip',
] as const satisfies ErrorCode[]
