import type { Article, Attribute, Category, Product } from '../article.ts'
import type { AssortmentTables } from '../assortment.ts'
import { attributes } from '../attributes.ts'
import { familyOf } from '../families/families.ts'
import type { Line, Row } from '../families/line.ts'
import { lines } from '../families/lines.ts'
import { categories } from './categories.ts'
import { makeArticle } from './make-article.ts'
import { makeProduct } from './make-product.ts'
import { isOffered, type Offer, offersOf } from './offers.ts'
import { shippedAssortment } from './shipped-assortment.ts'

/** A line in one offer, plain or with one of its coatings, and the rows it is made in. */
export interface Range {
  line: Line
  offer: Offer
  coating: string | null
  rows: readonly Row[]
}

/** Every product's range, in the order of the catalogue. */
export function listRanges(): Range[] {
  return lines.flatMap((line) =>
    offersOf(line.family).flatMap((offer) => {
      const rows = line.rows.filter((row) => isOffered(line, offer, row))
      return [null, ...offer.coatings].map((coating) => ({ line, offer, coating, rows }))
    }),
  )
}

/**
 * The whole catalogue, the same at every call: categories in two levels, one product per line, material, finish and
 * coating, and its articles in the order of the dimension table.
 */
export function buildCatalogue(): {
  categories: readonly Category[]
  products: Product[]
  articles: Article[]
  attributes: readonly Attribute[]
  assortment: AssortmentTables
} {
  const ranges = listRanges()
  const products = ranges.map(({ line, offer, coating }) => makeProduct(line, offer, coating))
  return {
    categories,
    products: products.map((product) => ({
      ...product,
      relatedProductNrs: familyOf(product.family).related.flatMap((code) => {
        const others = products.filter((other) => other.family === code)
        // the same material if the companion comes in it, else the companion's standard
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

type Named = Pick<Product, 'material' | 'coating'>

function sameOffer(product: Named): (other: Named) => boolean {
  return (other) => other.material === product.material && other.coating === product.coating
}
