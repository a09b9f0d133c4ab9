import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'

/** Returns the languages in which something is typed. */
export function writtenLanguages(texts: Partial<Record<PageLanguage, string>>): PageLanguage[] {
  return pageLanguages.filter((code) => (texts[code] ?? '').trim() !== '')
}
