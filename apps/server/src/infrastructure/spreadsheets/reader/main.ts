import { buffer } from 'node:stream/consumers'
import { limits, SpreadsheetError } from '../sheet.ts'
import { normalizeSheets } from './normalize-sheets.ts'
import type { RawSheet } from './raw-sheet.ts'

/** Loads only the parser of the format, because the process reads only one file. */
async function read(format: string | undefined, file: Buffer, requested: string | undefined): Promise<RawSheet[]> {
  switch (format) {
    case 'xlsx':
      return (await import('./read-xlsx.ts')).readXlsx(file, requested === 'list' ? limits.rowsOfList : limits.rows + 1)
    case 'ods':
      return (await import('./read-ods.ts')).readOds(file)
    case 'xls':
      return (await import('./read-xls.ts')).readXls(file)
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(file)
    default:
      return (await import('./read-text.ts')).readText(file)
  }
}

async function answer(format: string | undefined, requested: string | undefined): Promise<unknown> {
  try {
    const sheets = normalizeSheets(await read(format, await buffer(process.stdin), requested))
    return requested === 'list' ? (await import('./guess-list.ts')).guessList(sheets) : sheets
  } catch (error) {
    // An error of a parser is caused by the file.
    return { failure: error instanceof SpreadsheetError ? error.code : 'NOT_SUPPORTED_FILE' }
  }
}

process.stdout.write(JSON.stringify(await answer(process.argv[2], process.argv[3])))
