/** Two calendar days, `YYYY-MM-DD`, both included; `null` where a side is open. */
export interface Period {
  from: string | null
  to: string | null
}

export function isBackwards({ from, to }: Period): boolean {
  return from !== null && to !== null && from > to
}

/** Returns a calendar date; `null` for an impossible date, or while it is half typed. */
export function readDay(typed: string | undefined): string | null {
  if (typed === undefined || !/^[1-9]\d{3}-\d\d-\d\d$/.test(typed)) return null
  const day = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed) ? typed : null
}
