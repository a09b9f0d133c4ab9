import type { PartsListRow } from '@normwerk/contract/parts-list'
import type { ReadRows } from '@normwerk/parts/parts-list/rows/read-rows'
import type { ListEntry } from '../../shared/lists/parts-list/list-entry.ts'

interface ReadAgain {
  /** The rows of the list that must be checked. */
  changed: readonly PartsListRow[]
  /** The numbers of the rows that the list does not have any more. */
  gone: readonly number[]
  /** The numbers of the rows that stand in the list as before; what the buyer has decided for them stays. */
  kept: ReadonlySet<number>
}

/** Compares the rows that were checked with those of the same list, whose text or columns the buyer has changed. */
export function compareRows(
  entries: readonly ListEntry[],
  { rows, skipped }: Pick<ReadRows, 'rows' | 'skipped'>,
): ReadAgain {
  const now = new Map(rows.map((row) => [row.row, JSON.stringify(row)]))
  const notes = new Map(skipped.map(({ row, text }) => [row, text]))

  /** A row that names no part may have been taken as one by the buyer. */
  function isThere({ stood }: ListEntry): boolean {
    const known = now.get(stood.row)
    if (known !== undefined) return known === JSON.stringify(stood)
    return stood.designation != null && notes.get(stood.row)?.startsWith(stood.designation) === true
  }

  const kept = new Set(entries.filter(isThere).map(({ stood }) => stood.row))
  return {
    changed: rows.filter(({ row }) => !kept.has(row)),
    gone: entries.map(({ stood }) => stood.row).filter((row) => !kept.has(row)),
    kept,
  }
}
