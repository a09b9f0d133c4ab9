import type { BoredPlate } from '@normwerk/parts/mould-base/bore-plates'
import type { Bore } from '@normwerk/parts/mould-base/bores'
import { type Hole, listHoles, nameBore, positionTolerance } from '@normwerk/parts/mould-base/list-holes'
import { limitsOf } from '@normwerk/parts/tolerances/limits'
import type { DrawnSheet, SheetText } from '../drawing/drawn-sheet.ts'
import type { Circle, Segment } from '../projection/view.ts'

export interface NamedPlate {
  name: string
  plate: BoredPlate
}

const margin = 20
const size = 4
const rowHeight = 7
const tableWidth = 190
const columns = [0, 14, 44, 74, 96, 150]

/** Draws all plates from above in their true size, each with its numbered holes and their table beside it. */
export function drawHolePlan(plates: readonly NamedPlate[]): DrawnSheet {
  const circles: Circle[] = []
  const outline: DrawnSheet['paths']['outline'] = []
  const centre: Segment[] = []
  const texts: SheetText[] = []
  let [left, lowest] = [margin, 0]
  for (const { name, plate } of plates) {
    const { width, length, thickness } = plate
    const middle = { x: left + width / 2, y: 2 * margin + length / 2 }
    const place = (x: number, y: number) => ({ x: middle.x + x, y: middle.y - y })
    const [right, top] = [width / 2, length / 2]
    texts.push(textAt(`${name} ${width} x ${length} x ${thickness}`, { x: left, y: margin }))
    outline.push([place(-right, -top), place(right, -top), place(right, top), place(-right, top), place(-right, -top)])
    centre.push([place(-right - 5, 0), place(right + 5, 0)], [place(0, -top - 5), place(0, top + 5)])
    const holes = listHoles(plate)
    for (const { x, y, number, bores } of holes) {
      const radii = [...new Set(bores.map(({ diameter }) => diameter / 2))]
      circles.push(...radii.map((radius): Circle => ({ ...place(x, y), radius, line: 'edge' })))
      const widest = Math.max(...radii)
      texts.push(textAt(`${number}`, place(x + widest + 1, y + widest + 1)))
    }
    const table = { x: left + width + margin, y: 2 * margin }
    const rows = holes.flatMap(rowsOf)
    for (const [at, cells] of rows.entries()) {
      const y = table.y + (at + 0.5) * rowHeight
      texts.push(...cells.map((cell, column) => textAt(cell, { x: table.x + (columns[column] ?? 0), y })))
    }
    lowest = Math.max(lowest, middle.y + length / 2, table.y + rows.length * rowHeight)
    left = table.x + tableWidth + margin
  }
  return {
    width: left,
    height: lowest + margin,
    paths: { frame: [], outline, thin: [], hatch: [], centre, dimension: [] },
    circles,
    arrows: [],
    texts,
  }
}

/** Number, x, y, position, diameter with its limits, and the heights between which it is bored. */
function rowsOf({ number, x, y, bores }: Hole): string[][] {
  return bores.map((bore, at) => [
    ...(at === 0 ? [`${number}`, `x ${x}`, `y ${y}`] : ['', '', '']),
    `±${positionTolerance(bore.fit)}`,
    `${nameBore(bore)}${limitsIn(bore)}`,
    `z ${bore.from} - ${bore.to}`,
  ])
}

function limitsIn({ fit, diameter }: Bore): string {
  if (fit !== 'H7') return ''
  const { upper } = limitsOf(fit, diameter)
  return upper === null ? '' : ` (+${upper}/0)`
}

function textAt(text: string, { x, y }: { x: number; y: number }): SheetText {
  return { text, x, y, size, turned: false, align: 'left' }
}
