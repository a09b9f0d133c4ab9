import { safeFileName } from '../../http/content-disposition.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import { type Table, writeWorkbook } from '../../outside/spreadsheets/write-workbook.ts'

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Tables as a file (xlsx) to keep, named by the words. */
export async function answerWorkbook(words: string, tables: readonly Table[]): Promise<FileAnswer> {
  const content = await writeWorkbook(tables)
  const fileName = safeFileName(words, '.xlsx')
  return new FileAnswer({
    content,
    contentType,
    fileName,
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}
