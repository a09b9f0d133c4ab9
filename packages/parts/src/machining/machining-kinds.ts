import { engravingKind } from './engraving.ts'
import { headFlatsKind } from './head-flats.ts'
import { reducedHeadKind } from './reduced-head.ts'
import {
  buildSpecial,
  mapSpecial,
  type SpecialKey,
  type SpecialMachining,
  type SpecialValue,
} from './special-machining.ts'
import { tipKind } from './tip.ts'

/** How one special machining is written. What the shop makes of it is in `machining-rules.ts`. */
export interface MachiningKind<Key extends SpecialKey> {
  /** Formats the value as in an article number: `R1F1.6`. */
  format(value: SpecialValue<Key>): string
  /** Parses a text in capitals without spaces, with a decimal point; returns null for anything else. */
  parse(text: string | null): SpecialMachining[Key]
  /** A regular expression of JavaScript and PostgreSQL for what `format` writes, so that equal values are equal texts. */
  pattern: string
  /** A regular expression for pieces of a number, in small letters, that look like this machining, even if wrong. */
  lookalike: string
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
