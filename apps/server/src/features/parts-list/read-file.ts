import { createHash } from 'node:crypto'
import type { Output } from '@normwerk/contract/endpoint'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxRows, type partsListEndpoints, type RememberMapping } from '@normwerk/contract/parts-list'
import { translate } from '@normwerk/i18n/translate'
import type { Queries } from '../../database/client.ts'
import { AppError, type Customer, type Dependencies } from '../../http/call.ts'
import type { Upload } from '../../http/upload.ts'
import type { GuessedSheet } from '../../infrastructure/spreadsheets/guessed-list.ts'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { columnsOfCart, readOwnHeadings } from '../cart-file/columns-of-cart.ts'
import { listTooLong, readList } from '../import/read-sheets.ts'
import { deleteOldest, deleteRow, findMappings, listMappings, rememberRow } from './repository/column-mappings.ts'

/** How many kinds of lists are remembered per company. */
const maxMappings = 50

/** Remembers the columns of lists with these headings. Without headings a list could not be recognized. */
export async function rememberColumns(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller }: { db: Queries; caller: Customer },
  { headers, mapping }: RememberMapping,
): Promise<void> {
  const headings = headingsKey(headers)
  if (headings === null) return
  const { companyId, userId } = caller
  const written = headers.map((header) => header.trim())
  await rememberRow(db, { id: ids.next(), companyId, userId, headings, headers: written, mapping, usedAt: clock.now() })
  await deleteOldest(db, companyId, maxMappings)
}

export async function listRememberedColumns(db: Queries, companyId: string) {
  const rows = await listMappings(db, companyId)
  return rows.map(({ usedAt, ...row }) => ({ ...row, usedAt: usedAt.toISOString() }))
}

export async function deleteColumns(db: Queries, companyId: string, id: string): Promise<void> {
  if (!(await deleteRow(db, companyId, id))) throw new AppError('entryNotFound')
}

/** The maximum length of an index entry, with a margin. */
const maxKeyLength = 2000

/** Returns the key by which the headings of a list are recognized; null for a list without headings. */
export function headingsKey(headers: readonly string[]): string | null {
  const words = headers.map((header) =>
    header
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .toLowerCase(),
  )
  if (words.every((word) => word === '')) return null
  const key = words.join('\n')
  return Buffer.byteLength(key) <= maxKeyLength ? key : createHash('sha256').update(key).digest('hex')
}

type ReadFile = Output<typeof partsListEndpoints.readFile>

/**
 * Reads the tables of a file with the possible fields of their columns: the remembered ones of such headings, else
 * those that the shop itself wrote or guesses. A list is never truncated: one that is too long is rejected, or left out
 * beside others. Outside of xlsx files a table above the general limit of rows rejects the whole file.
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
    sheets: fitting.map(({ name, rows, pagesWithoutText, table: { headers, headerRow, columns } }) => ({
      ...(pagesWithoutText !== undefined && { pagesWithoutText }),
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

/**
 * Returns a sample parts list that can be imported: numbers, designations, quantities, a cut length and further
 * columns.
 */
export function tablesOfSample(language: LanguageCode): Table[] {
  const { positionNumber, articleNo, description, quantity, changedLength, toleranceClass, commission } =
    columnsOfCart(language)
  return [
    {
      name: translate(language, 'cartFile.sample'),
      columns: [positionNumber, articleNo, description, quantity, changedLength, toleranceClass, commission],
      rows: [
        [1, 'AZH-6x200', null, 12, null, null, 'Form 118'],
        [2, 'AZH-3.2x160-L147.25-T50-C31', null, 4, null, null, 'Form 118'],
        [3, 'AZX-8x160', null, 8, 142.5, 'T50', 'Form 118'],
        [4, null, 'DIN 1530 AH 4x125 WS', 16, null, null, 'Form 118'],
        [5, null, 'DIN 1530 AH 5x200 WS 3.1', 2, 187.5, 'T100', 'Form 118'],
      ],
    },
  ]
}
