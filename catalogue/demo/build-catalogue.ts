import type { Article, Attribute, Category, Product } from '@normwerk/parts/article'
import { formatProductNumber } from '@normwerk/parts/article-number/article-number'
import type { AssortmentTables } from '@normwerk/parts/assortment'
import { attributes } from '@normwerk/parts/attributes'
import { deriveProduct } from '@normwerk/parts/derive/derive-product'
import { familyOf } from '@normwerk/parts/families/families'
import { categories } from './categories.ts'
import { lines } from './lines.ts'
import { makeArticle } from './make-article.ts'
import { coatingOf, isOffered, type Offer, offersOf } from './offers.ts'
import type { ProductLine, Row } from './product-line.ts'
import { shippedAssortment } from './shipped-assortment.ts'

/** A line in one offer, with or without one of its coatings, and its rows. */
export interface Range {
  line: ProductLine
  offer: Offer
  coating: string | null
  rows: readonly Row[]
}

/** Returns the range of every product, in the order of the catalogue. */
export function listRanges(): Range[] {
  return lines.flatMap((line) =>
    offersOf(line.family).flatMap((offer) => {
      const rows = line.rows.filter((row) => isOffered(line, offer, row))
      return [null, ...offer.coatings].map((coating) => ({ line, offer, coating, rows }))
    }),
  )
}

/**
 * Builds the whole catalogue, the same at every call: categories in two levels, one product per line, material, finish
 * and coating, and its articles in the order of the table of articles.
 */
export function buildCatalogue(): {
  categories: readonly Category[]
  products: Product[]
  articles: Article[]
  attributes: readonly Attribute[]
  assortment: AssortmentTables
} {
  const ranges = listRanges()
  const products = ranges.map(makeProduct)
  return {
    categories,
    products: products.map((product) => ({
      ...product,
      relatedProductNrs: familyOf(product.family).related.flatMap((code) => {
        const others = products.filter((other) => other.family === code)
        // The same material if the related line is offered in it, else the standard material of that line.
        const related = others.find(sameOffer(product)) ?? others[0]
        return related === undefined ? [] : [related.productNr]
      }),
    })),
    articles: ranges.flatMap(({ line, offer, coating, rows }) =>
      rows.map((row) => makeArticle(line, offer, coating, row)),
    ),
    attributes,
    assortment: shippedAssortment,
  }
}

/** Makes the product of one line in one offer. Related products are chosen from all products afterwards. */
function makeProduct({ line, offer, coating }: Range): Omit<Product, 'relatedProductNrs'> {
  const family = familyOf(line.family)
  const { material } = offer
  const named = { family: family.code, material: material.code, coating }
  return {
    ...deriveProduct(family, material, coating === null ? null : coatingOf(coating)),
    ...named,
    productNr: formatProductNumber(named),
    categoryKey: line.categoryKey,
  }
}

type Named = Pick<Product, 'material' | 'coating'>

function sameOffer(product: Named): (other: Named) => boolean {
  return (other) => other.material === product.material && other.coating === product.coating
}
