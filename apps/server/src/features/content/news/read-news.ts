import { isId } from '@normwerk/contract/common'
import type { ListedNews, News } from '@normwerk/contract/content/news'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../../database/client.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Settings } from '../../../settings.ts'
import { chooseLanguage } from '../choose-text.ts'
import { presentPicture } from '../pictures.ts'
import { listFeedItems, listFeedLanguages } from '../repository/feed-items.ts'
import { findNews, listPublishedNews, type NewsRow } from '../repository/news.ts'

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
