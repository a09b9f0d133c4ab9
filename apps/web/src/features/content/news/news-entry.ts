import type { EditedNews, WrittenNews } from '@normwerk/contract/content/news'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { changesTo, type PageEntry } from '../page-entry.ts'

/** A piece of news as it is typed. */
export interface NewsEntry {
  isVisible: boolean
  texts: PageEntry
}

/** @param news null for one that is not saved yet */
export function newsEntryOf(news: EditedNews | null): NewsEntry {
  return { isVisible: news !== null && news.publishedAt !== null, texts: news?.texts ?? {} }
}

/** Returns what is to be saved; null if nothing was changed. */
export function newsChangesTo(news: EditedNews | null, entry: NewsEntry): WrittenNews | null {
  const before = newsEntryOf(news)
  const changed = changesTo({ version: null, texts: before.texts }, entry.texts)
  if (changed === null && entry.isVisible === before.isVisible) return null
  return { isHidden: !entry.isVisible, texts: changed?.texts ?? before.texts }
}

/** Names a piece of news in the language of the reader, else in any. */
export function titleIn({ texts }: Pick<EditedNews, 'texts'>, language: PageLanguage): string {
  const languages = [language, ...pageLanguages]
  return languages.map((code) => texts[code]?.title).find((title) => title !== undefined) ?? ''
}
