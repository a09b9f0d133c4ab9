import type { Readable } from 'node:stream'
import { BrokenRowError, type CsvRow, maxRowLength, readCsv } from '../../../infrastructure/read-csv.ts'
import { because, PackageError, type Reason } from './package-error.ts'

/**
 * Reads a table of a package row by row: UTF-8 with or without a byte-order mark.
 * @throws PackageError for another encoding, a quote that never ends, and a row that is far too long
 */
export async function* readPackageCsv(file: string, content: Readable): AsyncGenerator<CsvRow> {
  try {
    yield* readCsv(decode(file, content))
  } catch (error) {
    if (!(error instanceof BrokenRowError)) throw error
    throw new PackageError({ file, row: error.row }, reasonOf(error), error)
  }
}

function reasonOf({ reason }: BrokenRowError): Reason {
  return reason === 'rowTooLong'
    ? because('import.rowTooLong', { limit: maxRowLength })
    : because('import.quoteUnclosed')
}

async function* decode(file: string, content: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const read = (chunk?: Uint8Array) => {
    try {
      const text = chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
      if (!text.includes('\0')) return text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    throw new PackageError({ file }, because('import.notUtf8'))
  }
  for await (const chunk of content) yield read(chunk)
  yield read()
}
