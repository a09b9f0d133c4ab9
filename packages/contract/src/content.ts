import * as z from 'zod/mini'
import { Instant, text } from './common.ts'
import { endpoint } from './endpoint.ts'

export const pageKeys = ['terms', 'privacy', 'imprint'] as const
export type PageKey = (typeof pageKeys)[number]

/** A public text of the shop in the caller's language, as published. */
export const PublicPage = z.strictObject({
  key: z.string(),
  version: z.string(),
  publishedAt: Instant,
  title: z.string(),
  /** A heading is null where the text goes on without one. */
  sections: z.array(z.strictObject({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) })),
})
export type PublicPage = z.output<typeof PublicPage>

export const contentEndpoints = {
  readPage: endpoint({
    route: 'GET /api/page/{key}',
    summary: 'Terms, privacy or imprint: the current version, or an earlier one by its number.',
    permission: 'catalogue.browse',
    input: z.strictObject({ version: z.optional(text(20)) }),
    output: PublicPage,
    errors: ['entryNotFound'],
  }),
}
