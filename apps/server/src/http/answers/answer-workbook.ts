import { SpreadsheetError } from '../../infrastructure/spreadsheets/sheet.ts'
import { writeAside } from '../../infrastructure/spreadsheets/write-aside.ts'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { AppError } from '../app-error.ts'
import { safeFileName } from './content-disposition.ts'
import { FileAnswer } from './file-answer.ts'

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Answers tables as a file (xlsx) to save; the words become its name. */
export async function answerWorkbook(words: string, tables: readonly Table[]): Promise<FileAnswer> {
  const content = await write(tables)
  const fileName = safeFileName(words, '.xlsx')
  return new FileAnswer({
    content,
    contentType,
    fileName,
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

async function write(tables: readonly Table[]): Promise<Buffer> {
  try {
    return await writeAside(tables)
  } catch (error) {
    if (error instanceof SpreadsheetError) throw new AppError('temporarilyUnavailable', { cause: error })
    throw error
  }
}
