import type { GuessedList } from '../guessed-list.ts'
import { type Format, limits, type Sheet, SpreadsheetError } from '../sheet.ts'
import { normalizeSheets } from './normalize-sheets.ts'
import type { RawSheet } from './raw-sheet.ts'

/**
 * Reads the tables of a file in this process, which a malicious file may crash.
 * @throws SpreadsheetError
 */
export async function readSheets(format: Format, file: Buffer): Promise<Sheet[]> {
  try {
    return normalizeSheets(await parse(format, file, limits.rows + 1))
  } catch (error) {
    throw causedByFile(error)
  }
}

/** Does the same for a parts list, and guesses the fields of its columns. */
export async function readList(format: Format, file: Buffer): Promise<GuessedList> {
  try {
    const sheets = normalizeSheets(await parse(format, file, limits.rowsOfList))
    const { guessList } = await import('./guess-list.ts')
    return guessList(sheets)
  } catch (error) {
    throw causedByFile(error)
  }
}

/** Loads only the parser of the format, because the process reads only one file. */
async function parse(format: Format, file: Buffer, maxRows: number): Promise<RawSheet[]> {
  switch (format) {
    case 'xlsx':
      return (await import('./read-xlsx.ts')).readXlsx(file, maxRows)
    case 'ods':
      return (await import('./read-ods.ts')).readOds(file)
    case 'xls':
      return (await import('./read-xls.ts')).readXls(file)
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(file)
    case 'text':
      return (await import('./read-text.ts')).readText(file)
  }
}

/** An error of a parser is caused by the file. */
function causedByFile(error: unknown): SpreadsheetError {
  return error instanceof SpreadsheetError ? error : new SpreadsheetError('NOT_SUPPORTED_FILE', 'unreadable', error)
}
