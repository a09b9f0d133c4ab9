import type { StatedWear, Wear } from '@normwerk/contract/project'
import type { StoredWear } from '../../database/tables/companies.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** Returns the stated wear with the moment of its count: now, unless the shots are those of the former count. */
export function countWear(stated: StatedWear, before: StoredWear | null, now: Date): StoredWear {
  const countedAt = before?.shots === stated.shots ? before.countedAt : now.toISOString()
  return { ...stated, countedAt }
}

/** Tells when the wear parts reach their life, as far as the stated figures say so. */
export function presentWear(wear: StoredWear, now: Date): Wear {
  const dueAt = dueAtOf(wear)
  return { ...wear, dueAt: dueAt?.toISOString() ?? null, isDue: dueAt !== null && dueAt <= now }
}

function dueAtOf({ shots, partLife, shotsPerWeek, countedAt }: StoredWear): Date | null {
  const left = Math.max(0, partLife - shots)
  if (left === 0) return new Date(countedAt)
  if (shotsPerWeek === null) return null
  const time = new Date(countedAt).getTime() + (left / shotsPerWeek) * week
  // Beyond that no date has a year of four digits.
  return time < Date.UTC(9999, 0) ? new Date(time) : null
}
