import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptedLanguage } from '../language.ts'
import { pageLanguages } from './page-language.ts'
import { Picture } from './picture.ts'

/** The texts of a slide in one language. */
export const SlideText = z.strictObject({
  languageCode: z.enum(pageLanguages),
  imageText1: z.nullable(z.string()),
  imageText2: z.nullable(z.string()),
  buttonText: z.nullable(z.string()),
  buttonUrl: z.nullable(z.string()),
})
export type SlideText = z.output<typeof SlideText>

export const Slide = z.strictObject({
  id: Id,
  sortIndex: z.int(),
  isHidden: z.boolean(),
  /** At most one for each language. */
  landingPageTexts: z.array(SlideText),
  image: z.nullable(Picture),
})
export type Slide = z.output<typeof Slide>

export const slideEndpoints = {
  list: endpoint({
    route: 'GET /api/{product}/slides',
    summary:
      'The visible slides of the landing page in their order, each with its texts in one language: `lang`, else that of the visitor.',
    permission: 'catalogue.browse',
    input: z.strictObject({ lang: z.optional(AcceptedLanguage) }),
    output: z.array(Slide),
    errors: ['entryNotFound'],
  }),
}
