import { encodeDataMatrix } from 'etiket/datamatrix'
import { given } from '../letter/letter.ts'
import type { Words } from '../letter/words.ts'
import type { Pen, Style } from '../pdf/pen.ts'
import { colours, mm } from '../pdf/sheet.ts'
import type { DocumentPosition } from '../positions.ts'
import { formatLabelMessage } from './format-label-message.ts'
import type { LabelledOrder } from './labels.ts'

/** The commonest labels of a sheet: 3 × 8 without gaps. */
export const labelSize = { width: mm(70), height: mm(37) }

/** What no printer reaches at the edges of a sheet. */
const padding = { x: mm(5), y: mm(4) }
const inner = { width: labelSize.width - 2 * padding.x, height: labelSize.height - 2 * padding.y }
const codeSize = mm(18)
/** Around the code, so that scanners find it. */
const quiet = mm(2)
const lineHeight = mm(3.2)
const numberHeight = mm(5)
const wordsWidth = inner.width - codeSize - quiet

const plainStyle: Style = { font: 'regular', size: 7, colour: colours.ink }
const strongStyle: Style = { font: 'semiBold', size: 7, colour: colours.ink }
const quantityStyle: Style = { font: 'semiBold', size: 9, colour: colours.ink }
/** In which an article number may stand, so that all but the longest ones fit a line. */
const numberSizes = [11, 10, 9, 8, 7, 6]
const minNumberSize = 5

interface Label {
  order: LabelledOrder
  position: DocumentPosition
}

/** Draws the label of a position: its number above, its code on the right, its order below. */
export function drawLabel(pen: Pen, corner: { x: number; y: number }, label: Label, words: Words): void {
  const { order, position } = label
  const left = corner.x + padding.x
  const top = corner.y + padding.y
  drawNumber(pen, { x: left, y: top }, position.articleNumber)
  const codeCorner = { x: left + inner.width - codeSize, y: top + numberHeight + mm(1) }
  pen.code(encodeDataMatrix(formatLabelMessage(order, position)), codeCorner, codeSize)
  drawWords(pen, { x: left, y: top + numberHeight }, label, words)
  const bottom = top + inner.height - lineHeight
  drawLine(pen, { x: left, y: bottom, width: inner.width }, orderLine(label, words), plainStyle)
}

function drawNumber(pen: Pen, corner: { x: number; y: number }, number: string): void {
  const styleOf = (size: number): Style => ({ font: 'semiBold', size, colour: colours.ink })
  const fits = (size: number) => pen.height(number, inner.width, styleOf(size)) <= numberHeight
  const style = styleOf(numberSizes.find(fits) ?? minNumberSize)
  drawLine(pen, { ...corner, width: inner.width }, number, style, numberHeight)
}

/** Draws how many pieces of what they are, and what the buyer calls and wants them for. */
function drawWords(
  pen: Pen,
  { x, y }: { x: number; y: number },
  { order, position }: Label,
  { text, number }: Words,
): void {
  const facts = [
    ...given(position.customerPartNumber, (own) => ({ words: own, style: strongStyle })),
    ...given(position.commission ?? order.commission, (words) => ({ words, style: plainStyle })),
    ...given(order.project, (project) => ({ words: `${project.number} ${project.name}`, style: plainStyle })),
  ]
  const quantity = `${number(position.quantity)} ${text('document.print.quantity')}`
  drawLine(pen, { x, y, width: wordsWidth }, quantity, quantityStyle, mm(4.2))
  const top = y + mm(4.4)
  const descriptionHeight = inner.height - numberHeight - mm(4.4) - lineHeight - facts.length * lineHeight
  drawLine(pen, { x, y: top, width: wordsWidth }, position.description, plainStyle, descriptionHeight)
  for (const [index, { words, style }] of facts.entries()) {
    drawLine(pen, { x, y: top + descriptionHeight + index * lineHeight, width: wordsWidth }, words, style)
  }
}

function orderLine({ order, position }: Label, { text }: Words): string {
  const { orderNumber: number } = order
  const ofShop = text('document.print.labelOrder', { number, position: position.positionNumber })
  return [ofShop, ...given(position.customerOrderNumber ?? order.customerOrderNumber, (own) => own)].join(' · ')
}

function drawLine(
  pen: Pen,
  place: { x: number; y: number; width: number },
  words: string,
  style: Style,
  height = lineHeight,
): void {
  pen.within('P', () => pen.text(words, { ...place, height }, style))
}
