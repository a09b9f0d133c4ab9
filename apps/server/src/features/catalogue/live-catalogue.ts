import { setImmediate } from 'node:timers/promises'
import { languageCodes } from '@normwerk/contract/language'
import type { Texts } from '@normwerk/parts/article'
import { attributes } from '@normwerk/parts/attributes'
import type { CrossReferences } from '@normwerk/parts/cross-reference/resolve-number'
import { beginIndex, type IndexBuilder } from '@normwerk/search/build/begin-index'
import type { ProductInput } from '@normwerk/search/index-input'
import type { SearchIndex } from '@normwerk/search/search-index'
import type { Database } from '../../database/client.ts'
import type { Tools } from '../../tools.ts'
import { readCrossReferences } from '../cross-reference/read-cross-references.ts'
import { createDimensionCache, type DimensionCache } from './dimension-cache.ts'
import { collectChoiceTexts, describeProduct, indexProduct, noteArticle, type ProductFacts } from './product-facts.ts'
import { type Reading, readAssortment } from './read-assortment.ts'
import { type CategoryRow, readCategories, readDimensionBatch, readProducts } from './repository.ts'
import { indexTexts } from './texts.ts'

/** All that searching needs of the catalogue, as it stood at one moment; never changed once built. */
export interface Catalogue extends Reading {
  index: SearchIndex
  categories: readonly CategoryRow[]
  /** In the order of the catalogue. */
  products: ReadonlyMap<string, ProductFacts>
  idsByNr: ReadonlyMap<string, string>
  dimensions: DimensionCache
  /** Words of a choice in every language, by attribute and neutral value. */
  choiceTexts: ReadonlyMap<string, ReadonlyMap<string, Texts>>
  /** What other makers call our parts. */
  crossReferences: CrossReferences
}

/** The catalogue as it stands now, renewed in the background whenever it changes. */
export interface LiveCatalogue {
  current(): Catalogue
  stop(): Promise<void>
}

type Surroundings = Pick<Tools, 'database' | 'listen'> & { report: (error: unknown) => void }

const batch = 2000

/**
 * Builds the catalogue and keeps it in step on this server process. The old one serves until the new
 * one is whole; a change during a build leads to one more build after it.
 */
export async function keepCatalogue({ database, listen, report }: Surroundings): Promise<LiveCatalogue> {
  let isStale = false
  let isBuilding = false
  const renew = async () => {
    isStale = true
    if (isBuilding) return
    isBuilding = true
    try {
      while (isStale) {
        isStale = false
        catalogue = await buildCatalogue(database)
      }
    } catch (error) {
      report(error)
    } finally {
      isBuilding = false
    }
  }
  const listener = await listen('catalogue_changed', renew)
  let catalogue = await buildCatalogue(database)
  return { current: () => catalogue, stop: () => listener.close() }
}

async function buildCatalogue(database: Database): Promise<Catalogue> {
  const categories = await readCategories(database)
  const ancestors = new Map(categories.map((category) => [category.id, category.parentId]))
  const builder = beginIndex({
    attributes: attributes.map(({ key, kind }) => ({ key, kind })),
    languages: languageCodes,
    categories: categories.map(({ id, name }) => ({ id, texts: indexTexts([name]) })),
  })
  const products = new Map<string, ProductFacts>()
  for (const row of await readProducts(database)) {
    const facts = describeProduct(row)
    await addArticles(database, builder, facts, indexProduct(row, ancestors.get(row.categoryId) ?? null))
    products.set(row.id, facts)
  }
  return {
    index: await finishUnhurried(builder),
    categories,
    products,
    ...(await readAssortment(database, products.values())),
    crossReferences: await readCrossReferences(database),
    dimensions: createDimensionCache(),
    choiceTexts: collectChoiceTexts([...products.values()]),
    idsByNr: new Map([...products].map(([id, { row }]) => [row.productNr, id])),
  }
}

/** A product without an article that is still sold is found nowhere; its page and old orders of it still stand. */
async function addArticles(
  database: Database,
  builder: IndexBuilder,
  facts: ProductFacts,
  product: ProductInput,
): Promise<void> {
  let after = -1
  for (;;) {
    const rows = await readDimensionBatch(database, facts.row.id, after, batch)
    if (facts.dimensionCount === 0 && rows.length > 0) builder.addProduct(product)
    for (const row of rows) {
      builder.addArticle({ id: row.id, articleNo: row.articleNo, values: row.values, price: row.listPrice })
      noteArticle(facts, row)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return
    after = last.sortIndex
  }
}

/** Requests are served between the steps. */
async function finishUnhurried(builder: IndexBuilder): Promise<SearchIndex> {
  const steps = builder.finish()
  let step = steps.next()
  while (!step.done) {
    await setImmediate()
    step = steps.next()
  }
  return step.value
}
