import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { locales } from '@normwerk/contract/language'
import { useLanguage } from './language-context.tsx'

/** Returns the names of languages in the reader's own language. */
export function useLanguageNames(): (code: PageLanguage) => string {
  const names = new Intl.DisplayNames(locales[useLanguage()], { type: 'language' })
  return (code) => names.of(locales[code].slice(0, 2)) ?? code
}
