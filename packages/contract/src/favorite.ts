import * as z from 'zod/mini'
import { Id, Money, pageOf, queryPage } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Availability, ProductSummary } from './product.ts'

/** A product, or a single article of it, that a user wants to find again. */
export const Favorite = z.extend(ProductSummary, {
  productDimensionId: z.nullable(Id),
  articleNo: z.nullable(z.string()),
  /** Price of one piece of the article. Null: on request, not visible to the caller, or no longer sold. */
  price: z.nullable(Money),
  /** Availability of the article; null if it is no longer sold. */
  availability: z.nullable(Availability),
  /** The article is no longer sold. */
  discontinued: z.boolean(),
})
export type Favorite = z.output<typeof Favorite>

const Dimension = z.strictObject({ productDimensionId: z.optional(Id) })

export const favoriteEndpoints = {
  list: endpoint({
    route: 'GET /api/favorite',
    summary: "The caller's favourites, the newest first.",
    permission: 'cart.keep',
    input: z.strictObject({
      ...queryPage,
    }),
    output: pageOf(Favorite),
    errors: ['pageSizeTooLarge'],
  }),
  add: endpoint({
    route: 'PUT /api/favorite/{productId}',
    summary: 'Adds a product, or with `?productDimensionId=` one of its articles, to the favourites.',
    permission: 'cart.keep',
    input: Dimension,
    errors: ['entryNotFound', 'tooManyEntries'],
  }),
  remove: endpoint({
    route: 'DELETE /api/favorite/{productId}',
    summary: 'Removes a product, or with `?productDimensionId=` one of its articles, from the favourites.',
    permission: 'cart.keep',
    input: Dimension,
    errors: ['entryNotFound'],
  }),
}
