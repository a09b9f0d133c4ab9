interface PriceChange {
  direction: 'up' | 'down'
  /** Per cent of the price before, without a sign: at least 0.1, whole from 1 on, at most 99 for a fall. */
  percent: number
}

/** Returns by how much a price has changed; `null` if one of them is on request, or both are the same. */
export function priceChange(before: string | null, now: string | null): PriceChange | null {
  if (before === null || now === null) return null
  const [from, to] = [Number(before), Number(now)]
  if (from === to || from === 0) return null
  const exact = (Math.abs(to - from) / from) * 100
  const percent = exact >= 1 ? Math.round(exact) : Math.max(0.1, Math.round(exact * 10) / 10)
  return to > from ? { direction: 'up', percent } : { direction: 'down', percent: Math.min(99, percent) }
}
