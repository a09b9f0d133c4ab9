import type { ImportReport } from '@normwerk/contract/customer-article'
import type { Refused } from './read-records.ts'

/** Who has so many faults in a file mends it before he reads more of them. */
const mostRefused = 500

interface Outcome {
  rows: number
  added?: number
  changed: number
  unchanged: number
  refused: readonly Refused[]
}

export function report({ rows, added = 0, changed, unchanged, refused }: Outcome): ImportReport {
  const inOrder = refused.toSorted((a, b) => a.row - b.row)
  return { rows, added, changed, unchanged, refused: inOrder.slice(0, mostRefused) }
}
