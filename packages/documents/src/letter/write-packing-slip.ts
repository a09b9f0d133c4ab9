import type { PackingSlip } from '../document.ts'
import { buyerFacts, contactFacts, orderFacts } from './head-facts.ts'
import { type Block, type Fact, given, type Letter, line, paragraph } from './letter.ts'
import { articleCell, articleColumn, figureColumn, positionCell, positionColumn } from './position-table.ts'
import type { Words } from './words.ts'

/** A packing slip goes with the goods, so it is addressed to where they go, and shows no prices. */
export function writePackingSlip(slip: PackingSlip, words: Words): Letter {
  const { seller, buyer, order, number, tracking, mass } = slip
  const { text, date } = words
  return {
    title: text('document.print.packingSlipTitle', { number }),
    recipient: slip.deliverTo ?? buyer.address,
    facts: [
      [text('document.print.date'), date(slip.date)],
      ...buyerFacts(buyer, words),
      ...orderFacts(order, words),
      ...given(tracking, (trackingNumber): Fact => [text('document.print.tracking'), trackingNumber]),
      ...given(mass, (kilograms): Fact => [text('document.print.mass'), `${words.number(kilograms)} kg`]),
      ...contactFacts(seller, words),
    ],
    blocks: [
      paragraph(text('document.print.packingSlipIntroduction')),
      positionTable(slip, words),
      ...(slip.deliverTo === null ? [paragraph(text('document.print.pickup'))] : []),
      paragraph(text(slip.completesOrder ? 'document.print.deliveredWhole' : 'document.print.deliveredInPart')),
    ],
  }
}

function positionTable({ positions }: PackingSlip, words: Words): Block {
  const { text, number } = words
  return {
    kind: 'table',
    columns: [
      positionColumn(words),
      articleColumn(words),
      figureColumn(text('document.print.ordered'), 22),
      figureColumn(text('document.print.delivered'), 22),
      figureColumn(text('document.print.remaining'), 22),
    ],
    rows: positions.map((position) => [
      positionCell(position),
      articleCell(position, words),
      [line(number(position.ordered))],
      [line(number(position.quantity), 'strong')],
      [line(number(position.remaining))],
    ]),
  }
}
