import * as z from 'zod/mini'
import { Id, Instant, pageOf, queryPage, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxListQueryLength } from './limits.ts'

/** A text for which the shop found nothing. Who searched is not stored. */
export const MissedSearch = z.strictObject({
  id: Id,
  /** As it was last typed. */
  text: z.string(),
  /** How often it was searched; repetitions within a minute count once. */
  count: z.int(),
  lastAt: Instant,
})
export type MissedSearch = z.output<typeof MissedSearch>

export const missedSearchEndpoints = {
  list: endpoint({
    route: 'GET /api/global-admin/missed-search',
    summary: 'Texts of searches, direct orders and parts lists without a result, the most frequent first.',
    permission: 'shop.administer',
    input: z.strictObject({
      query: z.optional(text(maxListQueryLength)),
      ...queryPage,
    }),
    output: pageOf(MissedSearch),
    errors: ['pageSizeTooLarge'],
  }),
  delete: endpoint({
    route: 'DELETE /api/global-admin/missed-search/{id}',
    summary: 'Deletes a text from the list; it returns with the next search for it.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
}
