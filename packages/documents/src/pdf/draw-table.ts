import type { Block, Cell, Column } from '../letter/letter.ts'
import type { Flow } from './flow.ts'
import { lineStyles, type Pen, type Style } from './pen.ts'
import { colours, mm, sheet } from './sheet.ts'

type Table = Extract<Block, { kind: 'table' }>

interface Slot {
  column: Column
  x: number
  width: number
}

const gap = mm(3)
const padding = mm(1.2)
const titleStyle: Style = { font: 'semiBold', size: 7.5, colour: colours.accent }

/** Draws a table. Its head stands on each of its pages, and no row breaks. */
export function drawTable(pen: Pen, flow: Flow, { columns, rows }: Table): void {
  const slots = placeColumns(columns)
  const headHeight = Math.max(...slots.map(({ column, width }) => pen.height(column.title, width, titleStyle)))
  const measured = rows.map((cells) => ({ cells, height: rowHeight(pen, slots, cells) }))
  flow.reserve(headHeight + 2 * padding + (measured[0]?.height ?? 0))
  pen.within('Table', () => {
    pen.within('TR', () => drawHead(pen, flow, slots, headHeight))
    for (const { cells, height } of measured) {
      if (flow.reserve(height)) pen.decorate(() => drawHead(pen, flow, slots, headHeight))
      pen.within('TR', () => drawRow(pen, flow.y + padding, slots, cells))
      flow.y += height
      pen.rule({ x: sheet.left, y: flow.y }, { x: sheet.right, y: flow.y }, 0.3, colours.rule)
    }
  })
  flow.y += mm(3)
}

function placeColumns(columns: readonly Column[]): Slot[] {
  const fixed = columns.reduce((sum, { width }) => sum + (width === null ? 0 : mm(width)), 0)
  const free = columns.filter(({ width }) => width === null).length
  const rest = (sheet.width - fixed - gap * (columns.length - 1)) / Math.max(free, 1)
  let x: number = sheet.left
  return columns.map((column) => {
    const width = column.width === null ? rest : mm(column.width)
    const slot = { column, x, width }
    x += width + gap
    return slot
  })
}

function drawHead(pen: Pen, flow: Flow, slots: readonly Slot[], height: number): void {
  const { left, right, width } = sheet
  const bottom = flow.y + height + 2 * padding
  pen.area({ x: left, y: flow.y, width, height: bottom - flow.y }, colours.tint)
  for (const { column, x, width } of slots) {
    const top = flow.y + padding + height - pen.height(column.title, width, titleStyle)
    pen.within('TH', () => pen.text(column.title, { x, y: top, width }, { ...titleStyle, align: column.align }))
  }
  pen.rule({ x: left, y: bottom }, { x: right, y: bottom }, 0.8, colours.accent)
  flow.y = bottom
}

function drawRow(pen: Pen, top: number, slots: readonly Slot[], cells: readonly Cell[]): void {
  for (const [index, { column, x, width }] of slots.entries()) {
    let y = top
    pen.within('TD', () => {
      for (const { text, style } of cells[index] ?? []) {
        y += pen.text(text, { x, y, width }, { ...lineStyles[style], align: column.align })
      }
    })
  }
}

function rowHeight(pen: Pen, slots: readonly Slot[], cells: readonly Cell[]): number {
  const heights = slots.map(({ width }, index) =>
    (cells[index] ?? []).reduce((sum, { text, style }) => sum + pen.height(text, width, lineStyles[style]), 0),
  )
  return Math.max(...heights) + 2 * padding
}
