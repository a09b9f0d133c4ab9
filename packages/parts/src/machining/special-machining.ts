import type { FlatDistanceError, FlatRange, HeadFlats } from './head-flats.ts'

/**
 * The machining besides a cut. Outside this package each is one text, the same as in an article number, under this key:
 * in calls, tables, files and parts lists. This file has no code of a kind of machining, as every page loads it.
 */
export interface SpecialMachining {
  /** Flats on the head. */
  headFlats: HeadFlats | null
}
export type SpecialKey = keyof SpecialMachining

/** The special machining that an article offers; null for what it does not offer. */
export interface OfferedMachining {
  headFlats: FlatRange | null
}

/** The value of one special machining, and the limits within which an article offers it. */
export type SpecialValue<Key extends SpecialKey> = NonNullable<SpecialMachining[Key]>
export type SpecialOffer<Key extends SpecialKey> = NonNullable<OfferedMachining[Key]>

/** An error of special machining that the article offers only within limits. */
export type LimitError = FlatDistanceError

/** Returns an object whose values may differ in type, in the order of the options in a number. */
export function buildSpecial<Result extends Record<SpecialKey, unknown>>(
  valueFor: <Key extends SpecialKey>(key: Key) => Result[Key],
): Pick<Result, SpecialKey> {
  return { headFlats: valueFor('headFlats') }
}

/** Returns a record with a value for each special machining. */
export function mapSpecial<Value>(valueFor: (key: SpecialKey) => Value): Record<SpecialKey, Value> {
  return buildSpecial<Record<SpecialKey, Value>>(valueFor)
}

export const specialKeys: readonly SpecialKey[] = Object.values(mapSpecial((key) => key))

/** The name of each special machining in the address of a page or a drawing. */
export const addressNames = { headFlats: 'flats' } as const satisfies Record<SpecialKey, string>
export type AddressName = (typeof addressNames)[SpecialKey]

/** Returns a record with a value for each special machining, by its name in an address. */
export function mapAddressNames<Value>(valueFor: (key: SpecialKey) => Value): Record<AddressName, Value> {
  return { [addressNames.headFlats]: valueFor('headFlats') }
}
