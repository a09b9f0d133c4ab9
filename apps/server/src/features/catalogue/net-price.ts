import { type Cents, printMoney } from '@normwerk/pricing/money'
import { priceScale } from '@normwerk/pricing/price-position'
import type { PriceView } from './price-view.ts'

/** What one piece costs the caller's company; null where prices are not for him, or this one is on request. */
export function netPrice(listPrice: Cents | null, priceGroup: string, prices: PriceView): string | null {
  if (prices === null || listPrice === null) return null
  const [single] = priceScale({ listPrice, scale: [], discountPercent: prices.discounts.get(priceGroup) ?? 0 })
  return printMoney(single.price)
}
