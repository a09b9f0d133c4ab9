import * as z from 'zod/mini'
import { Id, optionalLine } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptedLanguage, textLanguage } from '../language.ts'
import { maxSlideLengths, maxSlideSortIndex, maxSlides } from '../limits.ts'
import { pageLanguages } from './page-language.ts'
import { Crop } from './picture.ts'
import { isSafeLink } from './safe-link.ts'
import { Slide } from './slide.ts'

/** The place of a new slide, behind the others. */
export const newSlideSortIndex = 999

const needs = (path: string) => ({ path: [path], params: { field: 'required' } })

const WrittenSlideText = z
  .strictObject({
    languageCode: z.pipe(AcceptedLanguage, z.transform(textLanguage)),
    imageText1: optionalLine(maxSlideLengths.imageText1),
    imageText2: optionalLine(maxSlideLengths.imageText2),
    buttonText: optionalLine(maxSlideLengths.buttonText),
    buttonUrl: optionalLine(maxSlideLengths.buttonUrl).check(
      z.refine((address) => address == null || isSafeLink(address), { params: { field: 'invalid' } }),
    ),
  })
  .check(
    z.refine(({ buttonText, buttonUrl }) => buttonText == null || buttonUrl != null, needs('buttonUrl')),
    z.refine(({ buttonText, buttonUrl }) => buttonUrl == null || buttonText != null, needs('buttonText')),
  )

const areOfDifferentLanguages = z.refine<{ languageCode: string }[]>(
  (texts) => new Set(texts.map(({ languageCode }) => languageCode)).size === texts.length,
)

export const ChangeSlide = z.strictObject({
  sortIndex: z.optional(z.int().check(z.gte(0), z.lte(maxSlideSortIndex))),
  isHidden: z.optional(z.boolean()),
  landingPageTexts: z.optional(
    z.array(WrittenSlideText).check(z.maxLength(pageLanguages.length), areOfDifferentLanguages),
  ),
})
export type ChangeSlide = z.output<typeof ChangeSlide>

/** Apart from what visitors call, so that the landing page does not load it. */
export const slideEditingEndpoints = {
  listAll: endpoint({
    route: 'GET /api/{product}/slides/all',
    summary: 'All slides in their order, also the hidden ones, with their texts in all languages.',
    permission: 'shop.administer',
    output: z.array(Slide),
    errors: ['entryNotFound'],
  }),
  add: endpoint({
    route: 'POST /api/{product}/slides',
    summary: 'Adds a slide: hidden, behind the others, with one empty text and no picture.',
    permission: 'shop.administer',
    output: Slide,
    errors: ['entryNotFound', 'tooManyEntries'],
  }),
  change: endpoint({
    route: 'PUT /api/{product}/slides/text/{slideId}',
    summary: 'Changes the texts of a slide, its place, or whether visitors see it. The texts replace the former ones.',
    permission: 'shop.administer',
    input: ChangeSlide,
    output: Slide,
    errors: ['entryNotFound'],
  }),
  upload: endpoint({
    route: 'PUT /api/{product}/slides/image/{slideId}',
    summary:
      'Replaces the picture of a slide by a part of a JPEG, PNG, WebP or AVIF file, or by its middle. `fields.file` says why a file is rejected.',
    permission: 'shop.administer',
    upload: true,
    ownTransactions: true,
    idempotent: true,
    input: Crop,
    output: Slide,
    errors: ['entryNotFound', 'errorImageUpload'],
  }),
  order: endpoint({
    route: 'PUT /api/{product}/slides/order',
    summary: 'Orders the slides. Those that are left out come last, in their former order.',
    permission: 'shop.administer',
    input: z.strictObject({ slideIds: z.array(Id).check(z.maxLength(maxSlides)) }),
    errors: ['entryNotFound'],
  }),
  delete: endpoint({
    route: 'DELETE /api/{product}/slides/{id}',
    summary: 'Deletes a slide.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
}
