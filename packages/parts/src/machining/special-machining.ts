import type { Engraving, EngravingError, EngravingOffer } from './engraving.ts'
import type { FlatRange, HeadFlats, HeadFlatsError } from './head-flats.ts'
import type { ReducedHead, ReducedHeadError, ReducedHeadOffer } from './reduced-head.ts'
import type { Tip, TipError, TipOffer } from './tip.ts'

/**
 * The machining besides a cut. Outside this package each is one text, the same as in an article number, under this key:
 * in calls, tables, files and parts lists. This file has no code of a kind of machining, as every page loads it.
 */
export interface SpecialMachining {
  /** Flats on the head. */
  headFlats: HeadFlats | null
  /** A head that is smaller than that of the stocked article. */
  reducedHead: ReducedHead | null
  /** The shape of the tip; null for the flat face of the stocked article. */
  tip: Tip | null
  /** Characters on the face of the tip. */
  engraving: Engraving | null
}
export type SpecialKey = keyof SpecialMachining

/** The special machining that an article offers; null for what it does not offer. */
export interface OfferedMachining {
  headFlats: FlatRange | null
  reducedHead: ReducedHeadOffer | null
  tip: TipOffer | null
  engraving: EngravingOffer | null
}

/** The value of one special machining, and the limits within which an article offers it. */
export type SpecialValue<Key extends SpecialKey> = NonNullable<SpecialMachining[Key]>
export type SpecialOffer<Key extends SpecialKey> = NonNullable<OfferedMachining[Key]>

/** An error of special machining that the article offers only within limits. */
export type LimitError = HeadFlatsError | ReducedHeadError | TipError | EngravingError

/** Returns an object whose values may differ in type, in the order of the options in a number. */
export function buildSpecial<Result extends Record<SpecialKey, unknown>>(
  valueFor: <Key extends SpecialKey>(key: Key) => Result[Key],
): Pick<Result, SpecialKey> {
  return {
    headFlats: valueFor('headFlats'),
    reducedHead: valueFor('reducedHead'),
    tip: valueFor('tip'),
    engraving: valueFor('engraving'),
  }
}

/** Returns a record with a value for each special machining. */
export function mapSpecial<Value>(valueFor: (key: SpecialKey) => Value): Record<SpecialKey, Value> {
  return buildSpecial<Record<SpecialKey, Value>>(valueFor)
}

export const specialKeys: readonly SpecialKey[] = Object.values(mapSpecial((key) => key))

/** The name of each special machining in the address of a page or a drawing. */
export const addressNames = {
  headFlats: 'flats',
  reducedHead: 'head',
  tip: 'tip',
  engraving: 'engraving',
} as const satisfies Record<SpecialKey, string>
export type AddressName = (typeof addressNames)[SpecialKey]

/** Returns a record with a value for each special machining, by its name in an address. */
export function mapAddressNames<Value>(valueFor: (key: SpecialKey) => Value): Record<AddressName, Value> {
  return {
    [addressNames.headFlats]: valueFor('headFlats'),
    [addressNames.reducedHead]: valueFor('reducedHead'),
    [addressNames.tip]: valueFor('tip'),
    [addressNames.engraving]: valueFor('engraving'),
  }
}
