import { type Cents, formatMoney } from '@normwerk/pricing/money'
import { type ArticleToPrice, priceScale } from '@normwerk/pricing/price-position'
import type { Queries } from '../../database/client.ts'
import { type Caller, callerMay } from '../../http/caller.ts'
import type { ProductRow } from './repository/articles.ts'
import { type PriceTerms, readPriceTerms } from './repository/prices.ts'

/** The terms of the caller's company; null for callers who see no prices. */
export type PriceView = PriceTerms | null

export async function readPriceView(db: Queries, caller: Caller | null): Promise<PriceView> {
  if (caller === null || caller.companyId === null || !callerMay(caller, 'price.see')) return null
  return readPriceTerms(db, caller.companyId)
}

type Grouped = Pick<ProductRow, 'priceGroup'>

/** Returns the company's terms on a product. */
export function termsOn(product: Grouped, terms: PriceTerms): Omit<ArticleToPrice, 'listPrice' | 'scale'> {
  return { discountPercent: terms.discounts.get(product.priceGroup) ?? 0 }
}

/** Returns the net price of one piece; null for callers who see no prices, and for a price on request. */
export function netPrice(listPrice: Cents | null, product: Grouped, view: PriceView): string | null {
  if (view === null || listPrice === null) return null
  const [single] = priceScale({ listPrice, scale: [], ...termsOn(product, view) })
  return formatMoney(single.price)
}
