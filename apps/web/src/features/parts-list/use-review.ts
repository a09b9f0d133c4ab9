import type { PartsListRow } from '@normwerk/contract/parts-list'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import { firstFilter, type ResultFilter } from './result-filter.ts'

/** By the number of a row what is being typed there; null where the buyer closed the form. */
export type Drafts = ReadonlyMap<number, PartsListRow | null>

export interface Review {
  filter: ResultFilter
  setFilter: (filter: ResultFilter) => void
  drafts: Drafts
  setDrafts: Dispatch<SetStateAction<Drafts>>
  /** Rows that were left out last. */
  left: readonly number[]
  setLeft: (rows: readonly number[]) => void
}

const noDrafts: Drafts = new Map()

/** How far the buyer has got with the rows: it stays while he looks at others, goes back or closes the dialog. */
export function useReview(entries: readonly ListEntry[]): Review & { reset: () => void } {
  const [chosen, setChosen] = useState<ResultFilter | null>(null)
  const [drafts, setDrafts] = useState(noDrafts)
  const [left, setLeft] = useState<readonly number[]>([])
  // Chosen once, when all rows are checked; from then on only the buyer changes what he looks at.
  const isChecked = entries.length > 0 && entries.every((entry) => stateOf(entry) !== 'checking')
  if (chosen === null && isChecked) setChosen(firstFilter(entries))
  return {
    filter: chosen ?? 'all',
    setFilter: setChosen,
    drafts,
    setDrafts,
    left,
    setLeft,
    reset: () => {
      setChosen(null)
      setDrafts(noDrafts)
      setLeft([])
    },
  }
}
