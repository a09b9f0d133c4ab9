import type { Comparison } from '@normwerk/contract/catalogue/comparison'
import type { ProductDimension } from '@normwerk/contract/product'
import type { Filter } from '@normwerk/contract/search'
import { type PassingArticles, type ProductHit, searchProducts } from '@normwerk/search/search-products'
import type { Queries } from '../../../database/client.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { expectFound, presentFacets, readNarrowing } from '../search/narrow.ts'
import { presentPassing } from '../search/search-products.ts'
import { presentDimensions } from './list-dimensions.ts'
import { presentProperties, presentSummary, type Viewer } from './present-product.ts'
import type { ProductFacts } from './product-facts.ts'

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
