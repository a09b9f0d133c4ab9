import { AppError } from '../../http/app-error.ts'
import type { Upload } from '../../http/upload.ts'
import { readSpreadsheet } from '../../outside/spreadsheets/read-spreadsheet.ts'
import type { Sheet } from '../../outside/spreadsheets/sheet.ts'
import { SpreadsheetError } from '../../outside/spreadsheets/spreadsheet-error.ts'

/** The tables of a sent file; one that cannot be read is refused with its code. */
export async function readSheets({ content, fileName }: Pick<Upload, 'content' | 'fileName'>): Promise<Sheet[]> {
  return readSpreadsheet(content, fileName).catch((error) => {
    throw error instanceof SpreadsheetError ? new AppError(error.code, { cause: error }) : error
  })
}
