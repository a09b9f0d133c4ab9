import type { ImportReport } from '@normwerk/contract/import'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Rejected } from './name-records.ts'

/** Users with so many errors in a file correct them before they read more. */
const maxRejected = 500

export type Change = ImportReport['changes'][number]

/** Users who check for a mistake read no more changes. */
export const maxChanges = 200

interface Outcome {
  rows: number
  added?: number
  changed: number
  unchanged: number
  /** The most significant ones first. */
  changes?: readonly Change[]
  rejected: readonly Rejected[]
}

export function report({ rows, added = 0, changed, unchanged, changes = [], rejected }: Outcome): ImportReport {
  const inOrder = rejected.toSorted((a, b) => a.row - b.row)
  return {
    ...{ rows, added, changed, unchanged },
    changes: changes.slice(0, maxChanges),
    refused: inOrder.slice(0, maxRejected),
  }
}

/** The user who imports a file, and the options of the import. */
export interface Importing {
  /** Null: a command of the operator. */
  userId: string | null
  language: LanguageCode
  dryRun: boolean
  correlationId: string
}
