interface PriceChange {
  direction: 'up' | 'down'
  /** How much of the price before, without a sign; whole from one per cent on, and never all of it. */
  percent: number
}

/** By how much a price has changed; `null` where one of them is on request, or both are the same. */
export function priceChange(before: string | null, now: string | null): PriceChange | null {
  if (before === null || now === null) return null
  const [from, to] = [Number(before), Number(now)]
  if (from === to || from === 0) return null
  const exact = (Math.abs(to - from) / from) * 100
  const percent = exact >= 1 ? Math.round(exact) : Math.max(0.1, Math.round(exact * 10) / 10)
  return to > from ? { direction: 'up', percent } : { direction: 'down', percent: Math.min(99, percent) }
}
