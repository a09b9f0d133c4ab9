import { AppError } from '../../http/app-error.ts'
import type { Upload } from '../../http/upload.ts'
import type { GuessedList } from '../../outside/spreadsheets/guessed-list.ts'
import { readPartsList, readSpreadsheet } from '../../outside/spreadsheets/read-spreadsheet.ts'
import type { Sheet } from '../../outside/spreadsheets/sheet.ts'
import { SpreadsheetError } from '../../outside/spreadsheets/spreadsheet-error.ts'
import { tooManyRows } from './too-many-rows.ts'

type Sent = Pick<Upload, 'content' | 'fileName'>

/**
 * The tables of a sent file; one that cannot be read is refused with its code.
 * @param mostRows that the caller takes of a table, to be told where one has more than are read of any
 */
export function readSheets(userId: string, { content, fileName }: Sent, mostRows: number): Promise<Sheet[]> {
  return orRefuse(readSpreadsheet(userId, content, fileName), mostRows)
}

/** The same of a parts list, with what its columns may hold. */
export function readList(userId: string, { content, fileName }: Sent, mostRows: number): Promise<GuessedList> {
  return orRefuse(readPartsList(userId, content, fileName), mostRows)
}

function orRefuse<Result>(reading: Promise<Result>, mostRows: number): Promise<Result> {
  return reading.catch((error) => {
    throw error instanceof SpreadsheetError ? refusalOf(error, mostRows) : error
  })
}

function refusalOf(error: SpreadsheetError, mostRows: number): AppError {
  switch (error.code) {
    case 'tooManyRows':
      return tooManyRows(mostRows, error)
    case 'fileTooLarge':
      return new AppError('fileTooLarge', { cause: error }, { rows: 0 })
    default:
      return new AppError(error.code, { cause: error })
  }
}
