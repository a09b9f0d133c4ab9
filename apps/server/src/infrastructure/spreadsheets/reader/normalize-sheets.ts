import { limits, type Sheet, SpreadsheetError } from '../sheet.ts'
import type { RawRow, RawSheet } from './raw-sheet.ts'

/** Rows after a larger gap belong to something else, so reading stops there. */
const maxGap = 10_000

/**
 * Returns the tables without empty columns and without empty rows at the end.
 * @throws SpreadsheetError for more than `limits` allow, or when nothing is left
 */
export function normalizeSheets(raw: readonly RawSheet[]): Sheet[] {
  if (raw.length > limits.sheets) throw new SpreadsheetError('fileTooLarge', `${raw.length} sheets`)
  const count = createCount()
  const sheets = raw.filter(({ rows }) => rows.size > 0).map((sheet) => normalizeSheet(sheet, count))
  if (sheets.length === 0) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'nothing in it')
  return sheets
}

type Count = (cells: number, characters: number) => void

/** A few cells far apart become many when they are laid out, and one that spans rows is copied to each. */
function createCount(): Count {
  let allCells = 0
  let allCharacters = 0
  return (cells, characters) => {
    allCells += cells
    allCharacters += characters
    const isTooMuch = allCells > limits.cells || allCharacters > limits.characters
    if (isTooMuch) throw new SpreadsheetError('fileTooLarge', 'cells or characters, laid out')
  }
}

function normalizeSheet(sheet: RawSheet, count: Count): Sheet {
  fillMerges(sheet, count)
  const used = new Set<number>()
  for (const row of sheet.rows.values()) for (const column of row.keys()) used.add(column)
  const places = new Map([...used].sort((a, b) => a - b).map((column, place) => [column, place]))
  const rows: string[][] = []
  for (const index of [...sheet.rows.keys()].sort((a, b) => a - b)) {
    if (index - rows.length > maxGap) break
    if (index >= limits.rows) throw new SpreadsheetError('tooManyRows', `more than ${limits.rows}`)
    while (rows.length < index) rows.push([])
    rows.push(layOut(sheet.rows.get(index) ?? new Map(), places, count))
  }
  const { name, pagesWithoutText } = sheet
  return { name: name.slice(0, 100), rows, ...(pagesWithoutText !== undefined && { pagesWithoutText }) }
}

function layOut(row: RawRow, places: ReadonlyMap<number, number>, count: Count): string[] {
  const width = Math.max(...[...row.keys()].map((column) => places.get(column) ?? 0)) + 1
  count(width, 0)
  const cells = new Array<string>(width).fill('')
  for (const [column, text] of row) cells[places.get(column) ?? 0] = text
  return cells
}

/**
 * Copies a text that spans several rows to each of them. Numbers are not copied, because four pieces would become
 * eight. A row that is only the second half of others stays empty.
 */
function fillMerges({ rows, merges }: RawSheet, count: Count): void {
  const last = Math.max(...rows.keys())
  const filled: [RawRow, number, string][] = []
  for (const { startRow, endRow, startCol } of merges) {
    const text = rows.get(startRow)?.get(startCol)
    if (text === undefined || !/\p{L}/u.test(text)) continue
    for (let index = startRow + 1; index <= Math.min(endRow, last); index++) {
      const row = rows.get(index)
      count(1, text.length)
      if (row !== undefined && !row.has(startCol)) filled.push([row, startCol, text])
    }
  }
  for (const [row, column, text] of filled) row.set(column, text)
}
