import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { because, PackageError } from './package-error.ts'

/** A line of a table; rows are counted from 1, including empty ones. */
export interface CsvRow {
  row: number
  cells: string[]
  /** Separated by commas, so that an unquoted decimal comma splits a cell. */
  isByComma: boolean
}

const separators = [';', '\t', ','] as const
const maxHeadingLength = 64 * 1024
/** Characters of a whole row. */
const maxRowLength = 1024 * 1024

/**
 * Reads a table row by row: UTF-8 with or without a byte-order mark, separated by the most frequent separator of its
 * first line, with quoted cells. Keeps only one row and its chunk in memory.
 * @throws PackageError for another encoding, a quote that never ends, and a row that is far too long
 */
export async function* readCsvRows(file: string, content: Readable): AsyncGenerator<CsvRow> {
  const texts = decode(file, content)
  const opening = await readOpening(texts)
  const delimiter = chooseSeparator(opening)
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: maxRowLength, trim: true })
  // Errors while reading are thrown to the reader of the rows.
  pipeline(Readable.from(joinTexts(opening, texts)), parser, () => undefined)
  let row = 0
  try {
    for await (const cells of parser) {
      row += 1
      yield { row, cells, isByComma: delimiter === ',' }
    }
  } catch (error) {
    throw error instanceof CsvError ? new PackageError({ file, row: row + 1 }, reasonOf(error), error) : error
  }
}

async function* joinTexts(opening: string, texts: AsyncIterable<string>): AsyncGenerator<string> {
  yield opening
  yield* texts
}

/** Returns the text up to the end of the first line or beyond it; the rest is still to be read. */
async function readOpening(texts: AsyncGenerator<string>): Promise<string> {
  let opening = ''
  while (!/[\r\n]/.test(opening) && opening.length < maxHeadingLength) {
    const { done, value } = await texts.next()
    if (done) break
    opening += value
  }
  return opening
}

function chooseSeparator(opening: string): string {
  const [head = ''] = opening.split(/\r\n|\n|\r/, 1)
  const [separator = ';'] = separators.toSorted((a, b) => head.split(b).length - head.split(a).length)
  return separator
}

function reasonOf({ code }: CsvError) {
  return code === 'CSV_MAX_RECORD_SIZE'
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
