import { AppError } from '../../http/app-error.ts'
import { decodeText } from '../../infrastructure/spreadsheets/decode-text.ts'
import { tooManyRows } from './too-many-rows.ts'

/** One line of a table with its number, counted from 1. */
interface CsvRow {
  row: number
  cells: string[]
}

interface Csv {
  separator: string
  lines: CsvRow[]
}

const maxLines = 100_000
const separators = [';', '\t', ','] as const

/**
 * Reads a table as spreadsheet programs write it: separated by the most frequent separator of its first line, with
 * quoted cells, in UTF-8, UTF-16 or the Windows code page. Empty lines are left out.
 * @throws AppError NOT_SUPPORTED_FILE for a file that is no text or has a quote that never ends, fileTooLarge for too
 * many lines
 */
export function readCsv(content: Buffer): Csv {
  const text = decodeText(content)
  if (text === null) throw new AppError('NOT_SUPPORTED_FILE')
  const [head = ''] = text.split(/\r\n|\n|\r/, 1)
  const [separator = ';'] = separators.toSorted((a, b) => head.split(b).length - head.split(a).length)
  return { separator, lines: readLines(text, separator) }
}

function readLines(text: string, separator: string): CsvRow[] {
  const cell = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^"${separator}\\r\\n][^${separator}\\r\\n]*|)(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  const lines: CsvRow[] = []
  let cells: string[] = []
  for (let row = 1; ; ) {
    // The last line break does not begin another line.
    if (row > maxLines && cell.lastIndex < text.length) throw tooManyRows(maxLines)
    const [, written, end] = cell.exec(text) ?? []
    if (written === undefined) throw new AppError('NOT_SUPPORTED_FILE')
    cells.push(unquote(written))
    if (end === separator) continue
    if (cells.some((value) => value !== '')) lines.push({ row, cells })
    if (end === '') return lines
    cells = []
    row += 1
  }
}

function unquote(written: string): string {
  return (written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written).trim()
}
