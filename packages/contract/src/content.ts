import * as z from 'zod/mini'
import { Instant, line, text } from './common.ts'
import { pageLanguages } from './content/page-language.ts'
import { endpoint } from './endpoint.ts'
import { PageSection } from './page-text.ts'

/** `operator`: name, address, register, tax id and contact of who runs the shop, with which each mail ends. */
export const pageKeys = ['terms', 'privacy', 'imprint', 'operator'] as const
export type PageKey = (typeof pageKeys)[number]

/** A published text of the shop in the caller's language, or in one that it has. */
export const PublicPage = z.strictObject({
  key: z.string(),
  version: z.string(),
  publishedAt: Instant,
  /** In which it is written. */
  language: z.enum(pageLanguages),
  title: z.string(),
  sections: z.array(PageSection),
})
export type PublicPage = z.output<typeof PublicPage>

/** A public text as its editors write it; `parseSections` reads `text`. */
export const WrittenPage = z.strictObject({
  title: line(200),
  text: text(100_000).check(z.refine((written) => written.trim() !== '', { params: { field: 'required' } })),
})
export type WrittenPage = z.output<typeof WrittenPage>

/** A reader of a language that is left out gets English, else German, else any other language. */
const WrittenTexts = z.partialRecord(z.enum(pageLanguages), WrittenPage)

/** The same, in at least one language. */
export const SomeTexts = WrittenTexts.check(
  z.refine((texts) => Object.keys(texts).length > 0, { params: { field: 'required' } }),
)

/** The present state of a page. */
export const PageState = z.strictObject({
  key: z.enum(pageKeys),
  /** Null: no version is published yet. */
  version: z.nullable(z.string()),
  publishedAt: z.nullable(Instant),
  languages: z.array(z.enum(pageLanguages)),
})
export type PageState = z.output<typeof PageState>

export const EditedPage = z.extend(PageState, { texts: WrittenTexts })
export type EditedPage = z.output<typeof EditedPage>

export const PublishPage = z.strictObject({
  /** The version with which the editor began; null if there was none. */
  basedOn: z.nullable(text(20)),
  /** The texts in all languages. The new version lacks a language that is left out. */
  texts: SomeTexts,
})
export type PublishPage = z.output<typeof PublishPage>

export const contentEndpoints = {
  readPage: endpoint({
    route: 'GET /api/page/{key}',
    summary: 'Terms, privacy policy, imprint or operator: the current version, or an earlier one by its number.',
    permission: 'catalogue.browse',
    input: z.strictObject({ version: z.optional(text(20)) }),
    output: PublicPage,
    errors: ['entryNotFound'],
  }),
  listPages: endpoint({
    route: 'GET /api/global-admin/page',
    summary: 'Terms, privacy policy, imprint and operator: which version of each is published, in which languages.',
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
    summary: 'Publishes a new version of a page. Texts equal to the published ones make no new version.',
    permission: 'shop.administer',
    input: PublishPage,
    output: EditedPage,
    errors: ['entryNotFound', 'pageChanged'],
  }),
}
