import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const resourceEndpoints = {
  drawing: endpoint({
    route: 'GET /api/resources/drawing/{file}',
    summary:
      'Dimension drawing as SVG: of an article by its number, with `length` cut to it, or of a product by its number, with letters instead of figures.',
    permission: 'catalogue.browse',
    input: z.strictObject({ length: z.optional(z.coerce.number()) }),
    file: true,
    errors: ['entryNotFound', 'lengthOutOfRange', 'lengthStep'],
  }),
  thumbnail: endpoint({
    route: 'GET /api/resources/thumbnail/{file}',
    summary: 'Small picture of a product (`AZH.svg`) without dimensions, as SVG.',
    permission: 'catalogue.browse',
    file: true,
    errors: ['entryNotFound'],
  }),
}
