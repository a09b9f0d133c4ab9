import type { CartPosition } from '@normwerk/contract/cart'
import type { MarkSeen } from '@normwerk/contract/saved-cart'
import { hasSameOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { type Cents, formatMoney } from '@normwerk/pricing/money'
import { goodsBefore as compareGoods } from '@normwerk/pricing/price-cart'
import type { PricedPart } from '../../database/part-columns.ts'
import { pricePart } from '../catalogue/price-part.ts'
import { type CartLine, isDiscontinued, type LiveCart } from './price-live-cart.ts'
import type { PositionRow } from './repository/live-carts.ts'

type Acknowledged = Pick<PositionRow['position'], 'acknowledgedPrice' | 'acknowledgedAvailability'>
type Shown = MarkSeen['positions'][number]

/** How much of a part is ordered, and what is done to it. */
interface Ordered extends PartOptions {
  quantity: number
}

/** What a position keeps of a part that the buyer is shown now. */
export function acknowledge(part: PricedPart, options: PartOptions, quantity: number): Acknowledged {
  return { acknowledgedPrice: pricePiece(part, { ...options, quantity }), acknowledgedAvailability: part.availability }
}

/** Of one piece, net; null when it is on request or no longer sold. */
function pricePiece(part: PricedPart, ordered: Ordered): Cents | null {
  return pricePart(part, ordered, ordered.quantity)?.price ?? null
}

/** Whether price and availability are as the buyer last saw them; nothing has changed for who has not seen any. */
function isAcknowledged(
  { acknowledgedPrice, acknowledgedAvailability }: Acknowledged,
  price: Cents | null,
  availability: string,
): boolean {
  return acknowledgedAvailability === null || (acknowledgedPrice === price && acknowledgedAvailability === availability)
}

/**
 * What a position keeps when its quantity changes. The buyer's own step on the scale is no change of price;
 * a change that he has not seen yet stays one.
 */
export function acknowledgeQuantity(
  part: PricedPart,
  position: Acknowledged & Ordered,
  quantity: number,
): Acknowledged {
  return pendingChangeBefore(part, position) ?? acknowledge(part, position, quantity)
}

/** What was seen of a position before a change that nobody has seen yet; null when there is none. */
function pendingChangeBefore(part: PricedPart, position: Acknowledged & Ordered): Acknowledged | null {
  const { acknowledgedPrice, acknowledgedAvailability } = position
  return isAcknowledged(position, pricePiece(part, position), part.availability)
    ? null
    : { acknowledgedPrice, acknowledgedAvailability }
}

/**
 * The same of a position that gets the part with other options. Its price is another one then, and what was seen moves
 * with it by as much: set against the price of the old options, a rise could look like what was seen.
 */
export function pendingChangeAgainst(
  part: PricedPart,
  position: Acknowledged & Ordered,
  requested: Ordered,
): Acknowledged | null {
  const pending = pendingChangeBefore(part, position)
  if (pending === null || hasSameOptions(position, requested)) return pending
  const before = pricePiece(part, position)
  const now = pricePiece(part, requested)
  if (pending.acknowledgedPrice === null || before === null || now === null) return pending
  return { ...pending, acknowledgedPrice: Math.max(0, now - (before - pending.acknowledgedPrice)) }
}

/** The line as it is from now on, where this is what the buyer was shown of it. */
export function acknowledgeLine(line: CartLine, shown: Shown | undefined): CartLine {
  const { row, price } = line
  const printed = price === null ? null : formatMoney(price)
  if (shown?.price !== printed || shown.availability !== row.availability) return line
  const acknowledged = { acknowledgedPrice: price, acknowledgedAvailability: row.availability }
  return { ...line, row: { ...row, position: { ...row.position, ...acknowledged } } }
}

/** What the buyer has not seen yet of a line; null when it is as he saw it. */
export function pendingChangeOf({ row, price }: CartLine): CartPosition['changes'] {
  const { acknowledgedPrice, acknowledgedAvailability } = row.position
  if (acknowledgedAvailability === null || isAcknowledged(row.position, price, row.availability)) return null
  return {
    priceBefore: acknowledgedPrice === null ? null : formatMoney(acknowledgedPrice),
    availabilityBefore: acknowledgedAvailability,
  }
}

/** The goods of a cart at the prices that the buyer last saw; null where that says nothing. */
export function goodsBefore({ lines, totals }: LiveCart): Cents | null {
  if (lines.some(isDiscontinued)) return null
  const positions = lines.map(({ row: { position, availability }, price }) => {
    const { quantity, acknowledgedPrice } = position
    return { quantity, price, priceBefore: isAcknowledged(position, price, availability) ? price : acknowledgedPrice }
  })
  return compareGoods(totals.totalProductPriceNet, positions)
}
