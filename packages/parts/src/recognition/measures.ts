import type { Sizes } from '../families/family.ts'
import { isCone, type Profile, type Stretch } from './profile.ts'

/** The sizes of a family as they were measured, by key; null for a body that is no part of the family. */
export type Measure<Key extends string = string> = (profile: Profile) => Partial<Sizes<Key>> | null

/** Returns the cylinders of an outside that is made of just so many; null for any other one. */
export function cylinders(stretches: readonly Stretch[], count: number): readonly Stretch[] | null {
  return stretches.length === count && !stretches.some(isCone) ? stretches : null
}

/** Whether a body has nothing but its turned outside. */
export function isSolid({ bore, blade, socket }: Profile): boolean {
  return bore.length === 0 && blade === null && socket === null
}

/** Whether the first stretch is a head: wider than the next one, and short. */
export function hasHead([head, shaft]: readonly Stretch[]): boolean {
  return head !== undefined && shaft !== undefined && head.end > shaft.start + 0.2
}
