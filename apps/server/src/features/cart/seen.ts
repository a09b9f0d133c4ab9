import type { CartPosition } from '@normwerk/contract/cart'
import { type Cents, printMoney } from '@normwerk/pricing/money'
import { type Line, type PricedPart, pricePiece } from './price-line.ts'
import type { PositionRow } from './repository.ts'

type Part = PricedPart & Pick<PositionRow, 'availability'>
type Kept = Pick<PositionRow['position'], 'seenPrice' | 'seenAvailability'>
type Wish = Pick<PositionRow['position'], 'quantity' | 'toleranceClass'>

/** What a position keeps of a part that the buyer is shown now. */
export function seenNow(part: Part, wish: Wish): { seenPrice: Cents | null; seenAvailability: Part['availability'] } {
  return { seenPrice: pricePiece(part, wish), seenAvailability: part.availability }
}

/** Whether price and availability are as the buyer last saw them; nothing has changed for who has not seen any. */
function isAsSeen({ seenPrice, seenAvailability }: Kept, price: Cents | null, availability: string): boolean {
  return seenAvailability === null || (seenPrice === price && seenAvailability === availability)
}

/**
 * What a position keeps when its quantity changes. The buyer's own step on the scale is no change of price;
 * a change that he has not seen yet stays one.
 */
export function seenAfter(part: Part, position: Kept & Wish, quantity: number): Partial<Kept> {
  const isSeen = isAsSeen(position, pricePiece(part, position), part.availability)
  return isSeen ? seenNow(part, { ...position, quantity }) : {}
}

/** What the buyer has not seen yet of a line; null when it is as he saw it. */
export function unseenOf({ row, price }: Line): CartPosition['changes'] {
  const { seenPrice, seenAvailability } = row.position
  if (seenAvailability === null || isAsSeen(row.position, price, row.availability)) return null
  return {
    priceBefore: seenPrice === null ? null : printMoney(seenPrice),
    availabilityBefore: seenAvailability,
  }
}
