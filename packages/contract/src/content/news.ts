import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'
import { SomeTexts } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptedLanguage } from '../language.ts'
import { PageSection } from '../page-text.ts'
import { pageLanguages } from './page-language.ts'
import { Picture } from './picture.ts'

/** A piece of news in a list, in one language. */
export const ListedNews = z.strictObject({
  title: z.string(),
  summary: z.string(),
  /** In which it is written. */
  language: z.enum(pageLanguages),
  publishedAt: z.nullable(Instant),
  /** A path of the shop, or the address of a page elsewhere. */
  link: z.string(),
  image: z.nullable(Picture),
})
export type ListedNews = z.output<typeof ListedNews>

export const News = z.extend(ListedNews, { sections: z.array(PageSection) })
export type News = z.output<typeof News>

/** A piece of news as its editors see it. */
export const EditedNews = z.strictObject({
  id: Id,
  /** Null: visitors do not see it. */
  publishedAt: z.nullable(Instant),
  texts: SomeTexts,
  image: z.nullable(Picture),
})
export type EditedNews = z.output<typeof EditedNews>

export const WrittenNews = z.strictObject({ isHidden: z.boolean(), texts: SomeTexts })
export type WrittenNews = z.output<typeof WrittenNews>

export const newsEndpoints = {
  list: endpoint({
    route: 'GET /api/{product}/news',
    summary: 'The newest news in the language of the visitor: those of the shop, or of the feed that it shows instead.',
    permission: 'catalogue.browse',
    input: z.strictObject({ amount: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 50) }),
    output: z.array(ListedNews),
    errors: ['entryNotFound'],
  }),
  read: endpoint({
    route: 'GET /api/{product}/news/{id}',
    summary: 'A piece of news of the shop with its text.',
    permission: 'catalogue.browse',
    output: News,
    errors: ['entryNotFound'],
  }),
  feed: endpoint({
    route: 'GET /api/{product}/feed/',
    summary: 'The newest news as RSS 2.0, in the language `lang`. Without it, the feed is German.',
    permission: 'catalogue.browse',
    input: z.strictObject({ lang: z.optional(AcceptedLanguage) }),
    file: true,
    errors: ['entryNotFound'],
  }),
}
