import type { Family } from '../families/families.ts'
import type { Surcharge } from '../surcharges.ts'
import { engravingRule } from './engraving-rule.ts'
import { headFlatsRule } from './head-flats-rule.ts'
import { reducedHeadRule } from './reduced-head-rule.ts'
import {
  type LimitError,
  type OfferedMachining,
  type SpecialKey,
  type SpecialMachining,
  type SpecialOffer,
  type SpecialValue,
  specialKeys,
} from './special-machining.ts'
import { tipRule } from './tip-rule.ts'

/** What the shop makes of one special machining. It is apart from `MachiningKind`, because few pages check a part. */
export interface MachiningRule<Key extends SpecialKey> {
  /** Returns what an article with these sizes (mm) offers; null for nothing. */
  offer(sizes: Readonly<Record<string, number | string>>, family: Family): OfferedMachining[Key]
  /** Returns null if the article can be machined so beside its other machining, else the error. */
  check(value: SpecialValue<Key>, offered: SpecialOffer<Key>, machining: SpecialMachining): LimitError | null
  surcharge(value: SpecialValue<Key>): Surcharge | null
}

export const machiningRules: { readonly [Key in SpecialKey]: MachiningRule<Key> } = {
  headFlats: headFlatsRule,
  reducedHead: reducedHeadRule,
  tip: tipRule,
  engraving: engravingRule,
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
    const rejection = machiningRules[key].check(value, limits, machining)
    return rejection && { ...rejection, field: key }
  }
  return specialKeys.map((key) => check(key)).find((found) => found !== null) ?? null
}

/** Returns the surcharges of special machining. */
export function surchargesOfSpecial(machining: SpecialMachining): Surcharge[] {
  const surchargeOf = <Key extends SpecialKey>(key: Key) => {
    const value = machining[key]
    return value === null ? null : machiningRules[key].surcharge(value)
  }
  return specialKeys.flatMap((key) => surchargeOf(key) ?? [])
}
