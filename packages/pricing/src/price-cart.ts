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
}

/**
 * Adds up a cart. Tax is rounded half up once for the goods and once for the delivery, so that
 * net + tax = gross on every line and the lines add up to the total.
 * An empty cart costs no delivery.
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const goods = cart.positionTotals.reduce((sum, total) => sum + total, 0)
  const isFree = cart.delivery === 'Pickup' || goods >= cart.minimumOrderValue || cart.positionTotals.length === 0
  const shippingCosts = isFree ? 0 : cart.shippingRate
  const goodsTax = shareOf(goods, cart.taxRate)
  const shippingTax = shareOf(shippingCosts, cart.taxRate)
  return {
    totalProductPriceNet: goods,
    totalProductPriceGross: goods + goodsTax,
    shippingCosts,
    shippingCostsGross: shippingCosts + shippingTax,
    totalPriceNet: goods + shippingCosts,
    totalPriceGross: goods + shippingCosts + goodsTax + shippingTax,
    salesTax: goodsTax + shippingTax,
  }
}
