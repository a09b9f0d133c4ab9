import { sayPieces, sayUnitBehind } from '../lines/read-order-line.ts'

const rule = /^[\s|:+=–-]*$/
const minColumns = 3
/** Lines of two cells, of which one counts the pieces of the other one. */
const minPairs = 3

/**
 * Separates the columns of tables that are drawn with bars with tabs, and empties the rules between their rows. One line
 * with bars is no table, as a signature may have some.
 */
export function splitPipes(lines: readonly string[]): string[] {
  const rows = lines.map(split)
  const hasPairs = rows.filter(isCounted).length >= minPairs
  return lines.map((line, index) => {
    const cells = rows[index] ?? []
    if (hasPairs && isCounted(cells)) return cells.join('\t')
    if (cells.length < minColumns) return line
    if (isRule(cells)) return ''
    const isRow = [-1, 1].some((step) => sizeBeside(rows, index, step) === cells.length)
    return isRow ? cells.join('\t') : line
  })
}

/** Returns the number of cells of the next row in a direction. */
function sizeBeside(rows: readonly (readonly string[])[], index: number, step: number): number {
  let place = index + step
  const isRuleAt = (cells: readonly string[] = []) => cells.length > 0 && isRule(cells)
  while (isRuleAt(rows[place])) place += step
  return rows[place]?.length ?? 0
}

function isCounted(cells: readonly string[]): boolean {
  return (
    cells.length === 2 && cells.filter((cell) => /\d/.test(cell) && sayPieces(sayUnitBehind(cell)) !== '').length === 1
  )
}

function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => rule.test(cell)) && cells.some((cell) => cell.length > 2)
}

/** Returns the cells of a line. A bar at its beginning alone is the sign of a quote. */
function split(line: string): string[] {
  if (!line.includes('|')) return []
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.includes('|') ? inner.split('|').map((cell) => cell.trim()) : []
}
