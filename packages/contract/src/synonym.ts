import * as z from 'zod/mini'
import { Id, Instant, line, pageOf, queryPage, reject, text } from './common.ts'
import { pageLanguages } from './content/page-language.ts'
import { endpoint } from './endpoint.ts'
import { maxListQueryLength, maxSynonymLengths, maxSynonymWords } from './limits.ts'

/** Null: texts in every language. */
const language = z.nullable(z.enum(pageLanguages))

/** A word or a phrase of buyers, and what the shop reads instead of it. */
export const Synonym = z.strictObject({
  id: Id,
  words: z.string(),
  /** A number of a product, or words of the trade that the search knows. */
  means: z.string(),
  language,
  /** The products that the search finds for the meaning; 0 if they are no longer sold. */
  products: z.int(),
  createdAt: Instant,
})
export type Synonym = z.output<typeof Synonym>

const letters = /[\p{L}\p{M}]+/gu
const isPhrase = /^[\p{L}\p{M}\s.'’-]+$/u

/** Figures are sizes, and so are single letters. */
function isWords(typed: string): boolean {
  const words = typed.match(letters) ?? []
  return isPhrase.test(typed) && words.length <= maxSynonymWords && words.some((word) => word.length >= 3)
}

export const EditedSynonym = z.strictObject({
  words: line(maxSynonymLengths.words).check(reject<string>('synonymNotWords', isWords)),
  means: line(maxSynonymLengths.means),
  language,
})
export type EditedSynonym = z.output<typeof EditedSynonym>

const rejections = ['synonymNotWords', 'synonymKnown', 'synonymExists', 'meaningUnknown'] as const

export const synonymEndpoints = {
  list: endpoint({
    route: 'GET /api/global-admin/synonym',
    summary: 'Synonyms of the search, in the order of their words.',
    permission: 'shop.administer',
    input: z.strictObject({ query: z.optional(text(maxListQueryLength)), ...queryPage }),
    output: pageOf(Synonym),
    errors: ['pageSizeTooLarge'],
  }),
  add: endpoint({
    route: 'POST /api/global-admin/synonym',
    summary: 'Adds a word or a phrase of buyers with what it means.',
    permission: 'shop.administer',
    input: EditedSynonym,
    output: Synonym,
    errors: [...rejections, 'tooManyEntries'],
  }),
  change: endpoint({
    route: 'PUT /api/global-admin/synonym/{id}',
    summary: 'Changes a synonym.',
    permission: 'shop.administer',
    input: EditedSynonym,
    output: Synonym,
    errors: [...rejections, 'entryNotFound'],
  }),
  delete: endpoint({
    route: 'DELETE /api/global-admin/synonym/{id}',
    summary: 'Deletes a synonym.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
}
