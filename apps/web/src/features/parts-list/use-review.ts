import type { PartsListRow } from '@normwerk/contract/parts-list'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import { firstFilter, type ResultFilter } from './result-filter.ts'

/** The texts being typed by row number; null if the buyer closed the form. */
export type Drafts = ReadonlyMap<number, PartsListRow | null>

export interface Review {
  filter: ResultFilter
  setFilter: (filter: ResultFilter) => void
  drafts: Drafts
  setDrafts: Dispatch<SetStateAction<Drafts>>
  /** Rows that were skipped last. */
  left: readonly number[]
  setLeft: (rows: readonly number[]) => void
}

const noDrafts: Drafts = new Map()

/** The state of the buyer's review. It stays while they change the filter, go back or close the dialog. */
export function useReview(entries: readonly ListEntry[]): Review & { keep: (rows: ReadonlySet<number>) => void } {
  const [chosen, setChosen] = useState<ResultFilter | null>(null)
  const [drafts, setDrafts] = useState(noDrafts)
  const [left, setLeft] = useState<readonly number[]>([])
  // The filter is chosen once, when all rows are checked. After that only the buyer changes it.
  const isChecked = entries.length > 0 && entries.every((entry) => stateOf(entry) !== 'checking')
  if (chosen === null && isChecked) setChosen(firstFilter(entries))
  return {
    filter: chosen ?? 'all',
    setFilter: setChosen,
    drafts,
    setDrafts,
    left,
    setLeft,
    keep: (rows) => {
      setChosen(null)
      setDrafts((known) => new Map([...known].filter(([row]) => rows.has(row))))
      setLeft((known) => known.filter((row) => rows.has(row)))
    },
  }
}
