import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** The formats of a stored picture, the smallest files first. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A picture that staff have uploaded. Its files are `{path}/{one of the widths}.{avif|webp|jpeg}`. */
export const Picture = z.strictObject({
  path: z.string(),
  /** Of the largest file, in pixels. */
  width: z.int(),
  height: z.int(),
  /** The smallest first. */
  widths: z.array(z.int()),
})
export type Picture = z.output<typeof Picture>

const fraction = /^(0(\.\d{1,9})?|1(\.0{1,9})?)$/
const Fraction = z.pipe(
  z.string().check(z.regex(fraction)),
  z.transform((digits: string) => Number(digits)),
)

/** Which part of an uploaded picture is kept, in fractions of its width and height. */
export const Crop = z.strictObject({
  left: z._default(Fraction, 0),
  top: z._default(Fraction, 0),
  width: z._default(Fraction, 1),
  height: z._default(Fraction, 1),
})
export type Crop = z.output<typeof Crop>

export const pictureEndpoints = {
  file: endpoint({
    route: 'GET /api/resources/picture/{hash}/{file}',
    summary: 'A file of an uploaded picture (`960.avif`). The picture of a hash never changes.',
    permission: 'catalogue.browse',
    file: true,
    errors: ['entryNotFound'],
  }),
}
