import { isRow } from './sheet.ts'

/** A table whose first filled row names its columns. */
export interface RecordTable {
  /** Of each line; an empty line has no cells. */
  rows: string[][]
  /** Separated by commas, so that an unquoted decimal comma splits a cell. */
  isByComma: boolean
}

export function isRecordTable(value: unknown): value is RecordTable {
  if (typeof value !== 'object' || value === null || !('rows' in value) || !('isByComma' in value)) return false
  return typeof value.isByComma === 'boolean' && Array.isArray(value.rows) && value.rows.every(isRow)
}
