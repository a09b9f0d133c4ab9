import type { ImportReport } from '@normwerk/contract/import'
import type { Rejected } from './read-records.ts'

/** Who has so many faults in a file mends it before he reads more of them. */
const maxRejected = 500

export type Change = ImportReport['changes'][number]

/** Who looks for a slip reads no more of them. */
export const maxChanges = 200

interface Outcome {
  rows: number
  added?: number
  changed: number
  unchanged: number
  /** Those that say most first. */
  changes?: readonly Change[]
  refused: readonly Rejected[]
}

export function report({ rows, added = 0, changed, unchanged, changes = [], refused }: Outcome): ImportReport {
  const inOrder = refused.toSorted((a, b) => a.row - b.row)
  return {
    ...{ rows, added, changed, unchanged },
    changes: changes.slice(0, maxChanges),
    refused: inOrder.slice(0, maxRejected),
  }
}
