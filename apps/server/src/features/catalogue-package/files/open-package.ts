import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { BrokenRowError, type CsvRow, maxRowLength, readCsv } from '../../../infrastructure/read-csv.ts'
import { SpreadsheetError } from '../../../infrastructure/spreadsheets/sheet.ts'
import {
  listWorkbookSheets,
  maxWorkbookBytes,
  streamSheet,
} from '../../../infrastructure/spreadsheets/stream-workbook.ts'
import { openZip } from './open-zip.ts'
import { because, PackageError, type Reason } from './package-error.ts'
import { type PackageSource, type TableName, tableNames, tableOfFile, tableOfSheet } from './tables.ts'

/** Opens the files of a folder and its subfolders. A link is rejected, because it may lead anywhere. */
async function openFolder(folder: string): Promise<PackageSource> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: { path: string; size: number }[] = []
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')
    if (entry.isSymbolicLink()) throw new PackageError({ file: path }, because('import.linkInPackage'))
    if (entry.isFile()) files.push({ path, size: await sizeOf(join(folder, path)) })
  }
  return sourceOf(folder, files)
}

/** Opens a package of a single file. */
async function openFile(path: string): Promise<PackageSource> {
  return sourceOf(dirname(path), [{ path: basename(path), size: await sizeOf(path) }])
}

async function sizeOf(path: string): Promise<number> {
  await using file = await open(path)
  return (await file.stat()).size
}

function sourceOf(folder: string, files: PackageSource['files']): PackageSource {
  return {
    // A file comes before those whose names it begins: `categories.csv` before `categories-general.csv`.
    files: files.toSorted((a, b) => (nameOf(a.path) < nameOf(b.path) ? -1 : 1)),
    open: async (path) => createReadStream(join(folder, path)),
    [Symbol.asyncDispose]: async () => undefined,
  }
}

function nameOf(path: string): string {
  return path.replace(/\.\w+$/, '')
}

/**
 * Reads a table of a package row by row: UTF-8 with or without a byte-order mark.
 * @throws PackageError for another encoding, a quote that never ends, and a row that is far too long
 */
async function* readPackageCsv(file: string, content: Readable): AsyncGenerator<CsvRow> {
  try {
    yield* readCsv(decode(file, content))
  } catch (error) {
    if (!(error instanceof BrokenRowError)) throw error
    throw new PackageError({ file, row: error.row }, reasonOf(error), error)
  }
}

function reasonOf({ reason }: BrokenRowError): Reason {
  return reason === 'rowTooLong'
    ? because('import.rowTooLong', { limit: maxRowLength })
    : because('import.quoteUnclosed')
}

async function* decode(file: string, content: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const read = (chunk?: Uint8Array) => {
    try {
      const text = chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
      if (!text.includes('\0')) return text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    throw new PackageError({ file }, because('import.notUtf8'))
  }
  for await (const chunk of content) yield read(chunk)
  yield read()
}

/** A table of a package; one table may come in several files. */
export interface PackageTable {
  name: TableName
  /** A path that users recognize; for a workbook followed by its sheet. */
  file: string
  lines(): AsyncIterable<CsvRow>
}

/** Tables and files of a catalogue. */
export interface CataloguePackage extends PackageSource {
  /** In reading order: tables that others refer to come first. */
  tables: readonly PackageTable[]
}

/**
 * Opens a folder, a zip archive, a table or a workbook.
 * @throws PackageError for anything else, or without a table
 */
export async function openPackage(path: string): Promise<CataloguePackage> {
  const source = await openSource(path)
  try {
    const tables: PackageTable[] = []
    const top = source.files.filter(({ path: name }) => /^[^/]+\.(?:csv|xlsx)$/i.test(name))
    for (const { path: name, size } of top) tables.push(...(await listTables(source, name, size, top.length === 1)))
    if (tables.length === 0) throw new PackageError({ file: basename(path) }, because('import.noTables'))
    const order = (table: PackageTable) => tableNames.indexOf(table.name)
    return { ...source, tables: tables.toSorted((a, b) => order(a) - order(b)) }
  } catch (error) {
    await source[Symbol.asyncDispose]()
    throw error
  }
}

async function openSource(path: string): Promise<PackageSource> {
  if ((await stat(path)).isDirectory()) return openFolder(path)
  if (/\.(?:csv|xlsx)$/i.test(path)) return openFile(path)
  if (await startsAsZip(path)) return openZip(path, basename(path))
  throw new PackageError({ file: basename(path) }, because('import.noPackage'))
}

async function startsAsZip(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer: head } = await file.read(Buffer.alloc(2), 0, 2, 0)
  return head.toString('latin1') === 'PK'
}

/** @param isAlone a package with a single table of prices may have any file name */
async function listTables(
  source: PackageSource,
  file: string,
  size: number,
  isAlone: boolean,
): Promise<PackageTable[]> {
  const name = tableOfFile(file)
  if (file.toLowerCase().endsWith('.csv')) {
    const table = name ?? (isAlone ? 'prices' : undefined)
    if (table === undefined)
      throw new PackageError({ file }, because('import.tableUnknown', { known: tableNames.join(', ') }))
    return [{ name: table, file, lines: () => readCsvFile(source, file) }]
  }
  if (size > maxWorkbookBytes) throw new PackageError({ file }, because('import.workbookTooLarge'))
  const sheets = await translateErrors(file, async () => listWorkbookSheets(await buffer(await source.open(file))))
  return sheets.map((sheet) => {
    const table = tableOfSheet(sheet) ?? (sheets.length === 1 ? (name ?? (isAlone ? 'prices' : undefined)) : undefined)
    const shown = sheets.length === 1 ? file : `${file} · ${sheet}`
    if (table === undefined) {
      throw new PackageError({ file: shown }, because('import.tableUnknown', { known: tableNames.join(', ') }))
    }
    return { name: table, file: shown, lines: () => readSheet(source, file, sheet) }
  })
}

async function* readCsvFile(source: PackageSource, file: string): AsyncGenerator<CsvRow> {
  yield* readPackageCsv(file, await source.open(file))
}

async function* readSheet(source: PackageSource, file: string, sheet: string): AsyncGenerator<CsvRow> {
  const rows = streamSheet(await buffer(await source.open(file)), sheet)
  for (;;) {
    const { done, value } = await translateErrors(file, () => rows.next())
    if (done === true) return
    yield { ...value, isByComma: false }
  }
}

/** Translates the errors of a workbook into errors of a package. */
async function translateErrors<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    const isLarge = error.code === 'fileTooLarge' || error.code === 'tooManyRows'
    throw new PackageError({ file }, because(isLarge ? 'import.workbookTooLarge' : 'import.workbookUnreadable'), error)
  }
}
