import type { PartOptions } from '@normwerk/parts/configured-part'
import type { Cents } from '@normwerk/pricing/money'
import { leadTimeOf, pricePart } from '../catalogue/price-part.ts'
import type { PositionRow } from './repository.ts'

/** A position with today's prices, all null when it is on request or no longer sold. */
export interface Line {
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

export function priceLine(row: PositionRow): Line {
  const options = optionsOf(row.position)
  const priced = pricePart(row, options, row.position.quantity)
  return { row, leadTimeDays: leadTimeOf(row, options), ...(priced ?? unpriced) }
}

/** No longer sold, whatever it costs. */
export function isDiscontinued({ row }: Line): boolean {
  return row.discontinuedAt !== null
}

type Configured = Pick<PositionRow['position'], 'changedLength' | 'toleranceClass' | 'isThreeOne'>

export function optionsOf({ changedLength, toleranceClass, isThreeOne }: Configured): PartOptions {
  return { changedLength, toleranceClass, certificate: isThreeOne, headFlats: null }
}
