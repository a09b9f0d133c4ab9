import { addMoney } from '@normwerk/pricing/money'
import { type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'

export interface EntriesSum {
  /** Of the rows whose price is known, their certificates included; null while there is none. */
  net: string | null
  onRequest: number
  /** Rows whose price is still being asked for. */
  unpriced: number
}

/** What the rows cost that would be added now. */
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
