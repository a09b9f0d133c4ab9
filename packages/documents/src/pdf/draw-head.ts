import type { Letter } from '../letter/letter.ts'
import { addressLines, type Words } from '../letter/words.ts'
import type { Seller } from '../parties.ts'
import { lineStyles, type Pen, type Style } from './pen.ts'
import { colours, mm, sheet, sizes } from './sheet.ts'

const nameStyle: Style = { font: 'semiBold', size: 16, colour: colours.accent }
const headStyle: Style = { font: 'regular', size: sizes.small, colour: colours.soft }
const labelStyle: Style = { font: 'regular', size: 8, colour: colours.soft }
const valueStyle: Style = { font: 'regular', size: 8, colour: colours.ink }

/** Draws the head of the first page: who writes, to whom, and what it is about. Returns where the text begins. */
export function drawFirstHead(pen: Pen, letter: Letter, seller: Seller, words: Words): number {
  pen.decorate(() => {
    drawName(pen, seller)
    drawMarks(pen)
    drawSender(pen, seller, words)
  })
  drawAddress(pen, letter, seller, words)
  const bottom = drawFacts(pen, letter.facts)
  const top = Math.max(sheet.bodyTop, bottom + mm(6))
  const place = { x: sheet.left, y: top, width: sheet.width }
  const style: Style = { font: 'semiBold', size: sizes.title, colour: colours.ink }
  pen.within('H1', () => pen.text(letter.title, place, style))
  return top + pen.height(letter.title, sheet.width, style) + mm(2.5)
}

/** Draws the head of every other page. */
export function drawNextHead(pen: Pen, letter: Letter, seller: Seller): void {
  const style: Style = { ...lineStyles.strong, align: 'right' }
  pen.decorate(() => {
    drawName(pen, seller)
    pen.text(letter.title, { x: sheet.left, y: sheet.head + mm(1.6), width: sheet.width }, style)
  })
}

function drawName(pen: Pen, { address, website }: Seller): void {
  const { left, right, head, width } = sheet
  const height = pen.text(address.company, { x: left, y: head, width: width * 0.6 }, nameStyle)
  const bottom = head + Math.max(height, mm(7)) + mm(2)
  pen.rule({ x: left, y: bottom }, { x: right, y: bottom }, 0.5, colours.rule)
  pen.area({ x: left, y: bottom - 1, width: mm(28), height: 2 }, colours.accent)
  pen.text(website, { x: left, y: bottom + mm(1.2), width: width * 0.6 }, headStyle)
}

/** Marks where to fold and to punch the sheet. */
function drawMarks(pen: Pen): void {
  for (const y of sheet.foldMarks) pen.rule({ x: mm(5), y }, { x: mm(9), y }, 0.3, colours.rule)
  pen.rule({ x: mm(5), y: sheet.punchMark }, { x: mm(11), y: sheet.punchMark }, 0.3, colours.rule)
}

/** Draws who sent the letter, above the address in the window of the envelope. */
function drawSender(pen: Pen, { address }: Seller, words: Words): void {
  const { left, width, top } = sheet.window
  const sender = addressLines(address, address, words).join(' · ')
  pen.text(sender, { x: left, y: top, width }, { ...headStyle, size: 6.5 })
  pen.rule({ x: left, y: top + mm(3.2) }, { x: left + width, y: top + mm(3.2) }, 0.3, colours.rule)
}

/** Sizes in which an address may stand, so that the longest names still fit the window. */
const addressSizes = [10, 9, 8, 7, 6]

function drawAddress(pen: Pen, { recipient }: Letter, seller: Seller, words: Words): void {
  const { left, width, top, addressTop, bottom } = sheet.window
  const address = addressLines(recipient, seller.address, words).join('\n')
  const styles = addressSizes.map((size): Style => ({ font: 'regular', size, colour: colours.ink }))
  const room = bottom - top - mm(5)
  const style = styles.find((candidate) => pen.height(address, width, candidate) <= room) ?? styles.at(-1)
  if (style === undefined) return
  const height = pen.height(address, width, style)
  pen.within('P', () => pen.text(address, { x: left, y: Math.min(addressTop, bottom - height), width }, style))
}

function drawFacts(pen: Pen, facts: Letter['facts']): number {
  const { left, right, label, top } = sheet.facts
  const nameWidth = label - mm(2)
  const valueWidth = right - left - label
  let y: number = top
  pen.within('Table', () => {
    for (const [name, value] of facts) {
      pen.within('TR', () => {
        pen.within('TH', () => pen.text(name, { x: left, y, width: nameWidth }, labelStyle))
        pen.within('TD', () => pen.text(value, { x: left + label, y, width: valueWidth }, valueStyle))
      })
      y += Math.max(pen.height(name, nameWidth, labelStyle), pen.height(value, valueWidth, valueStyle)) + mm(0.4)
    }
  })
  return y
}
