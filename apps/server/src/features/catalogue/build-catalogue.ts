import { setImmediate } from 'node:timers/promises'
import { languageCodes } from '@normwerk/contract/language'
import { beginIndex, type IndexBuilder } from '@normwerk/search/build/begin-index'
import { lowestPrice } from '@normwerk/search/change-prices'
import type { Pool } from 'pg'
import { readAtOneMoment } from '../../database/read-at-one-moment.ts'
import { readCrossReferences } from '../cross-reference/read-cross-references.ts'
import { copyArticles, type IndexedArticle } from './article-rows.ts'
import { joinAttributes } from './attribute-labels.ts'
import { type Moment, readMoment } from './change-rows.ts'
import { createDimensionCache } from './dimension-cache.ts'
import { readFirstPictures } from './file-rows.ts'
import type { Catalogue } from './live-catalogue.ts'
import { collectChoiceTexts, countArticle, describeProduct, indexProduct, type ProductFacts } from './product-facts.ts'
import { readAssortment } from './read-assortment.ts'
import { type CategoryRow, readAttributes, readCategories, readProducts } from './repository.ts'
import { indexTexts } from './texts.ts'

/**
 * Builds the catalogue as the database holds it at one moment. Requests are served meanwhile: rows come in portions,
 * and the work on what was read is cut into steps.
 */
export async function buildCatalogue(
  pool: Pool,
  signal: AbortSignal,
): Promise<{ catalogue: Catalogue; moment: Moment }> {
  const { builder, moment, ...read } = await readAtOneMoment(pool, async (db, client) => {
    const moment = await readMoment(db)
    const categories = await readCategories(db)
    const attributes = joinAttributes(await readAttributes(db))
    const pictures = new Map((await readFirstPictures(db)).map((file) => [file.productId, file]))
    const rows = await readProducts(db)
    const products = new Map(rows.map((row) => [row.id, describeProduct(row, pictures.get(row.id) ?? null)]))
    const crossReferences = await readCrossReferences(db)
    const builder = beginIndex({
      attributes: [...attributes.values()].map(({ key, kind }) => ({ key, kind })),
      languages: languageCodes,
      categories: categories.map(({ id, name }) => ({ id, texts: indexTexts([name]) })),
    })
    await addArticles(builder, { categories, products }, copyArticles(client), signal)
    // After the articles, as a product without any sells nothing.
    const reading = await readAssortment(db, products.values())
    return { builder, moment, attributes, categories, products, crossReferences, ...reading }
  })
  const index = await runUnhurried(builder.finish())
  for (const [id, facts] of read.products) facts.lowestListPrice = lowestPrice(index, id)
  const catalogue = {
    ...read,
    index,
    dimensions: createDimensionCache(),
    choiceTexts: collectChoiceTexts([...read.products.values()]),
    idsByNr: new Map([...read.products].map(([id, { row }]) => [row.productNr, id])),
  }
  return { catalogue, moment }
}

/** A product without an article that is still sold is found nowhere; its page and old orders of it still stand. */
async function addArticles(
  builder: IndexBuilder,
  { categories, products }: { categories: readonly CategoryRow[]; products: ReadonlyMap<string, ProductFacts> },
  portions: AsyncIterable<readonly IndexedArticle[]>,
  signal: AbortSignal,
): Promise<void> {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  for await (const rows of portions) {
    signal.throwIfAborted()
    for (const article of rows) {
      const facts = products.get(article.productId)
      if (facts === undefined) throw new RangeError(`No product ${article.productId} of article ${article.articleNo}`)
      if (facts.dimensionCount === 0) {
        await runUnhurried(builder.closeProduct())
        builder.addProduct(indexProduct(facts.row, parents.get(facts.row.categoryId) ?? null))
      }
      builder.addArticle(article)
      countArticle(facts, article.values)
    }
    // More rows may be here already, which would be read without a pause.
    await setImmediate()
  }
}

/** Requests are served between the steps. */
async function runUnhurried<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  let step = steps.next()
  while (!step.done) {
    await setImmediate()
    step = steps.next()
  }
  return step.value
}
