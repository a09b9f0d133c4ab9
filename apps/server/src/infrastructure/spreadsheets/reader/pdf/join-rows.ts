import { namesKind } from '@normwerk/parts/parts-list/cell-content'
import { assignContinued, figures } from './continued-lines.ts'
import type { PlacedLine } from './place-cells.ts'
import type { Between } from './ruled-rows.ts'

/** Joins the lines of rows: those between two rules of a ruled table, and those that only continue cells. */
export function joinRows(lines: readonly PlacedLine[], between: Between): PlacedLine[][] {
  const rows: PlacedLine[][] = []
  let waiting: PlacedLine[] = []
  assignContinued(lines, between).forEach((place, index) => {
    const line = lines[index]
    if (line === undefined) return
    const last = rows.at(-1)
    if (place === 'below') waiting.push(line)
    else if (place === 'above' && last !== undefined) last.push(line)
    else if (last !== undefined && waiting.length === 0 && isOneRow(last, line, between)) last.push(line)
    else {
      rows.push([...waiting, line])
      waiting = []
    }
  })
  return rows
}

/** Rows between two rules of a group are rows of their own: each has its number. */
function isOneRow(row: readonly PlacedLine[], line: PlacedLine, between: Between): boolean {
  const [first] = row
  if (first === undefined || between(first, line) !== 'same') return false
  return ![...line.cells].some(
    ([column, { text }]) => figures.test(text) && row.some(({ cells }) => figures.test(cells.get(column)?.text ?? '')),
  )
}

/** Whether a spreadsheet has divided a word that was too long for its column, without a hyphen: `Zylinderschrau|be`. */
function isDivided(above: string, below: string): boolean {
  const last = /\p{L}+$/u.exec(above)?.[0] ?? ''
  const first = /^\p{Ll}+/u.exec(below)?.[0] ?? ''
  return last !== '' && first !== '' && !namesKind(last) && !namesKind(first) && namesKind(last + first)
}

/** Joins the lines of each cell; a hyphen at the end of a line ends in the middle of a word. */
export function joinCells(row: readonly PlacedLine[]): Map<number, string> {
  const joined = new Map<number, string>()
  for (const { cells } of row) {
    for (const [column, { text }] of cells) {
      const above = joined.get(column)
      joined.set(column, above === undefined ? text : joinTexts(above, text))
    }
  }
  return joined
}

function joinTexts(above: string, below: string): string {
  if (/\p{Ll}[-\u00AD]$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below
  return /[\p{L}\d]-$/u.test(above) || isDivided(above, below) ? above + below : `${above}\n${below}`
}
