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
    flow.reserve(pen.height(words, sheet.width, lineStyles[style]) + following)
    flow.y += pen.text(words, { x: sheet.left, y: flow.y, width: sheet.width }, lineStyles[style])
  }
  flow.y += mm(2.5)
}

const labelStyle: Style = { font: 'regular', size: sizes.plain, colour: colours.soft }

function drawFacts(pen: Pen, flow: Flow, { title, facts }: Extract<Block, { kind: 'facts' }>): void {
  const label = mm(45)
  drawParagraph(pen, flow, title, 'strong')
  for (const [name, value] of facts) {
    const height = Math.max(
      pen.height(name, label, labelStyle),
      pen.height(value, sheet.width - label, lineStyles.plain),
    )
    flow.reserve(height + mm(1))
    pen.text(name, { x: sheet.left, y: flow.y, width: label - mm(3) }, labelStyle)
    pen.text(value, { x: sheet.left + label, y: flow.y, width: sheet.width - label }, lineStyles.plain)
    flow.y += height + mm(1)
  }
  flow.y += mm(3)
}

/** The sums stand together on one page, below the column of totals. */
function drawSums(pen: Pen, flow: Flow, { rows }: Extract<Block, { kind: 'sums' }>): void {
  const left = sheet.right - mm(85)
  const labelWidth = mm(52)
  const amountWidth = mm(85) - labelWidth
  const styleOf = (style: Line['style']): Style =>
    style === 'strong' ? { ...lineStyles.strong, size: 10.5 } : lineStyles[style]
  const rowHeight = mm(1.6)
  const heights = rows.map(({ fact: [name], style }) => pen.height(name, labelWidth, styleOf(style)) + rowHeight)
  flow.reserve(heights.reduce((sum, height) => sum + height, mm(5)))
  for (const [index, { fact, style }] of rows.entries()) {
    const [name, amount] = fact
    if (style === 'strong') pen.rule({ x: left, y: flow.y }, { x: sheet.right, y: flow.y }, 0.8, colours.accent)
    const y = flow.y + rowHeight / 2
    pen.text(name, { x: left, y, width: labelWidth }, styleOf(style))
    pen.text(amount, { x: left + labelWidth, y, width: amountWidth }, { ...styleOf(style), align: 'right' })
    flow.y += heights[index] ?? 0
  }
  flow.y += mm(5)
}
