import type { StatedWear, Wear } from '@normwerk/contract/project'

/** What a form holds about the wear of a mould; null where nothing is typed. */
export type WearEntry = { [Field in keyof StatedWear]: StatedWear[Field] | null }

export function wearEntryOf(wear: Wear | null): WearEntry {
  const { shots = null, partLife = null, shotsPerWeek = null } = wear ?? {}
  return { shots, partLife, shotsPerWeek }
}

/** Returns what the form states; null if all is empty. Undefined if shots or life are missing. */
export function statedWear({ shots, partLife, shotsPerWeek }: WearEntry): StatedWear | null | undefined {
  if (shots !== null && partLife !== null) return { shots, partLife, shotsPerWeek }
  return shots === null && partLife === null && shotsPerWeek === null ? null : undefined
}
