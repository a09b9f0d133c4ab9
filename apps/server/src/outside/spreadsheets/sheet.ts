/** A table as a person sees it, cell by cell; columns and sheets without anything are left out, rows are not. */
export interface Sheet {
  name: string
  rows: string[][]
}

export type Format = 'xlsx' | 'ods' | 'xls' | 'text'

/** What is read of a file at most. */
export const limits = {
  bytes: 10 * 1024 * 1024,
  sheets: 50,
  /** Of one sheet, empty ones not counted. */
  rows: 20_000,
  /** Of all sheets, empty ones not counted. */
  cells: 1_000_000,
  characters: 10_000_000,
} as const
