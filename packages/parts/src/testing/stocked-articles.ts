import { buildCatalogue } from '../../../../catalogue/demo/build-catalogue.ts'
import { collectAssortment } from '../assortment.ts'
import type { StockedArticle } from '../designation/resolve-part-request.ts'
import { readSizes } from '../families/article-sizes.ts'
import { familyOf } from '../families/families.ts'

const { articles, products, assortment: tables } = buildCatalogue()
const families = new Map(products.map(({ productNr, family }) => [productNr, familyOf(family)]))

/** What the shipped catalogue sells. */
export const assortment = collectAssortment(tables, products)

/** Its articles. */
export const stockedArticles: readonly StockedArticle[] = articles.flatMap(({ articleNo, productNr, values }) => {
  const family = families.get(productNr)
  const sizes = family === undefined ? null : readSizes(family, values)
  return sizes === null ? [] : [{ articleNumber: articleNo, sizes }]
})

/** Those whose numbers start with one of these. */
export function stockedFor(prefixes: readonly string[]): StockedArticle[] {
  return stockedArticles.filter(({ articleNumber }) => prefixes.some((prefix) => articleNumber.startsWith(prefix)))
}
