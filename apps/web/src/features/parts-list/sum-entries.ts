import { addMoney } from '@normwerk/pricing/money'
import { type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'

export interface EntriesSum {
  /** The sum of all rows with a known price, including certificates; null without any. */
  net: string | null
  onRequest: number
  /** Rows whose price is still being loaded. */
  unpriced: number
}

/** Sums the rows that would be added now. */
export function sumEntries(entries: readonly ListEntry[]): EntriesSum {
  const answers = entries.flatMap((entry) =>
    stateOf(entry) === 'matched' && entry.answer !== null ? [entry.answer] : [],
  )
  const totals = answers.flatMap(({ totalPrice }) => totalPrice ?? [])
  return {
    net: totals.length === 0 ? null : addMoney(totals),
    onRequest: answers.filter(({ price }) => price === null).length,
    unpriced: answers.filter(({ price }) => price === undefined).length,
  }
}
