import type { DrawnSheet } from '@normwerk/geometry/drawing/drawn-sheet'
import type { Block, Line } from '../letter/letter.ts'
import { drawTable } from './draw-table.ts'
import type { Flow } from './flow.ts'
import { lineStyles, type Pen, type Style } from './pen.ts'
import { colours, mm, sheet, sizes } from './sheet.ts'

export function drawBlocks(pen: Pen, flow: Flow, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(pen, flow, block)
}

function drawBlock(pen: Pen, flow: Flow, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      drawParagraph(pen, flow, block.text, block.style)
      break
    case 'facts':
      drawFacts(pen, flow, block)
      break
    case 'table':
      drawTable(pen, flow, block)
      break
    case 'drawing':
      drawDrawing(pen, flow, block.sheet)
      break
    case 'sums':
      drawSums(pen, flow, block)
      break
  }
}

/** A person may have written many lines, so each of them may begin a page. */
function drawParagraph(pen: Pen, flow: Flow, text: string, style: Line['style']): void {
  const lines = text.trim().split(/\n+/)
  // A heading does not stand alone at the end of a page.
  const following = style === 'strong' ? mm(22) : 0
  for (const words of lines) {
    const height = pen.height(words, sheet.width, lineStyles[style])
    flow.reserve(height + following)
    pen.within('P', () => pen.text(words, { x: sheet.left, y: flow.y, width: sheet.width }, lineStyles[style]))
    flow.y += height
  }
  flow.y += mm(2.5)
}

const labelStyle: Style = { font: 'regular', size: sizes.plain, colour: colours.soft }

function drawFacts(pen: Pen, flow: Flow, { title, facts }: Extract<Block, { kind: 'facts' }>): void {
  const label = mm(45)
  drawParagraph(pen, flow, title, 'strong')
  pen.within('Table', () => {
    for (const [name, value] of facts) {
      const named: Cell = { words: name, x: sheet.left, width: label - mm(3), style: labelStyle }
      const valued: Cell = { words: value, x: sheet.left + label, width: sheet.width - label, style: lineStyles.plain }
      const height = Math.max(heightOf(pen, named), heightOf(pen, valued)) + mm(1)
      flow.reserve(height)
      drawFact(pen, flow.y, named, valued)
      flow.y += height
    }
  })
  flow.y += mm(3)
}

interface Cell {
  words: string
  x: number
  width: number
  style: Style
}

function heightOf(pen: Pen, { words, width, style }: Cell): number {
  return pen.height(words, width, style)
}

/** Draws a name with its value as a row of a table. */
function drawFact(pen: Pen, y: number, name: Cell, value: Cell): void {
  pen.within('TR', () => {
    pen.within('TH', () => pen.text(name.words, { ...name, y }, name.style))
    pen.within('TD', () => pen.text(value.words, { ...value, y }, value.style))
  })
}

/** In the middle of the page; made smaller if it is wider than the page. */
function drawDrawing(pen: Pen, flow: Flow, drawing: DrawnSheet): void {
  const scale = Math.min(1, sheet.width / mm(drawing.width))
  const width = mm(drawing.width) * scale
  const height = mm(drawing.height) * scale
  flow.reserve(height)
  pen.drawing(drawing, { x: sheet.left + (sheet.width - width) / 2, y: flow.y }, scale)
  flow.y += height + mm(4)
}

const sumsWidth = mm(85)
const namesWidth = mm(52)
const sumGap = mm(1.6)

/** The sums stand together on one page, below the column of totals. */
function drawSums(pen: Pen, flow: Flow, { rows }: Extract<Block, { kind: 'sums' }>): void {
  const left = sheet.right - sumsWidth
  const measured = rows.map(({ fact: [name, amount], style }) => {
    const look: Style = style === 'strong' ? { ...lineStyles.strong, size: 10.5 } : lineStyles[style]
    const named: Cell = { words: name, x: left, width: namesWidth, style: look }
    const right: Style = { ...look, align: 'right' }
    const summed: Cell = { words: amount, x: left + namesWidth, width: sumsWidth - namesWidth, style: right }
    return { named, summed, isTotal: style === 'strong', height: heightOf(pen, named) + sumGap }
  })
  flow.reserve(measured.reduce((sum, { height }) => sum + height, mm(5)))
  pen.within('Table', () => {
    for (const { named, summed, isTotal, height } of measured) {
      if (isTotal) pen.rule({ x: left, y: flow.y }, { x: sheet.right, y: flow.y }, 0.8, colours.accent)
      drawFact(pen, flow.y + sumGap / 2, named, summed)
      flow.y += height
    }
  })
  flow.y += mm(5)
}
