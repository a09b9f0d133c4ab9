import { BrokenRowError, readCsv } from '../../read-csv.ts'
import { decodeText } from '../decode-text.ts'
import type { RecordTable } from '../record-table.ts'
import { limits, SpreadsheetError } from '../sheet.ts'

/**
 * Reads a table whose first line names its columns, every line as it is written. Empty lines are empty rows.
 * @throws SpreadsheetError for a file that is no text, has a broken quote, or more than `limits` allow
 */
export async function readRecordTable(file: Buffer): Promise<RecordTable> {
  const rows: string[][] = []
  let cellCount = 0
  let characters = 0
  let isByComma = false
  try {
    for await (const line of readCsv(decode(file))) {
      const cells = line.cells.some((cell) => cell !== '') ? line.cells : []
      cellCount += cells.length
      characters += cells.reduce((sum, cell) => sum + cell.length, 0)
      if (line.row > limits.rows) throw new SpreadsheetError('tooManyRows', `more than ${limits.rows}`)
      if (cells.length > limits.columnsOfRecords) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'columns')
      const isTooMuch = cellCount > limits.cells || characters > limits.characters
      if (isTooMuch) throw new SpreadsheetError('fileTooLarge', 'cells or characters')
      rows.push(cells)
      isByComma = line.isByComma
    }
  } catch (error) {
    if (!(error instanceof BrokenRowError)) throw error
    throw new SpreadsheetError('NOT_SUPPORTED_FILE', error.reason, error)
  }
  return { rows, isByComma }
}

async function* decode(file: Buffer): AsyncGenerator<string> {
  const text = decodeText(file)
  if (text === null) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'no text')
  yield text
}
