import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import type { Cents } from '@normwerk/pricing/money'
import { pricePosition } from '@normwerk/pricing/price-position'
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

/** No longer sold, whatever it costs. */
export function isDiscontinued({ row }: Line): boolean {
  return row.discontinuedAt !== null
}

/** What a company pays for a part. */
export type PricedPart = Pick<PositionRow, 'listPrice' | 'discountPercent' | 'scale' | 'discontinuedAt'>
type Wish = Pick<PositionRow['position'], 'quantity' | 'toleranceClass' | 'isThreeOne'>

/** @param certificateSurcharge once per position that has an inspection certificate */
export function priceLine(row: PositionRow, certificateSurcharge: Cents): Line {
  const { position } = row
  const leadTimeDays = row.leadTimeDays + (trimmingOf(position)?.extraLeadTimeDays ?? 0)
  const priced = priceWish(row, position, certificateSurcharge)
  return { row, leadTimeDays, ...(priced ?? { price: null, listPrice: null, totalPrice: null }) }
}

/** Of one piece, net; null when it is on request or no longer sold. */
export function pricePiece(part: PricedPart, wish: Omit<Wish, 'isThreeOne'>): Cents | null {
  return priceWish(part, { ...wish, isThreeOne: false }, 0)?.price ?? null
}

function priceWish(part: PricedPart, wish: Wish, certificateSurcharge: Cents) {
  const { listPrice } = part
  if (listPrice === null || part.discontinuedAt !== null) return null
  const trimmingSurcharge = trimmingOf(wish)?.surchargeCents ?? 0
  const priced = pricePosition({
    quantity: wish.quantity,
    listPrice,
    discountPercent: part.discountPercent ?? 0,
    scale: part.scale,
    trimmingSurcharge,
    certificateSurcharge: wish.isThreeOne ? certificateSurcharge : 0,
  })
  return { ...priced, listPrice: listPrice + trimmingSurcharge }
}

function trimmingOf({ toleranceClass }: Pick<Wish, 'toleranceClass'>) {
  return toleranceClass === null ? null : toleranceClassData[toleranceClass]
}
