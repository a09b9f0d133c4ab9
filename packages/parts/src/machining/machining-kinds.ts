import type { Family } from '../families/families.ts'
import type { Surcharge } from '../surcharges.ts'
import { engravingKind } from './engraving.ts'
import { headFlatsKind } from './head-flats.ts'
import { reducedHeadKind } from './reduced-head.ts'
import {
  buildSpecial,
  type LimitError,
  mapSpecial,
  type OfferedMachining,
  type SpecialKey,
  type SpecialMachining,
  type SpecialOffer,
  type SpecialValue,
  specialKeys,
} from './special-machining.ts'
import { tipKind } from './tip.ts'

/** What the shop knows of one special machining. */
export interface MachiningKind<Key extends SpecialKey> {
  /** Formats the value as in an article number: `R1F1.6`. */
  format(value: SpecialValue<Key>): string
  /** Parses a text in capitals without spaces, with a decimal point; returns null for anything else. */
  parse(text: string | null): SpecialMachining[Key]
  /** A regular expression of JavaScript and PostgreSQL for what `format` writes, so that equal values are equal texts. */
  pattern: string
  /** A regular expression for pieces of a number, in small letters, that look like this machining, even if wrong. */
  lookalike: string
  /** Returns what an article with these sizes (mm) offers; null for nothing. */
  offer(sizes: Readonly<Record<string, number | string>>, family: Family): OfferedMachining[Key]
  /** Returns null if the article can be machined so beside its other machining, else the error. */
  check(value: SpecialValue<Key>, offered: SpecialOffer<Key>, machining: SpecialMachining): LimitError | null
  surcharge(value: SpecialValue<Key>): Surcharge | null
}

export const machiningKinds: { readonly [Key in SpecialKey]: MachiningKind<Key> } = {
  headFlats: headFlatsKind,
  reducedHead: reducedHeadKind,
  tip: tipKind,
  engraving: engravingKind,
}

/** The special machining of a part as texts, `R1F1.6`. */
export type WrittenMachining = Record<SpecialKey, string | null>

export function formatSpecial(machining: SpecialMachining): WrittenMachining {
  const format = <Key extends SpecialKey>(key: Key) => {
    const value = machining[key]
    return value === null ? null : machiningKinds[key].format(value)
  }
  return mapSpecial(format)
}

/** Parses the texts of special machining; one that cannot be read becomes null. */
export function parseSpecial(written: WrittenMachining): SpecialMachining {
  return buildSpecial<SpecialMachining>((key) => machiningKinds[key].parse(written[key]))
}

export type SpecialError =
  | { code: `${SpecialKey}NotOffered`; field: SpecialKey; figures: [] }
  | (LimitError & { field: SpecialKey })

/** Checks special machining for an article. Returns null if it can be made so, else the first error. */
export function checkSpecial(machining: SpecialMachining, offered: OfferedMachining): SpecialError | null {
  const check = <Key extends SpecialKey>(key: Key): SpecialError | null => {
    const value = machining[key]
    const limits = offered[key]
    if (value === null) return null
    if (limits === null) return { code: `${key}NotOffered`, field: key, figures: [] }
    const rejection = machiningKinds[key].check(value, limits, machining)
    return rejection && { ...rejection, field: key }
  }
  return specialKeys.map((key) => check(key)).find((found) => found !== null) ?? null
}

/** Returns the surcharges of special machining. */
export function surchargesOfSpecial(machining: SpecialMachining): Surcharge[] {
  const surchargeOf = <Key extends SpecialKey>(key: Key) => {
    const value = machining[key]
    return value === null ? null : machiningKinds[key].surcharge(value)
  }
  return specialKeys.flatMap((key) => surchargeOf(key) ?? [])
}
