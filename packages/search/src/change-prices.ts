import { articleKey, numberBytes } from './numbers/article-key.ts'
import { articleId, continuation, placeOfKey, rowByKey } from './numbers/article-rows.ts'
import type { Articles, Products, SearchIndex } from './search-index.ts'
import { noPrice } from './search-index.ts'

/** The new price and availability of an article. */
export interface PriceChange {
  id: string
  productId: string
  articleNo: string
  /** In whole cents; null means on request. */
  price: number | null
  /** See `ArticleInput`; left out if it stays. */
  soonness?: number
}

/**
 * Writes prices and availability into the index in place: a search sees all of them or none. Returns the ids of the products whose
 * lowest price was computed anew. Ignores articles that the index does not have under their id and number.
 */
export function changePrices(index: SearchIndex, changes: readonly PriceChange[]): string[] {
  const { products, articles } = index
  const changed = new Set<number>()
  // Reading all articles of a product takes long, so it is done only if its lowest price has risen.
  const risen = new Set<number>()
  for (const change of changes) {
    const product = products.ordinals.get(change.productId)
    const row = product === undefined ? undefined : findRow(index, product, change)
    if (product === undefined || row === undefined) continue
    const before = articles.prices[row] ?? noPrice
    const now = change.price ?? noPrice
    const lowest = products.priceFrom[product] ?? noPrice
    articles.prices[row] = now
    articles.soonness[row] = change.soonness ?? articles.soonness[row] ?? 0
    if (now < lowest) products.priceFrom[product] = now
    else if (before === lowest && now > before) risen.add(product)
    if (now < lowest || risen.has(product)) changed.add(product)
  }
  for (const product of risen) setLowestPrice(products, articles, product)
  return [...changed].map((product) => products.ids[product] ?? '')
}

/** Returns the lowest price of a product's articles in whole cents; null if all are on request or it has no article. */
export function lowestPrice({ products }: SearchIndex, productId: string): number | null {
  const price = products.priceFrom[products.ordinals.get(productId) ?? products.count] ?? noPrice
  return price === noPrice ? null : price
}

function findRow(index: SearchIndex, product: number, { id, articleNo }: PriceChange): number | undefined {
  const { firstRow, heads } = index.products
  const key = numberBytes(articleKey(articleNo.slice(heads[product]?.length ?? 0)))
  const size = (firstRow[product + 1] ?? 0) - (firstRow[product] ?? 0)
  for (let place = placeOfKey(index, product, key); place < size; place++) {
    const row = rowByKey(index, product, place)
    if (continuation(index, row, key) !== 0) return undefined
    if (articleId(index, row) === id) return row
  }
  return undefined
}

/** Sets the lowest price of a product from its articles. */
export function setLowestPrice(products: Products, articles: Articles, product: number): void {
  let lowest = noPrice
  const end = products.firstRow[product + 1] ?? 0
  for (let row = products.firstRow[product] ?? 0; row < end; row++) {
    lowest = Math.min(lowest, articles.prices[row] ?? noPrice)
  }
  products.priceFrom[product] = lowest
}
