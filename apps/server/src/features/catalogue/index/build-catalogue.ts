import { languageCodes } from '@normwerk/contract/language'
import type { Texts } from '@normwerk/parts/article'
import { type Assortment, collectAssortment, type Offer } from '@normwerk/parts/assortment'
import type { CrossReferences } from '@normwerk/parts/cross-reference/resolve-number'
import type { Synonyms } from '@normwerk/parts/synonyms/synonyms'
import { readAssortmentTables } from '../../../database/assortment-repository.ts'
import type { Queries } from '../../../database/client.ts'
import { readSnapshot } from '../../../database/read-snapshot.ts'
import { exportSnapshot } from '../../../database/shared-snapshot.ts'
import { readCrossReferences } from '../../cross-reference/cross-references.ts'
import { readSynonyms } from '../../synonym/synonyms.ts'
import { indexTexts } from '../format-article.ts'
import {
  type Attributes,
  collectChoiceTexts,
  describeProduct,
  indexProduct,
  joinAttributes,
  type ProductFacts,
} from '../product/product-facts.ts'
import {
  type CategoryRow,
  readAttributes,
  readCategories,
  readFirstPictures,
  readProducts,
} from '../repository/articles.ts'
import { type Moment, readMoment } from '../repository/changes.ts'
import { type ArticleIndex, noArticles } from './index-articles.ts'
import type { ArticleIndexer } from './index-aside.ts'

/** The catalogue as it is in the database at one moment. */
export interface CatalogueData extends ArticleIndex {
  moment: Moment
  attributes: Attributes
  categories: readonly CategoryRow[]
  /** In the order of the catalogue. */
  products: ReadonlyMap<string, ProductFacts>
  idsByNr: ReadonlyMap<string, string>
  /** Words of a choice in every language, by attribute and neutral value. */
  choiceTexts: ReadonlyMap<string, ReadonlyMap<string, Texts>>
  /** Numbers of other makers for the shop's parts. */
  crossReferences: CrossReferences
  synonyms: Synonyms
  assortment: Assortment
}

/**
 * Builds the catalogue while requests are served, because the articles are read and indexed in another thread. Rejects
 * if that fails or is aborted.
 */
export function buildCatalogue(
  databaseUrl: string,
  indexer: ArticleIndexer,
  signal: AbortSignal,
): Promise<CatalogueData> {
  return readSnapshot(databaseUrl, async (db, client) => {
    const moment = await readMoment(db)
    const categories = await readCategories(db)
    const attributes = joinAttributes(await readAttributes(db))
    const pictures = new Map((await readFirstPictures(db)).map((file) => [file.productId, file]))
    const rows = await readProducts(db)
    const crossReferences = await readCrossReferences(db)
    const synonyms = await readSynonyms(db)
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
    const { index, summaries } = await indexer(
      {
        databaseUrl,
        snapshot: await exportSnapshot(client),
        options: {
          attributes: [...attributes.values()].map(({ key, kind }) => ({ key, kind })),
          languages: languageCodes,
          categories: categories.map(({ id, name }) => ({ id, texts: indexTexts([name]) })),
        },
        products: new Map(rows.map((row) => [row.id, indexProduct(row, parents.get(row.categoryId) ?? null)])),
      },
      signal,
    )
    const products = rows.map((row) =>
      describeProduct(row, pictures.get(row.id) ?? null, summaries.get(row.id) ?? noArticles),
    )
    return {
      ...{ moment, categories, attributes, crossReferences, synonyms, index, summaries },
      products: new Map(products.map((facts) => [facts.row.id, facts])),
      idsByNr: new Map(rows.map(({ id, productNr }) => [productNr, id])),
      choiceTexts: collectChoiceTexts(rows),
      assortment: await readAssortment(db, products),
    }
  })
}

/**
 * Reads the sold products and words by which texts are read.
 * @param products all products of the catalogue, in its order; those without a sold article are ignored
 */
export async function readAssortment(db: Queries, products: Iterable<ProductFacts>): Promise<Assortment> {
  return collectAssortment(await readAssortmentTables(db), [...products].flatMap(listOffer))
}

function listOffer({ row: { family, material, coating }, articleCount }: ProductFacts): Offer[] {
  return family === null || material === null || articleCount === 0 ? [] : [{ family, material, coating }]
}
