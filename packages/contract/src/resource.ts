import * as z from 'zod/mini'
import { drawnOptions } from './asked-options.ts'
import { endpoint } from './endpoint.ts'
import { AcceptedLanguage } from './language.ts'
import { partErrors } from './part-options.ts'

/** The application protocol of a STEP file. */
const CadSchema = z.enum(['ap214', 'ap242'])
export type CadSchema = z.output<typeof CadSchema>

export const resourceEndpoints = {
  drawing: endpoint({
    route: 'GET /api/resources/drawing/{file}',
    summary:
      'Dimension drawing as SVG, with its frame and title block as PDF (`.pdf`), or for buyers as DXF (`.dxf`). The number is that of an article, optionally cut to `length` in the class `tolerance` and with `flats` on its head, which may also be part of the number, or that of a product, whose drawing shows letters instead of figures. `language` decides the decimal sign and the title.',
    permission: 'catalogue.browse',
    input: z.strictObject({
      ...drawnOptions,
      language: z.optional(AcceptedLanguage),
    }),
    file: true,
    errors: ['entryNotFound', 'articleWithoutShape', 'notSignedIn', 'forbidden', ...partErrors],
  }),
  dataSheet: endpoint({
    route: 'GET /api/resources/data-sheet/{file}',
    summary:
      'Data sheet of an article as PDF (`AZH-3.2x160.pdf`): its drawing, its sizes with their tolerances, its material, its mass, and whether its figures are confirmed; no price. The number may have options, as that of a drawing.',
    permission: 'catalogue.browse',
    input: z.strictObject({ ...drawnOptions, language: z.optional(AcceptedLanguage) }),
    file: true,
    errors: ['entryNotFound', 'articleWithoutShape', ...partErrors],
  }),
  cad: endpoint({
    route: 'GET /api/resources/cad/{file}',
    summary:
      'One part as STEP (`AZH-3.2x160.step`, in mm, the axis along Z) or as GLB (`AZH-3.2x160.glb`, in m, the axis along Y). The number may have options (`AZH-3.2x160-L147.25-R1F1.6.step`); the query may add some. The origin is at the seat of the head. `schema` is for STEP. With `purpose=view` the file is shown in the page and does not count as a download.',
    permission: 'cad.download',
    input: z.strictObject({
      ...drawnOptions,
      schema: z.optional(CadSchema),
      purpose: z.optional(z.literal('view')),
    }),
    file: true,
    lane: 'cad',
    errors: ['entryNotFound', 'articleWithoutShape', 'temporarilyUnavailable', ...partErrors],
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
  preview: endpoint({
    route: 'GET /api/resources/preview/{kind}/{file}',
    summary:
      'Picture for programs that show a link with what it leads to (1200 × 630), as PNG: of a `product` (`AZH.png`), or of a `category` by its slug (`ejector-pins.png`).',
    permission: 'catalogue.browse',
    lane: 'heavy',
    file: true,
    errors: ['entryNotFound'],
  }),
}
