import type { DocumentPosition, PricedPosition } from '../positions.ts'
import { totalOf } from '../positions.ts'
import { type Block, type Cell, type Column, given, type Line, line } from './letter.ts'
import type { Words } from './words.ts'

export function positionColumn({ text }: Words): Column {
  return { title: text('document.print.position'), width: 11, align: 'left' }
}

export function articleColumn({ text }: Words): Column {
  return { title: text('document.print.article'), width: null, align: 'left' }
}

export function figureColumn(title: string, width: number): Column {
  return { title, width, align: 'right' }
}

export function positionCell({ positionNumber }: DocumentPosition): Cell {
  return [line(String(positionNumber))]
}

/** What a part is called by the shop and by the buyer, with further lines. */
export function articleCell(position: DocumentPosition, { text }: Words, more: readonly string[] = []): Cell {
  const { customerPartNumber, customerOrderNumber, commission } = position
  const small = [
    ...given(customerPartNumber, (number) => `${text('document.print.customerPartNumber')}: ${number}`),
    ...given(customerOrderNumber, (number) => `${text('document.print.customerOrderNumber')}: ${number}`),
    ...given(commission, (name) => `${text('document.print.commission')}: ${name}`),
    ...more,
  ]
  return [
    line(position.articleNumber, 'strong'),
    line(position.description),
    ...small.map((words): Line => line(words, 'small')),
  ]
}

/** A table of parts with prices. A certificate stands below its part, as it is charged once. */
export function pricedTable<Position extends PricedPosition>(
  positions: readonly Position[],
  words: Words,
  more: (position: Position) => string[] = () => [],
): Block {
  const { text, amount, number, money } = words
  const rows = positions.map((position) => {
    const { price, listPrice, quantity, certificateSurcharge } = position
    const certificate =
      certificateSurcharge === 0
        ? []
        : [`${text('document.print.certificateSurcharge')}: ${money(certificateSurcharge)}`]
    const discounted =
      listPrice > price ? [line(text('document.print.listPrice', { price: amount(listPrice) }), 'small')] : []
    return [
      positionCell(position),
      articleCell(position, words, [...certificate, ...more(position)]),
      [line(number(quantity))],
      [line(amount(price)), ...discounted],
      [line(amount(totalOf(position)))],
    ]
  })
  return {
    kind: 'table',
    columns: [
      positionColumn(words),
      articleColumn(words),
      figureColumn(text('document.print.quantity'), 15),
      figureColumn(text('document.print.price'), 23),
      figureColumn(text('document.print.total'), 23),
    ],
    rows,
  }
}
