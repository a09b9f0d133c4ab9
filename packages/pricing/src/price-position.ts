import { type Cents, shareOf } from './money.ts'

/** A level of the volume scale: from `from` pieces on, the price falls by `percent` whole percent. */
export interface ScaleLevel {
  from: number
  percent: number
}

/** The values that decide the price of a stocked article for one buyer. */
export interface ArticleToPrice {
  /** Price of one piece before any discount. */
  listPrice: Cents
  /** Discount of the company's discount group on this product group, in whole percent. */
  discountPercent: number
  scale: readonly ScaleLevel[]
}

export interface PositionToPrice extends ArticleToPrice {
  quantity: number
  /** Surcharges per piece, one for each operation: cutting to length, flats on the head. */
  pieceSurcharges: readonly Cents[]
  /** Charged once per position for the inspection certificate 3.1; 0 without a certificate. */
  certificateSurcharge: Cents
}

export interface PricedPosition {
  /** Net price of one piece with its surcharges. */
  price: Cents
  /** Price of one piece with its surcharges before the discounts of company and quantity. */
  listPrice: Cents
  /** Net price of the whole position including its certificate. */
  totalPrice: Cents
}

/** Returns the part of a position's total that is charged once and not per piece. */
export function chargedOnce(position: Pick<PricedPosition, 'price' | 'totalPrice'> & { quantity: number }): Cents {
  return position.totalPrice - position.price * position.quantity
}

/**
 * Prices one position: list price → discount of the company → volume scale → surcharges.
 * The discounts apply to the stocked article only: machining and certificates cost the same for every buyer.
 * The price of a piece is rounded half up once, so that pieces × price is the total, which a buyer can check.
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

/** A larger quantity of which all pieces cost less than those that are asked for. */
export interface CheaperQuantity {
  quantity: number
  totalPrice: Cents
  /** By how much less. */
  saved: Cents
}

/** Returns the level of the volume scale at which the whole position costs least; null if it costs less as it is. */
export function findCheaperQuantity(position: PositionToPrice): CheaperQuantity | null {
  const { totalPrice } = pricePosition(position)
  return position.scale
    .filter(({ from }) => from > position.quantity)
    .map(({ from: quantity }) => {
      const larger = pricePosition({ ...position, quantity })
      return { quantity, totalPrice: larger.totalPrice, saved: totalPrice - larger.totalPrice }
    })
    .reduce<CheaperQuantity | null>((best, one) => (one.saved > (best?.saved ?? 0) ? one : best), null)
}

export interface ScalePrice {
  from: number
  price: Cents
  /** The smallest quantity that costs more than `from` pieces without surcharges; `from` if none does. */
  worthFrom: number
}

/** Returns the price of one piece at the first quantity of each level of the scale, from one piece on. */
export function priceScale(article: ArticleToPrice): [ScalePrice, ...ScalePrice[]] {
  const priceFrom = (from: number) => ({ from, price: pieceOf(article, from), worthFrom: worthFrom(article, from) })
  return [priceFrom(1), ...article.scale.map((level) => priceFrom(level.from))]
}

function worthFrom(article: ArticleToPrice, from: number): number {
  const total = from * pieceOf(article, from)
  // Every level below has a price of its own, so the first quantity that costs more lies in the first level that has one.
  const starts = [1, ...article.scale.map((level) => level.from)].filter((start) => start < from)
  for (const [at, start] of starts.entries()) {
    const price = pieceOf(article, start)
    const first = price === 0 ? from : Math.max(start, Math.floor(total / price) + 1)
    if (first < (starts[at + 1] ?? from)) return first
  }
  return from
}

function pieceOf(article: ArticleToPrice, quantity: number): Cents {
  const level = article.scale.findLast((candidate) => candidate.from <= quantity)
  const keptBasisPoints = (100 - article.discountPercent) * (100 - (level?.percent ?? 0))
  return shareOf(article.listPrice, keptBasisPoints)
}
