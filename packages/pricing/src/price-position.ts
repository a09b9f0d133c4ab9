import { type Cents, shareOf } from './money.ts'

/** From this many pieces on, the price falls by so many whole percent. */
export interface ScaleLevel {
  from: number
  percent: number
}

export interface PositionToPrice {
  quantity: number
  /** Price of one blank before any discount. */
  listPrice: Cents
  /** What the company's discount group gives on this product group, in whole percent. */
  discountPercent: number
  scale: readonly ScaleLevel[]
  /** Surcharge per piece for cutting it to length; 0 for a part as stocked. */
  trimmingSurcharge: Cents
  /** Surcharge once per position for the inspection certificate 3.1; 0 without. */
  certificateSurcharge: Cents
}

export interface PricedPosition {
  /** Net price of one piece, cut if it is cut. */
  price: Cents
  /** What the whole position costs net, its certificate included. */
  totalPrice: Cents
}

/**
 * Prices one position: list price → discount of the company → volume scale → surcharges.
 * The discounts fall on the blank alone: cutting and testing cost the same whoever buys.
 * Rounded half up once, on the piece, so that pieces times price is the total a buyer can check.
 */
export function pricePosition(position: PositionToPrice): PricedPosition {
  const price = pieceOf(position) + position.trimmingSurcharge
  return { price, totalPrice: price * position.quantity + position.certificateSurcharge }
}

export interface ScalePrice {
  from: number
  price: Cents
}

/** The price of one piece at the first quantity of each level of the scale, from one piece on. */
export function priceScale(
  blank: Pick<PositionToPrice, 'listPrice' | 'discountPercent' | 'scale'>,
): [ScalePrice, ...ScalePrice[]] {
  const priceFrom = (from: number) => ({ from, price: pieceOf({ ...blank, quantity: from }) })
  return [priceFrom(1), ...blank.scale.map((level) => priceFrom(level.from))]
}

function pieceOf(blank: Pick<PositionToPrice, 'listPrice' | 'discountPercent' | 'scale' | 'quantity'>): Cents {
  const level = blank.scale.findLast((candidate) => candidate.from <= blank.quantity)
  const keptBasisPoints = (100 - blank.discountPercent) * (100 - (level?.percent ?? 0))
  return shareOf(blank.listPrice, keptBasisPoints)
}
