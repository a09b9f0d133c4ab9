import type { Article, Category, Product } from '@normwerk/parts/article'
import type { AssortmentTables } from '@normwerk/parts/assortment'
import type { Ids } from '../../outside/ids.ts'
import { storeAssortment } from '../assortment-repository.ts'
import type { Queries } from '../client.ts'
import { categories } from '../tables/categories.ts'
import { dimensions } from '../tables/dimensions.ts'
import { materials } from '../tables/materials.ts'
import { products } from '../tables/products.ts'
import { flagPlaces } from './flag-places.ts'
import { insertInBulk } from './insert-in-bulk.ts'

export interface Catalogue {
  categories: readonly Category[]
  products: readonly Product[]
  articles: readonly Article[]
  assortment: AssortmentTables
}

/** Fills an empty catalogue; one that holds anything stays as it is. Says whether it did. */
export async function seedCatalogue(db: Queries, ids: Ids, build: () => Catalogue): Promise<boolean> {
  const existing = await db.select({ id: products.id }).from(products).limit(1)
  const known = await db.select({ code: materials.code }).from(materials).limit(1)
  if (existing.length > 0 && known.length > 0) return false
  const catalogue = build()
  // A shop of before these tables has products without them.
  if (known.length === 0) await storeAssortment(db, catalogue.assortment)
  if (existing.length > 0) return false
  const categoryIds = new Map(catalogue.categories.map(({ key }) => [key, ids.next()]))
  const productIds = new Map(catalogue.products.map(({ productNr }) => [productNr, ids.next()]))
  await insertInBulk(
    db,
    categories,
    catalogue.categories.map(({ parentKey, ...category }, sortIndex) => ({
      ...category,
      id: find(categoryIds, category.key),
      parentId: parentKey === null ? null : find(categoryIds, parentKey),
      sortIndex,
    })),
  )
  const deals = flagPlaces(catalogue.products.length, { count: 8, first: 0 })
  const highlights = flagPlaces(catalogue.products.length, { count: 6, first: 1 })
  const novelties = flagPlaces(catalogue.products.length, { count: 5, first: 2 })
  await insertInBulk(
    db,
    products,
    catalogue.products.map(({ categoryKey, ...product }, sortIndex) => ({
      ...product,
      id: find(productIds, product.productNr),
      categoryId: find(categoryIds, categoryKey),
      sortIndex,
      dealIndex: deals.get(sortIndex) ?? null,
      highlightIndex: highlights.get(sortIndex) ?? null,
      newIndex: novelties.get(sortIndex) ?? null,
    })),
  )
  await insertInBulk(
    db,
    dimensions,
    catalogue.articles.map(({ productNr, ...article }, sortIndex) => ({
      ...article,
      id: ids.next(),
      productId: find(productIds, productNr),
      sortIndex,
      discontinuedAt: null,
    })),
  )
  return true
}

function find(ids: Map<string, string>, key: string): string {
  const id = ids.get(key)
  if (id === undefined) throw new RangeError(`The catalogue names ${key} but does not hold it.`)
  return id
}
