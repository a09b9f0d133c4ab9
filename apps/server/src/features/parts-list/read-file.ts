import type { Output } from '@normwerk/contract/endpoint'
import { mostRows, type partsListEndpoints } from '@normwerk/contract/parts-list'
import { chooseSheet } from '@normwerk/parts/parts-list/choose-sheet'
import { guessTable, type Table } from '@normwerk/parts/parts-list/guess-table'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'
import type { Upload } from '../../http/upload.ts'
import type { Sheet } from '../../outside/spreadsheets/sheet.ts'
import { readOwnHeadings } from '../cart-file/columns-of-cart.ts'
import { readSheets } from '../import/read-sheets.ts'
import { headingsKey } from './headings-key.ts'
import { findMappings } from './repository.ts'

type ReadFile = Output<typeof partsListEndpoints.readFile>

interface Read {
  sheet: Sheet
  table: Table
}

/** So many rows tell what a sheet is. */
const glance = 500

/**
 * The tables of a file with what their columns may hold: what the company remembers of such headings, else what the
 * shop itself wrote or guesses. A list is never cut: too long a one is refused, too long a table beside it left out.
 */
export async function readFile(
  { db, caller }: { db: Queries; caller: Customer },
  upload: Pick<Upload, 'content' | 'fileName'>,
): Promise<ReadFile> {
  const read = (await readSheets(upload)).map((sheet): Read => ({ sheet, table: guessTable(sheet.rows) }))
  const likeliest = read[chooseSheet(read.map(({ sheet: { name, rows } }) => ({ name, rows: rows.slice(0, glance) })))]
  if (likeliest === undefined) throw new AppError('NOT_SUPPORTED_FILE')
  if (!fits(likeliest)) throw new AppError('validationFailed', { fields: { file: [{ code: 'tooManyRows' }] } })
  const fitting = read.filter(fits)
  const remembered = await findMappings(
    db,
    caller.companyId,
    fitting.flatMap(({ table }) => headingsKey(table.headers) ?? []),
  )
  return {
    sheets: fitting.map(({ sheet, table: { headers, headerRow, columns } }) => ({
      ...sheet,
      headers,
      headerRow,
      guess: remembered.get(headingsKey(headers) ?? '') ?? readOwnHeadings(headers) ?? columns,
    })),
    chosen: fitting.indexOf(likeliest),
  }
}

function fits({ sheet, table }: Read): boolean {
  const beneath = sheet.rows.slice(table.headerRow + 1)
  return beneath.filter((row) => row.some((cell) => cell.trim() !== '')).length <= mostRows
}
