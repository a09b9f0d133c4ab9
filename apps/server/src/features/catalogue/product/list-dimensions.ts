import { setImmediate as giveWay } from 'node:timers/promises'
import type { CrossTable, DimensionList } from '@normwerk/contract/catalogue/dimension-table'
import type { DimensionPage, ProductDimension } from '@normwerk/contract/product'
import type { ShipDateAfter } from '@normwerk/delivery/ship-calendar'
import { offeredMachining } from '@normwerk/parts/offered-machining'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { formatMoney } from '@normwerk/pricing/money'
import { priceScale } from '@normwerk/pricing/price-position'
import { layCrossTable } from '@normwerk/search/cross-table'
import { type ArticleRequest, filterArticles } from '@normwerk/search/filter-articles'
import { findArticle } from '@normwerk/search/find-article'
import type { Queries } from '../../../database/client.ts'
import { AppError } from '../../../http/call.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { type PriceView, termsOn } from '../price-part.ts'
import type { ArticleRow, ProductRow } from '../repository/articles.ts'
import { expectFound, readNarrowing } from '../search/narrow.ts'
import type { ProductFacts, Viewer } from './product-facts.ts'

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

/** Lists a page of the articles of one product. */
export async function listDimensions(
  db: Queries,
  catalogue: Catalogue,
  { productId, ...input }: DimensionList,
  viewer: Viewer,
): Promise<DimensionPage> {
  if (!catalogue.products.has(productId)) throw new AppError('entryNotFound')
  return readDimensions(db, catalogue, { ...readNarrowing(catalogue, input, viewer), productIds: [productId] }, viewer)
}

/** Reads a page of the articles that match a request. */
export async function readDimensions(
  db: Queries,
  catalogue: Catalogue,
  request: ArticleRequest,
  viewer: Viewer,
): Promise<DimensionPage> {
  const { total, items } = expectFound(filterArticles(catalogue.index, request))
  const rows = await catalogue.articles.read(db, items)
  return { items: await presentDimensions(catalogue, rows, viewer), page: request.page, size: request.size, total }
}

/** Finds an article by its exact number. */
export async function readDimensionByNumber(
  db: Queries,
  catalogue: Catalogue,
  articleNo: string,
  viewer: Viewer,
): Promise<ProductDimension> {
  const found = findArticle(catalogue.index, articleNo)
  const rows = found?.articleNo === articleNo ? await catalogue.articles.read(db, [found.id]) : []
  const [dimension] = await presentDimensions(catalogue, rows, viewer)
  if (dimension === undefined) throw new AppError('entryNotFound')
  return dimension
}

/** Lays out the table of a product by its columns with the roles `row` and `column`. */
export function readCrossTable({ index }: Catalogue, { row: { id, columns } }: ProductFacts): CrossTable | null {
  const row = columns.find(({ role }) => role === 'row')
  const column = columns.find(({ role }) => role === 'column')
  return row === undefined || column === undefined ? null : layCrossTable(index, id, row.attribute, column.attribute)
}

/** Articles that are presented before other calls get a turn. */
const atOnce = 100

/** Returns articles as the viewer may see them. Other calls are served in between. */
export async function presentDimensions(
  { products }: Catalogue,
  rows: readonly ArticleRow[],
  viewer: Viewer,
): Promise<ProductDimension[]> {
  const dimensions: ProductDimension[] = []
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % atOnce === 0) await giveWay()
    const facts = products.get(row.productId)
    if (facts !== undefined) dimensions.push(presentDimension(row, facts.row, viewer.prices, viewer.shipDateAfter))
  }
  return dimensions
}
