import type { ProductDimension } from '@normwerk/contract/product'
import type { ShipDateAfter } from '@normwerk/delivery/ship-calendar'
import { offeredMachining } from '@normwerk/parts/offered-machining'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { formatMoney } from '@normwerk/pricing/money'
import { priceScale } from '@normwerk/pricing/price-position'
import { termsOn } from '../price-part.ts'
import type { PriceView } from '../price-terms.ts'
import type { ArticleRow, ProductRow } from '../repository/articles.ts'

/** Returns an article as the caller may see it. */
export function presentDimension(
  row: ArticleRow,
  product: ProductRow,
  view: PriceView,
  shipDateAfter: ShipDateAfter,
): ProductDimension {
  return {
    id: row.id,
    productId: row.productId,
    articleNo: row.articleNo,
    values: row.values,
    ...presentPrice(row, product, view),
    mass: row.mass,
    availability: row.availability,
    leadTimeDays: row.leadTimeDays,
    shipDate: shipDateAfter(row.leadTimeDays),
    trimming: row.trimming && {
      minLength: row.trimming.minLength,
      maxLength: row.trimming.maxLength,
      suggestedLength: row.trimming.maxLength,
      toleranceClasses: row.trimming.toleranceClasses.map((name) => toleranceClassData[name].text),
    },
    ...offeredMachining(row.values, product.family),
  }
}

type Price = Pick<ProductDimension, 'price' | 'listPrice' | 'priceStatus' | 'scalePrices'>

function presentPrice(row: ArticleRow, product: ProductRow, view: PriceView): Price {
  if (view === null) return { price: null, listPrice: null, priceStatus: 'signIn', scalePrices: [] }
  const { listPrice, scale } = row
  if (listPrice === null) return { price: null, listPrice: null, priceStatus: 'onRequest', scalePrices: [] }
  const prices = priceScale({ listPrice, scale, ...termsOn(product, view) })
  return {
    price: formatMoney(prices[0].price),
    listPrice: formatMoney(listPrice),
    priceStatus: 'ok',
    scalePrices: prices.slice(1).map((level) => ({ ...level, price: formatMoney(level.price) })),
  }
}
