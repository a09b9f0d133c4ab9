import type { PartsListRow, RowError } from '@normwerk/contract/parts-list'
import { noOptions, type PartOptions, parseOption } from '@normwerk/parts/configured-part'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import { readLength } from './read-length.ts'

/** What the other cells of a row say about the part. */
export interface Columns {
  /** Of the part: the stock length or the one to cut to. */
  length: number | null
  /** Without a changed length. */
  options: PartOptions
}

export function readColumns(row: PartsListRow): Columns | RowError {
  const length = readLength(row.changedLength)
  if (length === 'unreadable') return 'lengthUnreadable'
  const tolerance = (row.toleranceClass ?? '').trim()
  const toleranceClass = tolerance === '' ? null : readTolerance(tolerance)
  if (tolerance !== '' && toleranceClass === null) return 'toleranceNotOffered'
  const flats = (row.headFlats ?? '').trim()
  const headFlats = flats === '' ? null : (parseOption(flats)?.headFlats ?? null)
  if (flats !== '' && headFlats === null) return 'headFlatsUnreadable'
  return { length, options: { ...noOptions, toleranceClass, certificate: row.isThreeOne === true, headFlats } }
}
