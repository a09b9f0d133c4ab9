import type { Table } from '@normwerk/parts/parts-list/columns/guess-table'
import { isSheet, type Sheet } from './sheet.ts'

/** A table with the possible fields of its columns. */
export interface GuessedSheet extends Sheet {
  table: Table
}

/** The tables of a file, and which of them is most likely the parts list. */
export interface GuessedList {
  sheets: GuessedSheet[]
  chosen: number
}

export function isGuessedList(value: unknown): value is GuessedList {
  if (typeof value !== 'object' || value === null || !('sheets' in value) || !('chosen' in value)) return false
  return typeof value.chosen === 'number' && Array.isArray(value.sheets) && value.sheets.every(isGuessedSheet)
}

function isGuessedSheet(value: unknown): value is GuessedSheet {
  return isSheet(value) && 'table' in value && isTable(value.table)
}

function isTable(value: unknown): value is Table {
  if (typeof value !== 'object' || value === null) return false
  if (!('headerRow' in value) || !('headers' in value) || !('columns' in value)) return false
  const { headerRow, headers, columns } = value
  return typeof headerRow === 'number' && Array.isArray(headers) && typeof columns === 'object' && columns !== null
}
