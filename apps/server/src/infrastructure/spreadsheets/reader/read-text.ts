import { alignColumns } from '@normwerk/parts/parts-list/pasted-text/tables/align-columns'
import { parseCsv } from 'hucre/csv'
import { decodeText } from '../decode-text.ts'
import { SpreadsheetError } from '../sheet.ts'
import { createCollector, type RawRow, type RawSheet } from './raw-sheet.ts'

const linesLookedAt = 100
/** Excel's way to declare the separator. */
const declared = /^\uFEFF?"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i
/** Excel's way to keep leading zeros. */
const kept = /^="([^"]*)"$/
const quoted = /"(?:[^"]|"")*"/g
const decimalComma = /\d,(?=\d+\s*(?:[x×*]|mm))/g

/** Reads a table whose cells are separated by a semicolon, a tab, a bar or a comma, or aligned by blanks. */
export async function readText(file: Buffer): Promise<RawSheet[]> {
  const text = decodeText(file)
  if (text === null) throw new SpreadsheetError('NOT_ALLOWED_FILE', 'no text')
  const separator = declared.exec(text)
  const body = separator === null ? text : text.slice(separator[0].length)
  const delimiter = separator?.[1] ?? guessSeparator(body)
  const lines =
    delimiter === null ? parseCsv(separateAligned(body), { delimiter: '\t' }) : parseCsv(body, { delimiter })
  const rows = new Map<number, RawRow>()
  const collect = createCollector()
  const above = separator === null ? 0 : 1
  lines.forEach((cells, index) => {
    const values = cells.map((cell) => (typeof cell === 'string' ? cell.replace(kept, '$1') : cell))
    collect(rows, index + above, values)
  })
  return [{ name: '', rows, merges: [] }]
}

function separateAligned(text: string): string {
  return alignColumns(text.split(/\r\n|\r|\n/)).join('\n')
}

/**
 * Returns the separator that most lines have; a comma only if most lines have the same number, because numbers may
 * contain it. Returns null if no line has a separator.
 */
function guessSeparator(text: string): string | null {
  const head = text.replace(/^\uFEFF/, '').slice(0, 100_000)
  const lines = head
    .replace(quoted, '""')
    .split(/\r\n|\r|\n/, linesLookedAt)
    .filter((line) => line.trim() !== '')
  const count = (line: string, separator: string) => line.split(separator).length - 1
  const shares = [';', '\t', '|'].map((separator) => ({
    separator,
    share: lines.filter((line) => count(line, separator) > 0).length / lines.length,
  }))
  const [likeliest] = shares.toSorted((a, b) => b.share - a.share)
  if (likeliest !== undefined && likeliest.share >= 0.5) return likeliest.separator
  // The line of a title has none.
  const isEven = (commas: readonly number[], share: number) =>
    commas.some((number) => number > 0 && commas.filter((other) => other === number).length >= commas.length * share)
  const all = lines.map((line) => count(line, ','))
  const others = lines.map((line) => count(line.replace(decimalComma, ''), ','))
  // `1,4 x 160,30` looks like a decimal comma, where nearly all lines have as many commas.
  const isEvenWithDecimals = others.every((number) => number > 0) && isEven(all, 0.95)
  if (isEven(others, 0.7) || isEvenWithDecimals) return ','
  return likeliest !== undefined && likeliest.share > 0 ? likeliest.separator : null
}
