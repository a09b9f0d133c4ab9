/** The columns of a table, counted from 0, and its first row after the headings. */
export interface Columns {
  /** Empty if the columns were found by their contents. */
  headings: readonly string[]
  customerPartNumber: number
  article: number
  firstRow: number
}

const ownHeadings = [
  'eigene',
  'eigennummer',
  'ihre',
  'kundenartikel',
  'kundenteil',
  'artikelnummerkunde',
  'intern',
  'sachnummer',
  'materialnummer',
  'own',
  'your',
  'customerarticle',
  'customerpart',
  'customeritem',
]
const articleHeadings = [
  'artikel',
  'artnr',
  'bestellnummer',
  'bestellnr',
  'bezeichnung',
  'benennung',
  'normteil',
  'article',
  'designation',
  'description',
  'partnumber',
  'partno',
  'itemnumber',
  'itemno',
  'orderno',
]
/** A title may be above the headings. */
const maxTitleRows = 10
const rowsLookedAt = 25
const columnsLookedAt = 20

/**
 * Chooses the columns of customer part numbers and articles: by their headings, German or English, or else by their
 * contents.
 * @param isPart whether a text names a part of the shop
 */
export function chooseColumns(rows: readonly string[][], isPart: (text: string) => boolean): Columns | null {
  return byHeadings(rows) ?? byContent(rows, isPart)
}

function byHeadings(rows: readonly string[][]): Columns | null {
  for (const [index, row] of rows.slice(0, maxTitleRows).entries()) {
    const headings = row.map(foldHeading)
    const customerPartNumber = headings.findIndex((heading) => ownHeadings.some((known) => heading.startsWith(known)))
    const article = headings.findIndex(
      (heading, column) => column !== customerPartNumber && articleHeadings.some((known) => heading.startsWith(known)),
    )
    if (customerPartNumber >= 0 && article >= 0)
      return { headings: row, customerPartNumber, article, firstRow: index + 1 }
  }
  return null
}

function foldHeading(cell: string): string {
  return cell.toLowerCase().replace(/[^a-zäöüß]/g, '')
}

/** Returns the heading of a chosen column if another column has it too, because the choice is then ambiguous. */
export function headingTwice({ headings, customerPartNumber, article }: Columns): string | undefined {
  const folded = headings.map(foldHeading)
  const isTwice = (column: number) => folded.indexOf(folded[column] ?? '') !== folded.lastIndexOf(folded[column] ?? '')
  const column = [customerPartNumber, article].find((chosen) => headings.length > 0 && isTwice(chosen))
  return column === undefined ? undefined : headings[column]
}

function byContent(rows: readonly string[][], isPart: (text: string) => boolean): Columns | null {
  const sample = rows.slice(0, rowsLookedAt)
  const width = Math.min(columnsLookedAt, Math.max(0, ...sample.map((row) => row.length)))
  const count = (column: number, counts: (cell: string) => boolean) =>
    sample.filter((row) => counts(row[column] ?? '')).length
  const filled = Array.from({ length: width }, (_, column) => count(column, (cell) => cell !== ''))
  const parts = filled.map((cells, column) => (cells === 0 ? 0 : count(column, isPart)))
  const article = parts.indexOf(Math.max(0, ...parts))
  if ((parts[article] ?? 0) * 2 < (filled[article] ?? 1)) return null
  const customerPartNumber = filled.findIndex((cells, column) => column !== article && cells * 2 >= sample.length)
  if (customerPartNumber < 0) return null
  // Any other heading names no part, and has no digit.
  const isHeading = !/\d/.test(rows[0]?.[article] ?? '')
  return { headings: [], customerPartNumber, article, firstRow: isHeading ? 1 : 0 }
}
