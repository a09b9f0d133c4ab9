import type { ReadProduct } from '@normwerk/contract/catalogue'
import type { Comparison } from '@normwerk/contract/catalogue/comparison'
import { maxCarriedDimensions } from '@normwerk/contract/limits'
import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { Filter } from '@normwerk/contract/search'
import { filterArticles } from '@normwerk/search/filter-articles'
import { type PassingArticles, type ProductHit, searchProducts } from '@normwerk/search/search-products'
import type { Queries } from '../../../database/client.ts'
import { AppError } from '../../../http/call.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { type ArticleRow, isProductTrimmed, readArticleRows, readFilesOfProduct } from '../repository/articles.ts'
import { expectFound, presentFacets, readNarrowing } from '../search/narrow.ts'
import { presentPassing } from '../search/search-products.ts'
import { presentDimensions } from './list-dimensions.ts'
import { type ProductFacts, presentProduct, presentProperties, presentSummary, type Viewer } from './product-facts.ts'

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

interface Compared {
  productNrs: readonly string[]
  filters?: Filter[] | null | undefined
}

/** Returns products side by side. A number that is not sold is left out, so that an old link still opens. */
export async function compareProducts(
  db: Queries,
  catalogue: Catalogue,
  { productNrs, filters }: Compared,
  viewer: Viewer,
): Promise<Comparison> {
  const productIds = [...new Set(productNrs)].flatMap((productNr) => catalogue.idsByNr.get(productNr) ?? [])
  const compared = productIds.flatMap((id) => catalogue.products.get(id) ?? [])
  const found = expectFound(
    searchProducts(catalogue.index, {
      ...readNarrowing(catalogue, { filters }, viewer),
      query: '',
      language: viewer.language,
      dealsOnly: false,
      isCompact: true,
      productIds,
    }),
  )
  const hits = new Map(found.items.map((hit) => [hit.id, hit]))
  const dimensions = await readOnlyArticles(db, catalogue, found.items, viewer)
  const shared = listSharedSizes(compared)
  return {
    products: compared.map((facts) => {
      const { id } = facts.row
      return {
        ...presentSummary(facts, viewer),
        ...presentPassing((hits.get(id) ?? { passing: none }).passing, facts, viewer),
        properties: presentProperties(catalogue, facts.row, viewer.language),
        dimension: dimensions.get(id) ?? null,
      }
    }),
    sizes: presentFacets(catalogue, found.facets, viewer.language).filter(
      ({ name, values }) => shared.has(name) || values.some(({ selected }) => selected),
    ),
  }
}

const none: PassingArticles = { count: 0, lowestPrice: null, only: null }

/** Reads, by its product, each article that is the only one of its product to pass the filters. */
async function readOnlyArticles(
  db: Queries,
  catalogue: Catalogue,
  hits: readonly ProductHit[],
  viewer: Viewer,
): Promise<Map<string, ProductDimension>> {
  const ids = hits.flatMap(({ passing }) => passing?.only?.id ?? [])
  const dimensions = await presentDimensions(catalogue, await catalogue.articles.read(db, ids), viewer)
  return new Map(dimensions.map((dimension) => [dimension.productId, dimension]))
}

/** Returns the attributes that span the tables of all products. */
function listSharedSizes(compared: readonly ProductFacts[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = compared.map(
    ({ row: { columns } }) =>
      new Set<string>(columns.flatMap(({ attribute, role }) => (role === 'detail' ? [] : attribute))),
  )
  return new Set([...first].filter((attribute) => others.every((sizes) => sizes.has(attribute))))
}
