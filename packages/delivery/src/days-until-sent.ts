interface Ready {
  /** Working days. */
  leadTimeDays: number
}

/**
 * Returns after how many working days each of these positions is sent: as soon as it is ready, or with a complete
 * delivery when the slowest is.
 */
export function daysUntilSent(positions: readonly Ready[], isComplete: boolean): (position: Ready) => number {
  if (!isComplete) return ({ leadTimeDays }) => leadTimeDays
  const slowest = positions.reduce((days, { leadTimeDays }) => Math.max(days, leadTimeDays), 0)
  return () => slowest
}
