import type { ListedNews } from '@normwerk/contract/content/news'
import { isOwnPath } from '@normwerk/contract/content/safe-link'
import { type LanguageCode, locales, textLanguage } from '@normwerk/contract/language'
import { formatXml } from '@normwerk/documents/cii/xml'
import { translate } from '@normwerk/i18n/translate'

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
