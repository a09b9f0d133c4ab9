import * as z from 'zod/mini'
import { text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { maxCompared, maxProductNrLength } from '../limits.ts'
import { Product, ProductDimension } from '../product.ts'
import { Facet, FoundProduct, narrowing } from '../search.ts'

const ComparedProduct = z.extend(FoundProduct, {
  properties: Product.shape.properties,
  /** The article that passes the filters if it is the only one. */
  dimension: z.nullable(ProductDimension),
})
export type ComparedProduct = z.output<typeof ComparedProduct>

const Comparison = z.strictObject({
  /** In the order of the call; a number that is not sold is left out. */
  products: z.array(ComparedProduct),
  /** The sizes that all of these products have in their tables, and those by which the call filters. */
  sizes: z.array(Facet),
})
export type Comparison = z.output<typeof Comparison>

/** Several products side by side. */
export const comparisonEndpoints = {
  compare: endpoint({
    route: 'POST /api/product/compare',
    readsOnly: true,
    summary: 'Products side by side, with the one article of each that passes the filters.',
    permission: 'catalogue.browse',
    input: z.strictObject({
      productNrs: z.array(text(maxProductNrLength)).check(z.maxLength(maxCompared)),
      filters: narrowing.filters,
    }),
    output: Comparison,
    errors: ['unknownFilter'],
  }),
}
