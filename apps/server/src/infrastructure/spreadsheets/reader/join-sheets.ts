import { SpreadsheetError } from '../sheet.ts'

/** Index of the row behind each sheet; no row of a sheet has it. */
export const endOfSheet = -1
const end = Buffer.from('<row r="0"></row>')

const opening = /<((?:[\w.-]+:)?)sheetData(?=[\s/>])[^<>]*>/
const rowEnd = '</row>'
const maxBytes = 100 * 1024 * 1024

export interface SheetToJoin {
  xml: Buffer
  /** Further rows with texts are left out. */
  maxRows: number
}

/**
 * Returns the rows of several sheets as one sheet: for each sheet that it reads, the parser reads all texts of the
 * workbook again.
 */
export function joinSheets(sheets: readonly SheetToJoin[]): Buffer {
  const size = sheets.reduce((sum, { xml }) => sum + xml.length, 0)
  // A workbook may name a sheet several times.
  if (size > maxBytes) throw new SpreadsheetError('fileTooLarge', `${size} bytes of sheets`)
  const rows = sheets.flatMap(({ xml, maxRows }) => [cutRows(rowsOf(xml), maxRows), end])
  return Buffer.concat([Buffer.from('<worksheet><sheetData>'), ...rows, Buffer.from('</sheetData></worksheet>')])
}

function rowsOf(xml: Buffer): Buffer {
  const near = Math.max(0, xml.indexOf('sheetData') - 100)
  const [tag, prefix] = opening.exec(xml.toString('latin1', near, near + 1000)) ?? []
  if (tag === undefined) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'no rows')
  if (tag.endsWith('/>')) return Buffer.alloc(0)
  const start = xml.indexOf(tag, near) + tag.length
  const last = xml.lastIndexOf(`</${prefix}sheetData`)
  if (last < start) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'no end of the rows')
  return xml.subarray(start, last)
}

/** Rows without texts do not count. */
function cutRows(rows: Buffer, maxRows: number): Buffer {
  const nextValue = createSearch(rows, '<v')
  const nextText = createSearch(rows, '<is')
  let filled = 0
  let start = 0
  for (let last = rows.indexOf(rowEnd); last >= 0; last = rows.indexOf(rowEnd, start)) {
    if (nextValue(start) < last || nextText(start) < last) filled += 1
    start = last + rowEnd.length
    if (filled >= maxRows) return rows.subarray(0, start)
  }
  return rows
}

/** Searches in rising order, so that the whole is searched only once. */
function createSearch(rows: Buffer, word: string): (from: number) => number {
  let found = -1
  return (from) => {
    if (found < from) found = rows.indexOf(word, from)
    if (found < 0) found = rows.length
    return found
  }
}
