import { setImmediate } from 'node:timers/promises'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxCustomerPartNumbers } from '@normwerk/contract/limits'
import { translate } from '@normwerk/i18n/translate'
import { machiningOf } from '@normwerk/parts/configured-part'
import { lockByName } from '../../database/client.ts'
import { checkQuota, type Dependencies } from '../../http/call.ts'
import type { Sheet } from '../../infrastructure/spreadsheets/sheet.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { type Rejected, shorten } from '../import/name-records.ts'
import { tooManyRows } from '../import/read-sheets.ts'
import { report } from '../import/report.ts'
import { checkNumber, checkParts, formatNumberedPart, keyOf, type NamedRow, namePart, readPart } from './check-parts.ts'
import { type Columns, chooseColumns, headingTwice } from './choose-columns.ts'
import { otherArticle } from './find-customer-part-number.ts'
import { deleteRows, insertRows, type NumberedRow, readAll, readFolding } from './repository/customer-part-numbers.ts'

/** A row that gives a part another number. */
interface ChangedNumber {
  named: NamedRow
  /** The row that it replaces. */
  before: NumberedRow
}

interface Compared {
  added: NamedRow[]
  changed: ChangedNumber[]
  unchanged: number
  rejected: Rejected[]
}

/**
 * Compares a file with the numbers of a company; within the file they may change places.
 * @param fold returns the same for numbers that differ only in letter case, as the database folds it
 */
function compareNumbers(
  rows: readonly NamedRow[],
  existing: readonly NumberedRow[],
  fold: (customerPartNumber: string) => string,
  language: LanguageCode,
): Compared {
  const { agreed, repeated, rejected: contradicting } = findContradictions(rows, fold, language)
  const byPart = new Map(existing.map((row) => [keyOf(row), row]))
  const holders = findHolders(agreed, existing, byPart, fold)
  const rejected = [...holders].map(([{ row, text, customerPartNumber: number }, holder]): Rejected => {
    return {
      row,
      text,
      reason: translate(language, 'import.numberTaken', { number, part: formatNumberedPart(holder) }),
    }
  })
  const compared: Compared = { added: [], changed: [], unchanged: repeated, rejected: [...contradicting, ...rejected] }
  for (const named of agreed) {
    if (holders.has(named)) continue
    const before = byPart.get(keyOf(named))
    if (before === undefined) compared.added.push(named)
    else if (before.customerPartNumber === named.customerPartNumber) compared.unchanged += 1
    else compared.changed.push({ named, before })
  }
  return compared
}

/**
 * Finds rows whose number another part has and keeps: a part that is not in the file, or whose own row is rejected and
 * therefore frees no number.
 */
function findHolders(
  rows: readonly NamedRow[],
  existing: readonly NumberedRow[],
  byPart: ReadonlyMap<string, NumberedRow>,
  fold: (customerPartNumber: string) => string,
): Map<NamedRow, NumberedRow> {
  const requested = new Map(rows.map((row) => [fold(row.customerPartNumber), row]))
  const inFile = new Set(rows.map(keyOf))
  const keeping = existing.filter((row) => !inFile.has(keyOf(row)))
  const holders = new Map<NamedRow, NumberedRow>()
  for (const holder of keeping) {
    const row = requested.get(fold(holder.customerPartNumber))
    if (row === undefined || holders.has(row)) continue
    holders.set(row, holder)
    const kept = byPart.get(keyOf(row))
    if (kept !== undefined) keeping.push(kept)
  }
  return holders
}

interface Checked {
  agreed: NamedRow[]
  /** How many rows repeat an earlier one. */
  repeated: number
  rejected: Rejected[]
}

/** Rejects rows that contradict an earlier one: a part has one number, and a number names one part. */
function findContradictions(
  rows: readonly NamedRow[],
  fold: (customerPartNumber: string) => string,
  language: LanguageCode,
): Checked {
  const byPart = new Map<string, NamedRow>()
  const byNumber = new Map<string, NamedRow>()
  const checked: Checked = { agreed: [], repeated: 0, rejected: [] }
  for (const named of rows) {
    const { row, text } = named
    const ofPart = byPart.get(keyOf(named))
    const ofNumber = byNumber.get(fold(named.customerPartNumber))
    const reject = (reason: string) => checked.rejected.push({ row, text, reason })
    if (ofPart !== undefined) {
      if (ofPart.customerPartNumber === named.customerPartNumber) checked.repeated += 1
      else reject(translate(language, 'import.partNamed', presentNumber(ofPart)))
    } else if (ofNumber !== undefined) reject(translate(language, 'import.numberUsed', presentNumber(ofNumber)))
    else {
      checked.agreed.push(named)
      byPart.set(keyOf(named), named)
      byNumber.set(fold(named.customerPartNumber), named)
    }
  }
  return checked
}

function presentNumber(named: NamedRow) {
  return { part: formatNumberedPart(named), number: named.customerPartNumber, row: named.row }
}

interface Import {
  companyId: string
  userId: string
  correlationId: string
  language: LanguageCode
  /** The file is separated text, in which a decimal comma may look like a separator. */
  isText: boolean
  dryRun: boolean
  /** Rejected rows are left out, and the others are written. */
  onlyValid: boolean
}

export const maxRows = 10_000
const rowsAtOnce = 200

/**
 * Imports a company's numbers from the first sheet that has them: all or none, or only the valid ones with `onlyValid`.
 */
export async function importCustomerPartNumbers(
  dependencies: Pick<Dependencies, 'database' | 'ids' | 'clock'>,
  catalogue: Catalogue,
  sheets: readonly Sheet[],
  { companyId, userId, correlationId, language, isText, dryRun, onlyValid }: Import,
) {
  const { database, ids, clock } = dependencies
  const isPart = (text: string) => text !== '' && namePart(catalogue, text) !== null
  const table = findTable(sheets, isPart)
  if (table === null) return rejectTable(1, sheets[0]?.rows[0] ?? [], translate(language, 'import.columnsUnclear'))
  const { rows, columns } = table
  const twice = headingTwice(columns)
  if (twice !== undefined) {
    return rejectTable(columns.firstRow, columns.headings, translate(language, 'import.columnTwice', { column: twice }))
  }
  if (rows.length > maxRows) throw tooManyRows(maxRows)
  const read = await readRows(catalogue, rows, { columns, isText }, language)
  const checked = await checkParts(database, catalogue, read.named, language)
  return database.transaction(async (db) => {
    await lockByName(db, 'customerPartNumbersOf', companyId)
    const existing = await readAll(db, companyId)
    const fold = await readFolding(
      db,
      [...checked.valid, ...existing].map(({ customerPartNumber }) => customerPartNumber),
    )
    const { added, changed, unchanged, rejected } = compareNumbers(checked.valid, existing, fold, language)
    checkQuota(existing.length + added.length, maxCustomerPartNumbers)
    const allRejected = [...read.rejected, ...checked.rejected, ...rejected]
    if (!dryRun && (onlyValid || allRejected.length === 0)) {
      await deleteRows(
        db,
        changed.map(({ before }) => before.id),
      )
      const createdAt = clock.now()
      const stored = [...added, ...changed.map(({ named }) => named)].map((named) => ({
        ...{ customerPartNumber: named.customerPartNumber, articleId: named.articleId, ...machiningOf(named) },
        ...{ id: ids.next(), companyId, createdAt },
      }))
      await insertRows(db, stored)
      if (stored.length > 0) {
        const changes = { customerPartNumbers: [null, stored.length] satisfies [null, number] }
        const event = { action: 'customerPartNumber.imported', userId, companyId, changes, correlationId } as const
        await recordEvent(dependencies, db, event)
      }
    }
    return report({
      rows: read.named.length + read.rejected.length,
      added: added.length,
      changed: changed.length,
      unchanged,
      changes: changed.map(({ named, before }) => ({
        ...{ row: named.row, text: formatNumberedPart(named) },
        ...{ before: before.customerPartNumber, after: named.customerPartNumber },
      })),
      rejected: allRejected,
    })
  })
}

/** Sheets after the first with the numbers are ignored. */
function findTable(sheets: readonly Sheet[], isPart: (text: string) => boolean) {
  for (const sheet of sheets) {
    const rows = sheet.rows.map((cells) => cells.map((cell) => cell.trim()))
    const columns = chooseColumns(rows, isPart)
    if (columns !== null) return { rows, columns }
  }
  return null
}

function rejectTable(row: number, cells: readonly string[], reason: string) {
  return report({ rows: 0, changed: 0, unchanged: 0, rejected: [{ row, text: join(cells), reason }] })
}

/** Other requests are served between the rows of a long file. */
async function readRows(
  catalogue: Catalogue,
  rows: readonly string[][],
  { columns, isText }: { columns: Columns; isText: boolean },
  language: LanguageCode,
): Promise<{ named: NamedRow[]; rejected: Rejected[] }> {
  const { customerPartNumber: ownColumn, article, firstRow } = columns
  const width = columns.headings.findLastIndex((heading) => heading !== '') + 1
  const named: NamedRow[] = []
  const rejected: Rejected[] = []
  for (const [index, cells] of rows.entries()) {
    const customerPartNumber = cells[ownColumn] ?? ''
    const part = cells[article] ?? ''
    if (index < firstRow || (customerPartNumber === '' && part === '')) continue
    if (index % rowsAtOnce === 0) await setImmediate()
    const place = { row: index + 1, text: join([customerPartNumber, part]) }
    const goesBeyond = isText && width > 0 && cells.some((cell, column) => column >= width && cell !== '')
    const read = goesBeyond
      ? { reason: translate(language, 'import.cellsBeyond') }
      : readRow(catalogue, customerPartNumber, part, language)
    if ('reason' in read) rejected.push({ ...place, ...read })
    else named.push({ ...place, ...read })
  }
  return { named, rejected }
}

function readRow(catalogue: Catalogue, customerPartNumber: string, text: string, language: LanguageCode) {
  const read = checkNumber(customerPartNumber, language) ?? readPart(catalogue, text, language)
  if ('reason' in read) return read
  const part = otherArticle(catalogue, customerPartNumber, read)
  return part === null
    ? { ...read, customerPartNumber }
    : { reason: translate(language, 'error.ownNumberIsArticle', { part }) }
}

function join(cells: readonly string[]): string {
  return shorten(cells.join(' · '))
}
