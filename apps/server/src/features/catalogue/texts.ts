import { fallbackLanguage, type LanguageCode, languageCodes, locales, textLanguage } from '@normwerk/contract/language'
import type { Texts } from '@normwerk/parts/article'
import type { TextsByLanguage } from '@normwerk/search/index-input'

/** Returns a product text in the caller's language; English if it is missing. */
export function readText(texts: Texts, language: LanguageCode): string {
  return texts[textLanguage(language)] ?? texts[fallbackLanguage]
}

/** Returns texts for the index, by every language of the shop. */
export function indexTexts(texts: readonly Texts[]): TextsByLanguage {
  return Object.fromEntries(languageCodes.map((code) => [code, texts.map((text) => readText(text, code))]))
}

/** Formats a property's value in the language. */
export function formatValue(value: Texts | number, unit: string | null, language: LanguageCode): string {
  if (typeof value !== 'number') return readText(value, language)
  const figure = value.toLocaleString(locales[language], { maximumFractionDigits: 3 })
  return unit === null ? figure : `${figure} ${unit}`
}
