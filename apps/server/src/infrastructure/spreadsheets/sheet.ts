/** A table as a person sees it, cell by cell; columns and sheets without anything are left out, rows are not. */
export interface Sheet {
  name: string
  rows: string[][]
}

export function isSheet(value: unknown): value is Sheet {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('rows' in value)) return false
  return typeof value.name === 'string' && Array.isArray(value.rows) && value.rows.every(isRow)
}

function isRow(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string')
}

export type Format = 'xlsx' | 'ods' | 'xls' | 'text'

/** What is read of a file at most. */
export const limits = {
  bytes: 10 * 1024 * 1024,
  sheets: 50,
  /** Of one sheet, those between others counted. */
  rows: 20_000,
  /** As a spreadsheet has them. */
  columns: 16_384,
  rowNumber: 1_048_576,
  charactersOfCell: 32_767,
  /** Of all sheets as they are handed on: an empty one before another counts too. */
  cells: 1_000_000,
  characters: 4_000_000,
} as const
