import { type ListEntry, stateOf } from '../../trade/parts-list/list-entry.ts'

export interface EntriesSum {
  /** Of the rows whose price is known; null while there is none. */
  net: string | null
  onRequest: number
  /** Rows whose price is still being asked for. */
  unpriced: number
  hasCertificates: boolean
}

/** What the rows cost that would be added now. */
export function sumEntries(entries: readonly ListEntry[]): EntriesSum {
  const answers = entries.flatMap((entry) =>
    stateOf(entry) === 'matched' && entry.answer !== null ? [entry.answer] : [],
  )
  const totals = answers.flatMap(({ price, quantity = 1 }) => (price == null ? [] : [quantity * toCents(price)]))
  return {
    net: totals.length === 0 ? null : (totals.reduce((sum, total) => sum + total) / 100).toFixed(2),
    onRequest: answers.filter(({ price }) => price === null).length,
    unpriced: answers.filter(({ price }) => price === undefined).length,
    hasCertificates: answers.some(({ isThreeOne }) => isThreeOne === true),
  }
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100)
}
