import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** A row of a table; rows are counted from 1, including empty ones. */
export interface CsvRow {
  row: number
  cells: string[]
  /** Separated by commas, so that an unquoted decimal comma splits a cell. */
  isByComma: boolean
}

/** A row is unreadable, so the rows after it are too. */
export class BrokenRowError extends Error {
  readonly row: number
  readonly reason: 'quoteUnclosed' | 'rowTooLong'

  constructor(row: number, cause: CsvError) {
    super(`row ${row}: ${cause.message}`, { cause })
    this.name = 'BrokenRowError'
    this.row = row
    this.reason = cause.code === 'CSV_MAX_RECORD_SIZE' ? 'rowTooLong' : 'quoteUnclosed'
  }
}

const separators = [';', '\t', ','] as const
const lineEnds = ['\r\n', '\n', '\r']
const maxHeadingLength = 64 * 1024
/** Characters of a whole row. */
export const maxRowLength = 1024 * 1024

/**
 * Reads a table row by row: separated by the most frequent separator of its first line, with quoted cells and any line
 * ends. Keeps only one row and its chunk in memory.
 * @throws BrokenRowError for a quote that never ends or ends within its cell, and for a row that is far too long
 */
export async function* readCsv(texts: AsyncGenerator<string>): AsyncGenerator<CsvRow> {
  const opening = await readOpening(texts)
  const delimiter = chooseSeparator(opening)
  const layout = { delimiter, record_delimiter: lineEnds, relax_column_count: true, trim: true }
  const parser = parse({ ...layout, max_record_size: maxRowLength })
  // Errors while reading are thrown to the reader of the rows.
  pipeline(Readable.from(joinTexts(opening, texts)), parser, () => undefined)
  let row = 0
  try {
    for await (const cells of parser) {
      row += 1
      yield { row, cells, isByComma: delimiter === ',' }
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenRowError(parser.info.records + 1, error) : error
  }
}

async function* joinTexts(opening: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
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
