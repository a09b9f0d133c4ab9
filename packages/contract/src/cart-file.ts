import * as z from 'zod/mini'
import { Cart } from './cart.ts'
import { optionalLine } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxCartNameLength } from './limits.ts'

/** Carts as files: a table for people and their systems, and the shop's own format, which keeps everything. */
export const cartFileEndpoints = {
  export: endpoint({
    route: 'GET /api/cart/export/{id}',
    summary: 'A cart as a table (xlsx), which can be imported again.',
    permission: 'cart.use',
    file: true,
    lane: 'heavy',
    errors: ['entryNotFound'],
  }),
  save: endpoint({
    route: 'GET /api/cart/save/{id}',
    summary: 'A cart as a file of the shop, `<name>.<product>`.',
    permission: 'cart.keep',
    input: z.strictObject({ name: optionalLine(maxCartNameLength) }),
    file: true,
    lane: 'heavy',
    errors: ['entryNotFound', 'cartTooLarge'],
  }),
  load: endpoint({
    route: 'POST /api/cart/load',
    summary: 'Makes a new cart beside the default one from a saved file, at today’s prices.',
    permission: 'cart.keep',
    upload: true,
    output: z.extend(Cart, {
      /** Positions whose part the catalogue no longer has, as the file states them. */
      skipped: z.array(z.strictObject({ articleNo: z.string(), quantity: z.int(), code: z.string() })),
    }),
    errors: ['NOT_SUPPORTED_FILE', 'tooManyCarts', 'cartTooLarge'],
  }),
}
