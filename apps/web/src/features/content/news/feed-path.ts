import { feedParameter, type LanguageCode } from '@normwerk/contract/language'

/** Returns the path of the RSS feed of the shop's news in a language. */
export function feedPath(product: string, language: LanguageCode): string {
  const parameter = feedParameter(language)
  return `/api/${product}/feed/${parameter === null ? '' : `?lang=${parameter}`}`
}
