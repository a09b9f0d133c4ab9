import { recogniseFormat } from './recognise-format.ts'
import { runReader } from './run-reader.ts'
import { limits, type Sheet } from './sheet.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

const mostAtOnce = 2
const mostWaiting = 20

let running = 0
const waiting: (() => void)[] = []

/**
 * Reads the tables of a file: xlsx, xlsm, xls, ods, or text with separators in any usual encoding. Nothing is stored.
 * @throws SpreadsheetError
 */
export async function readSpreadsheet(file: Buffer, fileName: string): Promise<Sheet[]> {
  if (file.length > limits.bytes) throw new SpreadsheetError('fileTooLarge', `${file.length} bytes`)
  if (file.length === 0) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'nothing in it')
  const format = recogniseFormat(file, fileName)
  return inTurn(() => runReader(format, file))
}

/** Readers take a processor each; the rest of the shop needs the others. */
async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new SpreadsheetError('temporarilyUnavailable', 'too many files at once')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await run()
  } finally {
    // A place is handed on, or given back.
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}
