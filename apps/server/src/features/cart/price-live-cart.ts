import type { DeliveryType } from '@normwerk/contract/cart'
import type { Cents } from '@normwerk/pricing/money'
import { type PricedCart, priceCart } from '@normwerk/pricing/price-cart'
import { chooseTaxRule } from '@normwerk/pricing/value-added-tax'
import { leadTimeOf, pricePart } from '../catalogue/price-part.ts'
import type { CartRow, PositionRow } from './repository/live-carts.ts'

/** A position with current prices, all null if it is on request or discontinued. */
export interface CartLine {
  row: PositionRow
  /** Net price of one piece. */
  price: Cents | null
  /** The same before the discounts of company and quantity. */
  listPrice: Cents | null
  /** Of the whole position, including its certificate. */
  totalPrice: Cents | null
  leadTimeDays: number
}

const unpriced = { price: null, listPrice: null, totalPrice: null }

export function priceCartLine(row: PositionRow): CartLine {
  const { position } = row
  const priced = pricePart(row, position, position.quantity)
  return { row, leadTimeDays: leadTimeOf(row, position), ...(priced ?? unpriced) }
}

/** No longer sold, at any price. */
export function isDiscontinued({ row }: CartLine): boolean {
  return row.discontinuedAt !== null
}

/** A cart with current prices, which are not stored. */
export interface LiveCart {
  row: CartRow
  lines: CartLine[]
  totals: PricedCart
}

/** @param delivery replaces the one chosen in the cart */
export function priceLiveCart(
  row: CartRow,
  positions: readonly PositionRow[],
  delivery: DeliveryType = row.cart.deliveryType,
): LiveCart {
  const lines = positions.map(priceCartLine)
  const totals = priceCart({
    positionTotals: lines.flatMap((line) => line.totalPrice ?? []),
    taxRate: taxRateOf(row, delivery),
    delivery,
    shippingRate: row.shippingRate,
    minimumOrderValue: row.minimumOrderValue,
  })
  return { row, lines, totals }
}

/** The tax depends on the place of delivery; collected goods are delivered in the shop's country. */
function taxRateOf(row: CartRow, delivery: DeliveryType): number {
  const { homeCountry, homeTaxRate, isUnionDestination, deliveryAddress, invoiceAddress, vatId } = row
  const goesTo = deliveryAddress?.country ?? invoiceAddress?.country ?? homeCountry
  const country = delivery === 'Pickup' ? homeCountry : goesTo
  return chooseTaxRule({ country, inUnion: isUnionDestination, vatId }, { homeCountry, domesticRate: homeTaxRate }).rate
}
