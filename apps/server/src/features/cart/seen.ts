import type { CartPosition } from '@normwerk/contract/cart'
import type { MarkSeen } from '@normwerk/contract/saved-cart'
import { hasSameOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { type Cents, printMoney } from '@normwerk/pricing/money'
import { goodsBefore as compareGoods } from '@normwerk/pricing/price-cart'
import { pricePart } from '../catalogue/price-part.ts'
import type { PricedPart } from '../catalogue/priced-parts.ts'
import { isDiscontinued, type Line } from './price-line.ts'
import type { LiveCart } from './price-live-cart.ts'
import type { PositionRow } from './repository.ts'

type Kept = Pick<PositionRow['position'], 'seenPrice' | 'seenAvailability'>
type Shown = MarkSeen['positions'][number]

/** How much of a part is ordered, and what is done to it. */
interface Ordered extends PartOptions {
  quantity: number
}

/** What a position keeps of a part that the buyer is shown now. */
export function seenNow(part: PricedPart, options: PartOptions, quantity: number): Kept {
  return { seenPrice: pricePiece(part, { ...options, quantity }), seenAvailability: part.availability }
}

/** Of one piece, net; null when it is on request or no longer sold. */
function pricePiece(part: PricedPart, ordered: Ordered): Cents | null {
  return pricePart(part, ordered, ordered.quantity)?.price ?? null
}

/** Whether price and availability are as the buyer last saw them; nothing has changed for who has not seen any. */
function isAsSeen({ seenPrice, seenAvailability }: Kept, price: Cents | null, availability: string): boolean {
  return seenAvailability === null || (seenPrice === price && seenAvailability === availability)
}

/**
 * What a position keeps when its quantity changes. The buyer's own step on the scale is no change of price;
 * a change that he has not seen yet stays one.
 */
export function seenAfter(part: PricedPart, position: Kept & Ordered, quantity: number): Kept {
  return unseenStill(part, position) ?? seenNow(part, position, quantity)
}

/** What was seen of a position before a change that nobody has seen yet; null when there is none. */
function unseenStill(part: PricedPart, position: Kept & Ordered): Kept | null {
  const { seenPrice, seenAvailability } = position
  return isAsSeen(position, pricePiece(part, position), part.availability) ? null : { seenPrice, seenAvailability }
}

/**
 * The same of a position that gets the part with other options. Its price is another one then, and what was seen moves
 * with it by as much: set against the price of the old options, a rise could look like what was seen.
 */
export function unseenAs(part: PricedPart, position: Kept & Ordered, requested: Ordered): Kept | null {
  const unseen = unseenStill(part, position)
  if (unseen === null || hasSameOptions(position, requested)) return unseen
  const before = pricePiece(part, position)
  const now = pricePiece(part, requested)
  if (unseen.seenPrice === null || before === null || now === null) return unseen
  return { ...unseen, seenPrice: Math.max(0, now - (before - unseen.seenPrice)) }
}

/** The line as it is from now on, where this is what the buyer was shown of it. */
export function markLine(line: Line, shown: Shown | undefined): Line {
  const { row, price } = line
  const printed = price === null ? null : printMoney(price)
  if (shown?.price !== printed || shown.availability !== row.availability) return line
  const seen = { seenPrice: price, seenAvailability: row.availability }
  return { ...line, row: { ...row, position: { ...row.position, ...seen } } }
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

/** The goods of a cart at the prices that the buyer last saw; null where that says nothing. */
export function goodsBefore({ lines, totals }: LiveCart): Cents | null {
  if (lines.some(isDiscontinued)) return null
  const positions = lines.map(({ row: { position, availability }, price }) => {
    const { quantity, seenPrice } = position
    return { quantity, price, priceBefore: isAsSeen(position, price, availability) ? price : seenPrice }
  })
  return compareGoods(totals.totalProductPriceNet, positions)
}
