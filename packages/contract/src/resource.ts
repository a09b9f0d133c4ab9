import * as z from 'zod/mini'
import { drawnOptions } from './asked-options.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './language.ts'
import { partErrors } from './part-options.ts'

export const resourceEndpoints = {
  drawing: endpoint({
    route: 'GET /api/resources/drawing/{file}',
    summary:
      'Dimension drawing as SVG. The number is that of an article, optionally cut to `length` in the class `tolerance` and with `flats` on its head, or that of a product, whose drawing shows letters instead of figures. `language` decides the decimal sign and the title.',
    permission: 'catalogue.browse',
    input: z.strictObject({
      ...drawnOptions,
      language: z.optional(LanguageCode),
    }),
    file: true,
    errors: ['entryNotFound', ...partErrors],
  }),
  file: endpoint({
    route: 'GET /api/resources/file/{hash}/{name}',
    summary:
      'Picture or data sheet of a product. The hash is that of the content, so the file at an address never changes.',
    permission: 'catalogue.browse',
    file: true,
    errors: ['entryNotFound'],
  }),
  cadFile: endpoint({
    route: 'GET /api/resources/cad-file/{hash}/{name}',
    summary:
      'CAD file from the maker of a product. The hash is that of the content, so the file at an address never changes.',
    permission: 'cad.download',
    file: true,
    errors: ['entryNotFound'],
  }),
  thumbnail: endpoint({
    route: 'GET /api/resources/thumbnail/{file}',
    summary: 'Small picture of a product (`AZH.svg`) without dimensions, as SVG.',
    permission: 'catalogue.browse',
    file: true,
    errors: ['entryNotFound'],
  }),
  family: endpoint({
    route: 'GET /api/resources/family/{file}',
    summary: 'Small picture of a family (`AZ.svg`) without dimensions, as SVG. All products of the family share it.',
    permission: 'catalogue.browse',
    file: true,
    errors: ['entryNotFound'],
  }),
}
