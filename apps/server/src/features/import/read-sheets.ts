import { AppError } from '../../http/call.ts'
import type { Upload } from '../../http/upload.ts'
import type { GuessedList } from '../../infrastructure/spreadsheets/guessed-list.ts'
import { readPartsList, readRecordTable, readSpreadsheet } from '../../infrastructure/spreadsheets/read-spreadsheet.ts'
import type { RecordTable } from '../../infrastructure/spreadsheets/record-table.ts'
import { type Sheet, SpreadsheetError } from '../../infrastructure/spreadsheets/sheet.ts'

/** @param maxRows the limit of rows */
export function tooManyRows(maxRows: number, cause?: unknown): AppError<'fileTooLarge'> {
  return new AppError('fileTooLarge', { cause }, { rows: maxRows })
}

type Sent = Pick<Upload, 'content' | 'fileName'>

/**
 * Reads the tables of an uploaded file; rejects an unreadable one with its code.
 * @param maxRows the caller's limit, which the error names if a table has more rows
 */
export function readSheets(userId: string, { content, fileName }: Sent, maxRows: number): Promise<Sheet[]> {
  return orReject(readSpreadsheet(userId, content, fileName), (cause) => tooManyRows(maxRows, cause))
}

/** Does the same for a parts list, and guesses the fields of its columns. */
export function readList(userId: string, { content, fileName }: Sent): Promise<GuessedList> {
  return orReject(readPartsList(userId, content, fileName), listTooLong)
}

/** Reads a text table whose first line names its columns; rejects an unreadable one with its code. */
export function readRecords(userId: string, { content }: Sent, maxRows: number): Promise<RecordTable> {
  return orReject(readRecordTable(userId, content), (cause) => tooManyRows(maxRows, cause))
}

/** Returns the error of a list with too many rows, for the limit of lists and for that of any table. */
export function listTooLong(cause?: unknown): AppError {
  return new AppError('validationFailed', { fields: { file: [{ code: 'tooManyRows' }] }, cause })
}

function orReject<Result>(reading: Promise<Result>, tooLong: (cause: unknown) => AppError): Promise<Result> {
  return reading.catch((error) => {
    throw error instanceof SpreadsheetError ? rejectionOf(error, tooLong) : error
  })
}

function rejectionOf(error: SpreadsheetError, tooLong: (cause: unknown) => AppError): AppError {
  switch (error.code) {
    case 'tooManyRows':
      return tooLong(error)
    case 'fileTooLarge':
      return new AppError('fileTooLarge', { cause: error }, { rows: 0 })
    case 'noTextInFile':
    case 'lockedFile':
      return new AppError('validationFailed', { fields: { file: [{ code: error.code }] }, cause: error })
    default:
      return new AppError(error.code, { cause: error })
  }
}
