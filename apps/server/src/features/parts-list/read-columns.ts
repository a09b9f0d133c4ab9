import type { PartsListRow, RowFault } from '@normwerk/contract/parts-list'
import type { ToleranceClass } from '@normwerk/parts/article'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import { readLength } from './read-length.ts'

/** What the cells beside the number or designation say of the part. */
export interface Columns {
  length: number | null
  toleranceClass: ToleranceClass | null
  certificate31: boolean
}

export function readColumns(row: PartsListRow): Columns | RowFault {
  const length = readLength(row.changedLength)
  if (length === 'unreadable') return 'lengthUnreadable'
  const tolerance = (row.toleranceClass ?? '').trim()
  const toleranceClass = tolerance === '' ? null : readTolerance(tolerance)
  if (tolerance !== '' && toleranceClass === null) return 'toleranceNotOffered'
  return { length, toleranceClass, certificate31: row.isThreeOne === true }
}
