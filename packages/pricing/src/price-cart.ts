import { type Cents, shareOf } from './money.ts'

export interface CartToPrice {
  /** Net totals of the positions that have a price. */
  positionTotals: readonly Cents[]
  /** VAT in basis points. */
  taxRate: number
  delivery: 'StandardDelivery' | 'Pickup'
  /** Flat rate of the country of delivery, net. */
  shippingRate: Cents
  /** Net value of goods from which delivery is free. */
  minimumOrderValue: Cents
}

export interface PricedCart {
  totalProductPriceNet: Cents
  totalProductPriceGross: Cents
  shippingCosts: Cents
  shippingCostsGross: Cents
  totalPriceNet: Cents
  totalPriceGross: Cents
  salesTax: Cents
  /** Value of goods missing for free delivery, 0 once reached; null if the minimum does not decide the cost. */
  missingForFreeShipping: Cents | null
}

/**
 * Adds up a cart. Tax is rounded half up once for the goods and once for the whole, as an invoice must; the delivery has
 * the difference, so that net + tax = gross on every line and the lines add up to the total. An empty cart has no
 * delivery costs.
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const goods = cart.positionTotals.reduce((sum, total) => sum + total, 0)
  const isFree = cart.delivery === 'Pickup' || goods >= cart.minimumOrderValue || cart.positionTotals.length === 0
  const shippingCosts = isFree ? 0 : cart.shippingRate
  const goodsTax = shareOf(goods, cart.taxRate)
  const salesTax = shareOf(goods + shippingCosts, cart.taxRate)
  return {
    totalProductPriceNet: goods,
    totalProductPriceGross: goods + goodsTax,
    shippingCosts,
    shippingCostsGross: shippingCosts + salesTax - goodsTax,
    totalPriceNet: goods + shippingCosts,
    totalPriceGross: goods + shippingCosts + salesTax,
    salesTax,
    missingForFreeShipping: missingGoods(cart, goods),
  }
}

function missingGoods({ delivery, minimumOrderValue, shippingRate, positionTotals }: CartToPrice, goods: Cents) {
  if (delivery === 'Pickup') return null
  if (goods >= minimumOrderValue) return 0
  return shippingRate === 0 || positionTotals.length === 0 ? null : minimumOrderValue - goods
}

/** Returns the net sum of an order's goods, without the shipping costs that its net sum includes. */
export function orderSubtotal(order: { sumNet: Cents; shippingCosts: Cents }): Cents {
  return order.sumNet - order.shippingCosts
}

/** A position with its present price and the one last acknowledged. */
export interface AcknowledgedPosition {
  quantity: number
  price: Cents | null
  /** Price of one piece as last acknowledged; equal to `price` if nothing has changed. */
  priceBefore: Cents | null
}

/**
 * Returns the sum of a cart's goods at the prices last acknowledged.
 * @returns null if no price has changed, or if a price appeared or disappeared, as the sums cannot be compared then
 */
export function goodsBefore(goods: Cents, positions: readonly AcknowledgedPosition[]): Cents | null {
  const changed = positions.filter(({ price, priceBefore }) => price !== priceBefore)
  const rises = changed.map(({ quantity, price, priceBefore }) =>
    price === null || priceBefore === null ? null : quantity * (price - priceBefore),
  )
  const known = rises.filter((rise) => rise !== null)
  if (known.length === 0 || known.length < rises.length) return null
  return goods - known.reduce((sum, rise) => sum + rise, 0)
}
