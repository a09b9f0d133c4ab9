import type { Output } from '@normwerk/contract/endpoint'
import { maxRows, type partsListEndpoints } from '@normwerk/contract/parts-list'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'
import type { Upload } from '../../http/upload.ts'
import type { GuessedSheet } from '../../infrastructure/spreadsheets/guessed-list.ts'
import { readOwnHeadings } from '../cart-file/columns-of-cart.ts'
import { listTooLong, readList } from '../import/read-sheets.ts'
import { headingsKey } from './headings-key.ts'
import { findMappings } from './repository/column-mappings.ts'

type ReadFile = Output<typeof partsListEndpoints.readFile>

/**
 * Reads the tables of a file with the possible fields of their columns: the remembered ones of such headings, else
 * those that the shop itself wrote or guesses. A list is never truncated: one that is too long is rejected, or left out
 * beside others. A table above the general limit of rows rejects the whole file.
 */
export async function readFile(
  { db, caller }: { db: Queries; caller: Customer },
  upload: Pick<Upload, 'content' | 'fileName'>,
): Promise<ReadFile> {
  const { sheets, chosen } = await readList(caller.userId, upload)
  const likeliest = sheets[chosen]
  if (likeliest === undefined) throw new AppError('NOT_SUPPORTED_FILE')
  if (!fits(likeliest)) throw listTooLong()
  const fitting = sheets.filter(fits)
  const remembered = await findMappings(
    db,
    caller.companyId,
    fitting.flatMap(({ table }) => headingsKey(table.headers) ?? []),
  )
  return {
    sheets: fitting.map(({ name, rows, table: { headers, headerRow, columns } }) => ({
      name,
      rows,
      headers,
      headerRow,
      guess: remembered.get(headingsKey(headers) ?? '') ?? readOwnHeadings(headers) ?? columns,
    })),
    chosen: fitting.indexOf(likeliest),
  }
}

function fits({ rows, table }: GuessedSheet): boolean {
  const beneath = rows.slice(table.headerRow + 1)
  return beneath.filter((row) => row.some((cell) => cell.trim() !== '')).length <= maxRows
}
