import { type LanguageCode, locales } from '@normwerk/contract/language'

/** Returns `2026-11` as `Nov 2026` in a language. */
export function monthName(month: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01`))
}
