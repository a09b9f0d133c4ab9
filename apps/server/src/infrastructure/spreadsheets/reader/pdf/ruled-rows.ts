import type { PlacedLine } from './place-cells.ts'
import type { Rule } from './rules.ts'

/** Level rules that separate the rows of a table. */
const minRuled = 3
/** Their length together, as a share of the width of the table. */
const fullWidth = 0.6

/** How two lines stand to the rules of a table: between the same two, on both sides of one, or neither. */
export type Between = (a: PlacedLine, b: PlacedLine) => 'same' | 'ruled' | 'free'

/** @param rules of each page */
export function readRules(rules: readonly (readonly Rule[])[], lines: readonly PlacedLine[]): Between {
  const heightsOfPage = rules.map((onPage, page) =>
    fullRules(
      onPage,
      lines.filter((line) => line.page === page),
    ),
  )
  const heightsOf = ({ page }: PlacedLine) => heightsOfPage[page] ?? []
  const bandOf = (line: PlacedLine) => heightsOf(line).filter((height) => height <= line.y - line.size / 2).length
  const isInside = (line: PlacedLine) => bandOf(line) > 0 && bandOf(line) < heightsOf(line).length
  const filled = Map.groupBy(lines.filter(isInside), ({ page }) => page)
  const isRuled = ({ page }: PlacedLine) => new Set(filled.get(page)?.map(bandOf)).size >= minRuled
  return (a, b) => {
    if (a.page !== b.page) return 'free'
    if (bandOf(a) !== bandOf(b)) return 'ruled'
    return isRuled(a) && isInside(a) ? 'same' : 'free'
  }
}

/** Returns the heights at which rules go over most of the width of the table. */
function fullRules(rules: readonly Rule[], lines: readonly PlacedLine[]): number[] {
  const cells = lines.flatMap((line) => (line.cells.size > 1 ? [...line.cells.values()] : []))
  const width = Math.max(...cells.map(({ end }) => end)) - Math.min(...cells.map(({ x }) => x))
  const level = rules.filter(({ y, endY }) => y === endY)
  const heights = [...Map.groupBy(level, ({ y }) => Math.round(y))].flatMap(([height, parts]) => {
    const length = parts.reduce((sum, { x, endX }) => sum + endX - x, 0)
    return length >= width * fullWidth ? height : []
  })
  return heights.sort((a, b) => a - b)
}
