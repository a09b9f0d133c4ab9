import type { DeliveryType } from '@normwerk/contract/cart'
import { type PricedCart, priceCart } from '@normwerk/pricing/price-cart'
import { chooseTaxRule } from '@normwerk/pricing/value-added-tax'
import { type CartLine, priceCartLine } from './price-cart-line.ts'
import type { CartRow, PositionRow } from './repository.ts'

/** A cart with today's prices; nothing of them is stored. */
export interface LiveCart {
  row: CartRow
  lines: CartLine[]
  totals: PricedCart
}

/** @param delivery instead of the one chosen in the cart */
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

/** The tax follows the goods; who collects them takes them over at home. */
function taxRateOf(row: CartRow, delivery: DeliveryType): number {
  const { homeCountry, homeTaxRate, isUnionDestination, deliveryAddress, invoiceAddress, vatId } = row
  const goesTo = deliveryAddress?.country ?? invoiceAddress?.country ?? homeCountry
  const country = delivery === 'Pickup' ? homeCountry : goesTo
  return chooseTaxRule({ country, inUnion: isUnionDestination, vatId }, { homeCountry, domesticRate: homeTaxRate }).rate
}
