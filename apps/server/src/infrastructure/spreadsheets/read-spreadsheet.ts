import { createQueues } from '../create-queues.ts'
import { type GuessedList, isGuessedList } from './guessed-list.ts'
import { recogniseFormat } from './recognise-format.ts'
import { isRecordTable, type RecordTable } from './record-table.ts'
import { runReader } from './run-reader.ts'
import { isSheet, limits, type Sheet, SpreadsheetError } from './sheet.ts'

const { inLine } = createQueues(
  { atOnce: 2, atOnceOfOne: 1, waitingOfOne: 10, waiting: 30 },
  () => new SpreadsheetError('temporarilyUnavailable', 'too many files at once'),
)

/**
 * Reads the tables of a file: xlsx, xlsm, xls, ods, or separated text in any usual encoding. Nothing is stored.
 * @param owner files of one owner are read one after the other
 * @throws SpreadsheetError
 */
export async function readSpreadsheet(owner: string, file: Buffer, fileName: string): Promise<Sheet[]> {
  const sheets = await read(owner, file, fileName, 'sheets')
  if (Array.isArray(sheets) && sheets.every(isSheet)) return sheets
  throw new Error('the reader says no sheets')
}

/** Does the same for a parts list, which may be a PDF, too, and guesses the fields of its columns. */
export async function readPartsList(owner: string, file: Buffer, fileName: string): Promise<GuessedList> {
  const list = await read(owner, file, fileName, 'list')
  if (isGuessedList(list)) return list
  throw new Error('the reader says no list')
}

/** Reads a text table whose first line names its columns, whatever the name of its file. */
export async function readRecordTable(owner: string, file: Buffer): Promise<RecordTable> {
  checkSize(file)
  const table = await inLine(owner, () => runReader('text', 'records', file))
  if (isRecordTable(table)) return table
  throw new Error('the reader says no table')
}

async function read(owner: string, file: Buffer, fileName: string, requested: 'sheets' | 'list'): Promise<unknown> {
  checkSize(file)
  const format = recogniseFormat(file, fileName, requested)
  return inLine(owner, () => runReader(format, requested, file))
}

function checkSize(file: Buffer): void {
  if (file.length > limits.bytes) throw new SpreadsheetError('fileTooLarge', `${file.length} bytes`)
  if (file.length === 0) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'nothing in it')
}
