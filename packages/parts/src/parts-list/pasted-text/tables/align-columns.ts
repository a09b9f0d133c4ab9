import { maxColumns } from '../../headings/heading-rows.ts'

/** Two blanks or more stand between columns; a word may have single ones. */
const gap = /\S {2,}\S/
const minColumns = 3

/** A cell with the places in its line. */
interface Placed {
  text: string
  start: number
  end: number
}

/**
 * Separates the columns of tables that are aligned by blanks with tabs. A line is a row of the table if it has as many
 * cells as the headings above it; a cell may follow its neighbour after one blank if it begins below its heading. A line
 * that begins with a figure may lack cells: the others belong to the nearest headings.
 */
export function alignColumns(lines: readonly string[]): string[] {
  let headings: readonly Placed[] = []
  return lines.map((line) => {
    if (line.includes('\t') || line.trim() === '') {
      headings = []
      return line
    }
    if (!/\d/.test(line) && gap.test(line)) {
      const cells = split(line, [])
      headings = cells.length < minColumns || cells.length > maxColumns ? [] : cells
      return headings.length === 0 ? line : textsOf(headings).join('\t')
    }
    if (headings.length === 0) return line
    const cells = split(line, headings)
    if (cells.length === headings.length) return textsOf(cells).join('\t')
    return placeBelow(headings, cells)?.join('\t') ?? line
  })
}

/** Returns the texts below each heading; null for cells that are no row of the table. */
function placeBelow(headings: readonly Placed[], cells: readonly Placed[]): string[] | null {
  if (cells.length < 2 || !/^\d{1,5}\.?$/.test(cells[0]?.text ?? '')) return null
  const columns = cells.map((cell) => {
    const distances = headings.map(({ start, end }) => Math.min(Math.abs(start - cell.start), Math.abs(end - cell.end)))
    return distances.indexOf(Math.min(...distances))
  })
  if (columns.some((column, at) => at > 0 && column <= (columns[at - 1] ?? 0))) return null
  return headings.map((_, column) => cells[columns.indexOf(column)]?.text ?? '')
}

function textsOf(cells: readonly Placed[]): string[] {
  return cells.map(({ text }) => text)
}

function split(line: string, headings: readonly Placed[]): Placed[] {
  const cells: Placed[] = []
  for (const { index, 0: word } of line.matchAll(/\S+/g)) {
    const last = cells.at(-1)
    const isNext = line.slice(index - 2, index) === '  ' || headings.some(({ start }) => start === index)
    const end = index + word.length
    if (last === undefined || isNext) cells.push({ text: word, start: index, end })
    else cells[cells.length - 1] = { text: `${last.text} ${word}`, start: last.start, end }
  }
  return cells
}
