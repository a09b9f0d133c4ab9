import * as z from 'zod/mini'
import { Instant, line, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { languageCodes, textLanguage } from './language.ts'
import { PageSection } from './page-text.ts'

export const pageKeys = ['terms', 'privacy', 'imprint'] as const
export type PageKey = (typeof pageKeys)[number]

/** A public text of the shop in the caller's language, as published. */
export const PublicPage = z.strictObject({
  key: z.string(),
  version: z.string(),
  publishedAt: Instant,
  title: z.string(),
  sections: z.array(PageSection),
})
export type PublicPage = z.output<typeof PublicPage>

/** The languages in which public texts are written. */
export const pageLanguages = [...new Set(languageCodes.map(textLanguage))]
export type PageLanguage = (typeof pageLanguages)[number]

/** A public text as its editors write it; `parseSections` says how `text` is read. */
export const WrittenPage = z.strictObject({
  title: line(200),
  text: text(100_000).check(z.refine((written) => written.trim() !== '', { params: { field: 'required' } })),
})
export type WrittenPage = z.output<typeof WrittenPage>

/** A language that is left out reads English, then German, then any that is there. */
const WrittenTexts = z.partialRecord(z.enum(pageLanguages), WrittenPage)

/** What stands of a page at present. */
export const PageState = z.strictObject({
  key: z.enum(pageKeys),
  /** Null: nothing is published yet. */
  version: z.nullable(z.string()),
  publishedAt: z.nullable(Instant),
  languages: z.array(z.enum(pageLanguages)),
})
export type PageState = z.output<typeof PageState>

export const EditedPage = z.extend(PageState, { texts: WrittenTexts })
export type EditedPage = z.output<typeof EditedPage>

export const PublishPage = z.strictObject({
  /** The version that the editor began with; null: there was none. */
  basedOn: z.nullable(text(20)),
  /** In all languages: one that is left out is no part of the new version. */
  texts: WrittenTexts.check(z.refine((texts) => Object.keys(texts).length > 0, { params: { field: 'required' } })),
})
export type PublishPage = z.output<typeof PublishPage>

export const contentEndpoints = {
  readPage: endpoint({
    route: 'GET /api/page/{key}',
    summary: 'Terms, privacy or imprint: the current version, or an earlier one by its number.',
    permission: 'catalogue.browse',
    input: z.strictObject({ version: z.optional(text(20)) }),
    output: PublicPage,
    errors: ['entryNotFound'],
  }),
  listPages: endpoint({
    route: 'GET /api/global-admin/page',
    summary: 'Terms, privacy and imprint: which version of each is published, in which languages.',
    permission: 'shop.administer',
    output: z.array(PageState),
    errors: [],
  }),
  readForEditing: endpoint({
    route: 'GET /api/global-admin/page/{key}',
    summary: 'The current version of a page in all its languages, as it is written.',
    permission: 'shop.administer',
    output: EditedPage,
    errors: ['entryNotFound'],
  }),
  publish: endpoint({
    route: 'PUT /api/global-admin/page/{key}',
    summary: 'Publishes a new version of a page; texts that are published already make none.',
    permission: 'shop.administer',
    input: PublishPage,
    output: EditedPage,
    errors: ['entryNotFound', 'pageChanged'],
  }),
}
