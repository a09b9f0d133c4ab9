import { buildCatalogue } from '../../../../catalogue/demo/build-catalogue.ts'
import { parseProductNumber } from '../article-number/article-number.ts'
import { collectAssortment } from '../assortment.ts'
import type { StockedArticle } from '../designation/resolve-part-request.ts'
import { readSizes } from '../families/article-sizes.ts'
import { familyOf } from '../families/families.ts'

const { articles, products, assortment: tables } = buildCatalogue()
const families = new Map(products.map(({ productNr, family }) => [productNr, familyOf(family)]))

/** The assortment of the shipped catalogue. */
export const assortment = collectAssortment(tables, products)

/** The articles of the shipped catalogue. */
export const stockedArticles: readonly StockedArticle[] = articles.flatMap(({ articleNo, productNr, values }) => {
  const family = families.get(productNr)
  const product = parseProductNumber(productNr)
  const sizes = family === undefined ? null : readSizes(family, values)
  return sizes === null || product === null ? [] : [{ articleNumber: articleNo, product, sizes }]
})

/** Returns the articles whose numbers start with one of the prefixes. */
export function stockedFor(prefixes: readonly string[]): StockedArticle[] {
  return stockedArticles.filter(({ articleNumber }) => prefixes.some((prefix) => articleNumber.startsWith(prefix)))
}
