import * as z from 'zod/mini'
import { Id, Money, PageRequest, pageOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Availability, ProductSummary } from './product.ts'

/** A product, or a single dimension of it, that somebody wants to find again. */
export const Favorite = z.extend(ProductSummary, {
  productDimensionId: z.nullable(Id),
  articleNo: z.nullable(z.string()),
  /** Of one piece of the dimension; null where it is on request, not for the caller, or no longer sold. */
  price: z.nullable(Money),
  /** Of the dimension while it is sold. */
  availability: z.nullable(Availability),
  /** The dimension is no longer sold. */
  discontinued: z.boolean(),
})
export type Favorite = z.output<typeof Favorite>

const Dimension = z.strictObject({ productDimensionId: z.optional(Id) })

export const favoriteEndpoints = {
  list: endpoint({
    route: 'GET /api/favorite',
    summary: 'The own favourites, the newest first.',
    permission: 'cart.use',
    input: z.strictObject({
      page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
      size: z._default(z.pipe(z.coerce.number(), PageRequest.shape.size), 20),
    }),
    output: pageOf(Favorite),
    errors: ['pageSizeTooLarge'],
  }),
  add: endpoint({
    route: 'PUT /api/favorite/{productId}',
    summary: 'Makes a product, or with `?productDimensionId=` a dimension of it, a favourite.',
    permission: 'cart.use',
    input: Dimension,
    errors: ['entryNotFound'],
  }),
  remove: endpoint({
    route: 'DELETE /api/favorite/{productId}',
    summary: 'Takes a product, or with `?productDimensionId=` a dimension of it, from the favourites.',
    permission: 'cart.use',
    input: Dimension,
    errors: ['entryNotFound'],
  }),
}
