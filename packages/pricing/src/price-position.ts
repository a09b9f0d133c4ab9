import { type Cents, shareOf } from './money.ts'

/** From this many pieces on, the price falls by so many whole percent. */
export interface ScaleLevel {
  from: number
  percent: number
}

/** What the price of an article as it is stocked depends on, for one buyer. */
export interface ArticleToPrice {
  /** Price of one piece before any discount. */
  listPrice: Cents
  /** What the company's discount group gives on this product group, in whole percent. */
  discountPercent: number
  scale: readonly ScaleLevel[]
}

export interface PositionToPrice extends ArticleToPrice {
  quantity: number
  /** Per piece, one for each thing that is done to it: cutting it to length, flats on its head. */
  pieceSurcharges: readonly Cents[]
  /** Once per position for the inspection certificate 3.1; 0 without. */
  certificateSurcharge: Cents
}

export interface PricedPosition {
  /** Net price of one piece with what is done to it. */
  price: Cents
  /** The same before the discounts of company and quantity. */
  listPrice: Cents
  /** Net price of the whole position, its certificate included. */
  totalPrice: Cents
}

/** What of the total of a position is charged once, not by the piece. */
export function chargedOnce(position: Pick<PricedPosition, 'price' | 'totalPrice'> & { quantity: number }): Cents {
  return position.totalPrice - position.price * position.quantity
}

/**
 * Prices one position: list price → discount of the company → volume scale → surcharges.
 * The discounts fall on the stocked article alone: cutting and testing cost the same whoever buys.
 * Rounded half up once, on the piece, so that pieces times price is the total a buyer can check.
 */
export function pricePosition(position: PositionToPrice): PricedPosition {
  const surcharge = position.pieceSurcharges.reduce((sum, amount) => sum + amount, 0)
  const price = pieceOf(position, position.quantity) + surcharge
  return {
    price,
    listPrice: position.listPrice + surcharge,
    totalPrice: price * position.quantity + position.certificateSurcharge,
  }
}

export interface ScalePrice {
  from: number
  price: Cents
}

/** The price of one piece at the first quantity of each level of the scale, from one piece on. */
export function priceScale(article: ArticleToPrice): [ScalePrice, ...ScalePrice[]] {
  const priceFrom = (from: number) => ({ from, price: pieceOf(article, from) })
  return [priceFrom(1), ...article.scale.map((level) => priceFrom(level.from))]
}

function pieceOf(article: ArticleToPrice, quantity: number): Cents {
  const level = article.scale.findLast((candidate) => candidate.from <= quantity)
  const keptBasisPoints = (100 - article.discountPercent) * (100 - (level?.percent ?? 0))
  return shareOf(article.listPrice, keptBasisPoints)
}
