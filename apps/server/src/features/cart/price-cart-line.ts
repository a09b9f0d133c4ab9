import type { Cents } from '@normwerk/pricing/money'
import { leadTimeOf, pricePart } from '../catalogue/price-part.ts'
import type { PositionRow } from './repository.ts'

/** A position with today's prices, all null when it is on request or no longer sold. */
export interface CartLine {
  row: PositionRow
  /** Of one piece, net. */
  price: Cents | null
  /** The same before the discounts of company and quantity. */
  listPrice: Cents | null
  /** Of the whole position, its certificate included. */
  totalPrice: Cents | null
  leadTimeDays: number
}

const unpriced = { price: null, listPrice: null, totalPrice: null }

export function priceCartLine(row: PositionRow): CartLine {
  const { position } = row
  const priced = pricePart(row, position, position.quantity)
  return { row, leadTimeDays: leadTimeOf(row, position), ...(priced ?? unpriced) }
}

/** No longer sold, whatever it costs. */
export function isDiscontinued({ row }: CartLine): boolean {
  return row.discontinuedAt !== null
}
