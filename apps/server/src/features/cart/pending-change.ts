import type { CartPosition } from '@normwerk/contract/cart'
import type { MarkSeen } from '@normwerk/contract/cart/saved'
import { hasSameOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { type Cents, formatMoney } from '@normwerk/pricing/money'
import { goodsBefore as compareGoods } from '@normwerk/pricing/price-cart'
import { type PricedPart, pricePart } from '../catalogue/price-part.ts'
import { type CartLine, isDiscontinued, type LiveCart } from './price-live-cart.ts'
import type { PositionRow } from './repository/live-carts.ts'

type Acknowledged = Pick<PositionRow['position'], 'acknowledgedPrice' | 'acknowledgedAvailability'>
type Shown = MarkSeen['positions'][number]

/** Quantity and options of an ordered part. */
interface Ordered extends PartOptions {
  quantity: number
}

/** Returns the acknowledged values of a part that the buyer is shown now. */
export function acknowledge(part: PricedPart, options: PartOptions, quantity: number): Acknowledged {
  return { acknowledgedPrice: pricePiece(part, { ...options, quantity }), acknowledgedAvailability: part.availability }
}

/** Net price of one piece; null if it is on request or the part is discontinued. */
function pricePiece(part: PricedPart, ordered: Ordered): Cents | null {
  return pricePart(part, ordered, ordered.quantity)?.price ?? null
}

/** Whether price and availability are the acknowledged ones; also true if nothing was acknowledged yet. */
function isAcknowledged(
  { acknowledgedPrice, acknowledgedAvailability }: Acknowledged,
  price: Cents | null,
  availability: string,
): boolean {
  return acknowledgedAvailability === null || (acknowledgedPrice === price && acknowledgedAvailability === availability)
}

/**
 * Returns the acknowledged values after a change of the quantity. The buyer's own step on the price scale is no change
 * of price; a pending change stays pending.
 */
export function acknowledgeQuantity(
  part: PricedPart,
  position: Acknowledged & Ordered,
  quantity: number,
): Acknowledged {
  return pendingChangeBefore(part, position) ?? acknowledge(part, position, quantity)
}

/** Returns the values that were acknowledged before a pending change; null if there is none. */
function pendingChangeBefore(part: PricedPart, position: Acknowledged & Ordered): Acknowledged | null {
  const { acknowledgedPrice, acknowledgedAvailability } = position
  return isAcknowledged(position, pricePiece(part, position), part.availability)
    ? null
    : { acknowledgedPrice, acknowledgedAvailability }
}

/**
 * Returns the same for a position whose part gets other options. The price then differs by those options, and the
 * acknowledged price is shifted by the same amount. Compared with the price of the old options, a rise could look
 * acknowledged.
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

/** Returns the position as it is after the shown values were acknowledged. */
export function acknowledgeLine(line: CartLine, shown: Shown | undefined): CartLine {
  const { row, price } = line
  const printed = price === null ? null : formatMoney(price)
  if (shown?.price !== printed || shown.availability !== row.availability) return line
  const acknowledged = { acknowledgedPrice: price, acknowledgedAvailability: row.availability }
  return { ...line, row: { ...row, position: { ...row.position, ...acknowledged } } }
}

/** Returns the pending change of a position; null if there is none. */
export function pendingChangeOf({ row, price }: CartLine): CartPosition['changes'] {
  const { acknowledgedPrice, acknowledgedAvailability } = row.position
  if (acknowledgedAvailability === null || isAcknowledged(row.position, price, row.availability)) return null
  return {
    priceBefore: acknowledgedPrice === null ? null : formatMoney(acknowledgedPrice),
    availabilityBefore: acknowledgedAvailability,
  }
}

/** Returns the price of a cart's goods at the acknowledged prices; null if that has no meaning. */
export function goodsBefore({ lines, totals }: LiveCart): Cents | null {
  if (lines.some(isDiscontinued)) return null
  const positions = lines.map(({ row: { position, availability }, price }) => {
    const { quantity, acknowledgedPrice } = position
    return { quantity, price, priceBefore: isAcknowledged(position, price, availability) ? price : acknowledgedPrice }
  })
  return compareGoods(totals.totalProductPriceNet, positions)
}
