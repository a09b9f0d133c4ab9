/** A table as it is displayed, cell by cell. Empty columns and sheets are left out, empty rows are not. */
export interface Sheet {
  name: string
  rows: string[][]
  /** Pages of the file that have no text, such as scans, counted from 1. */
  pagesWithoutText?: number[]
}

export function isSheet(value: unknown): value is Sheet {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('rows' in value)) return false
  const arePages = !('pagesWithoutText' in value) || Array.isArray(value.pagesWithoutText)
  return typeof value.name === 'string' && Array.isArray(value.rows) && value.rows.every(isRow) && arePages
}

export function isRow(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string')
}

export const formats = ['xlsx', 'ods', 'xls', 'pdf', 'text'] as const
export type Format = (typeof formats)[number]

/** Limits of what is read of a file. */
export const limits = {
  bytes: 10 * 1024 * 1024,
  sheets: 50,
  /** Of one sheet, including empty rows between others. */
  rows: 20_000,
  /** Of one sheet of a parts list, with texts: so many are too long for a list, wherever its headings are. */
  rowsOfList: 2200,
  /** As in a spreadsheet. */
  columns: 16_384,
  /** Of a table whose first line names its columns. */
  columnsOfRecords: 100,
  rowNumber: 1_048_576,
  charactersOfCell: 32_767,
  /** Of all sheets together; an empty cell before another one counts too. */
  cells: 1_000_000,
  characters: 4_000_000,
} as const

/** Why a file cannot be read, in the shop's own codes: those of errors and those of the field `file`. */
export type SpreadsheetFailure =
  | 'NOT_ALLOWED_FILE'
  | 'NOT_SUPPORTED_FILE'
  | 'fileTooLarge'
  | 'tooManyRows'
  | 'noTextInFile'
  | 'lockedFile'
  | 'temporarilyUnavailable'

export class SpreadsheetError extends Error {
  readonly code: SpreadsheetFailure

  /** @param detail for a log, never a text of the file */
  constructor(code: SpreadsheetFailure, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause })
    this.name = 'SpreadsheetError'
    this.code = code
  }
}

const failures: readonly SpreadsheetFailure[] = [
  'NOT_ALLOWED_FILE',
  'NOT_SUPPORTED_FILE',
  'fileTooLarge',
  'tooManyRows',
  'noTextInFile',
  'lockedFile',
  'temporarilyUnavailable',
]

export function isSpreadsheetFailure(value: unknown): value is SpreadsheetFailure {
  return failures.some((failure) => failure === value)
}
