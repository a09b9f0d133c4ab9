import type { Cents } from '@normwerk/pricing/money'
import { priceCart } from '@normwerk/pricing/price-cart'
import type { OfferedLevel } from '../../database/tables/orders.ts'
import { surchargeOf } from '../catalogue/price-part.ts'
import type { InquiredRow, InquiryRow, readTerms } from './repository/inquiries.ts'

type Terms = Awaited<ReturnType<typeof readTerms>>

/** Adds up offered positions with the delivery and the tax of their inquiry; returns the columns of an order. */
export function sumUpOffer(
  { deliveryOption }: InquiryRow,
  taxRate: number,
  { shippingRate, minimumOrderValue }: Terms,
  positionTotals: readonly Cents[],
) {
  const sums = priceCart({ positionTotals, taxRate, delivery: deliveryOption, shippingRate, minimumOrderValue })
  return {
    sumNet: sums.totalPriceNet,
    sumGross: sums.totalPriceGross,
    shippingCosts: sums.shippingCosts,
    salesTax: sums.salesTax,
  }
}

/** Returns the price of one piece of an offered scale; null for fewer pieces than were offered. */
export function priceAt(scale: readonly OfferedLevel[], quantity: number): Cents | null {
  return scale.findLast(({ from }) => from <= quantity)?.price ?? null
}

/** Returns what a position costs once, for its certificate. */
export function certificateOf(row: InquiredRow, { certificateSurcharge }: Terms): Cents {
  return row.certificate ? (surchargeOf(row) ?? certificateSurcharge) : 0
}
