import { addressLines, type Words } from '../letter/words.ts'
import type { Seller } from '../parties.ts'
import type { Pen, Style } from './pen.ts'
import { colours, mm, sheet, sizes } from './sheet.ts'

const style: Style = { font: 'regular', size: sizes.foot, colour: colours.soft }

/** The bank has most room, as an IBAN is not read in two lines. */
const columnWidths = [mm(35), mm(37), mm(48), mm(48)]

/** Draws the foot of a page: its number, the seller's address, bank, and what the law wants on letters. */
export function drawFoot(
  pen: Pen,
  seller: Seller,
  words: Words,
  { page, pages }: { page: number; pages: number },
): void {
  const { left, right, footTop, width } = sheet
  const number = words.text('document.print.page', { page, pages })
  pen.text(number, { x: left, y: footTop - mm(4.5), width }, { ...style, align: 'right' })
  pen.rule({ x: left, y: footTop }, { x: right, y: footTop }, 0.5, colours.rule)
  const lefts = columnWidths.map((_, index) => columnWidths.slice(0, index).reduce((sum, one) => sum + one, left))
  for (const [index, lines] of footColumns(seller, words).entries()) {
    const columnWidth = (columnWidths[index] ?? 0) - mm(3)
    pen.text(lines.join('\n'), { x: lefts[index] ?? left, y: footTop + mm(2), width: columnWidth }, style)
  }
}

function footColumns(
  { address, contact, website, bank, legalLines, ...seller }: Seller,
  { text, country }: Words,
): string[][] {
  const { taxNumber, vatId } = seller
  return [
    addressLines(address, address, { country }),
    [contact.phoneNumber, contact.email, website],
    [bank.name, `IBAN ${groupFours(bank.iban)}`, `BIC ${bank.bic}`],
    [
      ...legalLines,
      text('document.print.sellerVatId', { number: vatId }),
      ...(taxNumber === null ? [] : [text('document.print.sellerTaxNumber', { number: taxNumber })]),
    ],
  ]
}

/** Groups an IBAN as people read it. */
function groupFours(iban: string): string {
  return iban.replaceAll(' ', '').replaceAll(/(.{4})(?=.)/g, '$1\u00a0')
}
