import type { ReadProduct } from '@normwerk/contract/catalogue'
import { maxCarriedDimensions } from '@normwerk/contract/limits'
import type { Product } from '@normwerk/contract/product'
import { filterArticles } from '@normwerk/search/filter-articles'
import type { Queries } from '../../../database/client.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { type ArticleRow, isProductTrimmed, readArticleRows } from '../repository/articles.ts'
import { readFilesOfProduct } from '../repository/files.ts'
import { expectFound } from '../search/narrow.ts'
import { presentDimensions } from './list-dimensions.ts'
import { presentProduct, type Viewer } from './present-product.ts'

export async function readProduct(
  db: Queries,
  catalogue: Catalogue,
  id: string | undefined,
  viewer: Viewer,
  { allOrNone }: ReadProduct,
): Promise<Product> {
  const facts = id === undefined ? undefined : catalogue.products.get(id)
  if (facts === undefined) throw new AppError('entryNotFound')
  const { id: productId } = facts.row
  const isWhole = facts.articleCount <= maxCarriedDimensions
  const articles = isWhole
    ? await catalogue.articles.readProduct(db, productId)
    : await readFirstArticles(db, catalogue, productId, allOrNone === 'true' ? 0 : maxCarriedDimensions)
  return {
    ...presentProduct(catalogue, facts, await readFilesOfProduct(db, productId), viewer),
    configurable: isWhole ? articles.some(({ trimming }) => trimming !== null) : await isProductTrimmed(db, productId),
    productDimension: await presentDimensions(catalogue, articles, viewer),
    ...(isWhole ? {} : { furtherDimensions: nameFurther(productId, articles.length) }),
  }
}

/** Reads the first articles in the order of their numbers, in which further ones are listed. */
async function readFirstArticles(
  db: Queries,
  { index }: Catalogue,
  productId: string,
  size: number,
): Promise<readonly ArticleRow[]> {
  if (size === 0) return []
  const first = { filters: [], categoryIds: [], productIds: [productId], page: 1, size }
  const { items } = expectFound(filterArticles(index, first))
  const rows = new Map((await readArticleRows(db, { ids: items })).map((row) => [row.id, row]))
  return items.flatMap((id) => rows.get(id) ?? [])
}

/** The carried articles are whole pages, so that the next page begins with the first article that is not carried. */
const pageSize = maxCarriedDimensions / 2

function nameFurther(productId: string, carried: number): Product['furtherDimensions'] {
  const pageRequest = { page: carried / pageSize + 1, size: pageSize }
  return { route: 'POST /api/product-dimension/list', input: { productId, pageRequest } }
}
