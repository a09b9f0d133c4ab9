import { isId } from '@normwerk/contract/common'
import type { ListedNews, News } from '@normwerk/contract/content/news'
import { isOwnPath } from '@normwerk/contract/content/safe-link'
import { type LanguageCode, locales, textLanguage } from '@normwerk/contract/language'
import { formatXml } from '@normwerk/documents/cii/xml'
import { translate } from '@normwerk/i18n/translate'
import type { Queries } from '../../../database/client.ts'
import { AppError } from '../../../http/call.ts'
import type { Settings } from '../../../settings.ts'
import { chooseLanguage } from '../pages.ts'
import { presentPicture } from '../pictures.ts'
import { findNews, listFeedItems, listFeedLanguages, listPublishedNews, type NewsRow } from '../repository/news.ts'

/** Lists the newest news as readers of a language see them: those of the shop, or of the feed that it shows instead. */
export function listNewsIn(
  db: Queries,
  { feedUrl }: Pick<Settings, 'feedUrl'>,
  language: LanguageCode,
  amount: number,
): Promise<ListedNews[]> {
  return feedUrl === null ? listOwnNews(db, language, amount) : listNewsOfFeed(db, language, amount)
}

async function listNewsOfFeed(db: Queries, language: LanguageCode, amount: number): Promise<ListedNews[]> {
  const written = await listFeedLanguages(db)
  const chosen = chooseLanguage(Object.fromEntries(written.map((each) => [each, each])), language)
  if (chosen === undefined) return []
  const rows = await listFeedItems(db, chosen.language, amount)
  return rows.map(({ item: { title, summary, link, publishedAt }, picture }) => ({
    ...{ title, summary, link, language: chosen.language },
    publishedAt: publishedAt?.toISOString() ?? null,
    image: presentPicture(picture),
  }))
}

async function listOwnNews(db: Queries, language: LanguageCode, amount: number): Promise<ListedNews[]> {
  const rows = await listPublishedNews(db, amount)
  return rows.map((row) => {
    const { sections: _, ...listed } = presentNewsIn(row, language)
    return listed
  })
}

/** @throws AppError `entryNotFound`, also for hidden news */
export async function readNews(db: Queries, id: string, language: LanguageCode): Promise<News> {
  const row = isId(id) ? await findNews(db, id) : undefined
  if (row === undefined || row.publishedAt === null) throw new AppError('entryNotFound')
  return presentNewsIn(row, language)
}

function presentNewsIn({ id, publishedAt, texts, picture }: NewsRow, language: LanguageCode): News {
  const chosen = chooseLanguage(texts, language)
  if (chosen === undefined) throw new Error(`news ${id} has no text`)
  const { title, sections } = chosen.text
  return {
    title,
    summary: sections[0]?.paragraphs[0] ?? '',
    language: chosen.language,
    publishedAt: publishedAt?.toISOString() ?? null,
    link: `/news/${id}`,
    image: presentPicture(picture),
    sections,
  }
}

/**
 * Formats news as RSS 2.0 with their pictures as Media RSS.
 * @param address the public address of the shop
 */
export function formatFeed(news: readonly ListedNews[], language: LanguageCode, address: string): string {
  const home = `${address}/${textLanguage(language)}`
  return formatXml({
    rss: {
      '@_version': '2.0',
      '@_xmlns:media': 'http://search.yahoo.com/mrss/',
      channel: {
        title: translate(language, 'content.news.feedTitle'),
        link: home,
        description: translate(language, 'catalogue.landing.lead'),
        language: locales[language].toLowerCase(),
        item: news.map((each) => {
          const link = isOwnPath(each.link) ? home + each.link : each.link
          return {
            title: each.title,
            link,
            guid: link,
            description: each.summary,
            pubDate: each.publishedAt === null ? undefined : new Date(each.publishedAt).toUTCString(),
            'media:content': picturesOf(each, address),
          }
        }),
      },
    },
  })
}

function picturesOf({ image }: ListedNews, address: string) {
  if (image === null) return undefined
  const { path, width, height, widths } = image
  return widths.map((size) => ({
    '@_url': `${address}${path}/${size}.jpeg`,
    '@_type': 'image/jpeg',
    '@_medium': 'image',
    '@_width': String(size),
    '@_height': String(Math.round((size * height) / width)),
  }))
}
