import { chooseSheet } from '@normwerk/parts/parts-list/columns/choose-sheet'
import { guessTable } from '@normwerk/parts/parts-list/columns/guess-table'
import { arrangeRows } from '@normwerk/parts/parts-list/layout/arrange-rows'
import type { GuessedList } from '../guessed-list.ts'
import type { Sheet } from '../sheet.ts'

/** The first rows are enough to guess the kind of a sheet. */
const glance = 500

export function guessList(read: readonly Sheet[]): GuessedList {
  const sheets = read.map((sheet) => ({ ...sheet, rows: arrangeRows(sheet.rows).map(({ cells }) => cells) }))
  const chosen = chooseSheet(sheets.map(({ name, rows }) => ({ name, rows: rows.slice(0, glance) })))
  return { sheets: sheets.map((sheet) => ({ ...sheet, table: guessTable(sheet.rows) })), chosen }
}
