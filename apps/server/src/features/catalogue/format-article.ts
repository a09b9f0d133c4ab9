import { fallbackLanguage, type LanguageCode, languageCodes, locales, textLanguage } from '@normwerk/contract/language'
import type { Texts, Values } from '@normwerk/parts/article'
import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
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

interface Described {
  name: Texts
  /** Null: a general product, whose name is complete. */
  family: FamilyCode | null
  values: Values
}

// Created once, because creating a formatter is slow.
const numbers = new Map(
  languageCodes.map((code) => [
    code,
    new Intl.NumberFormat(locales[code], { useGrouping: false, maximumFractionDigits: 3 }),
  ]),
)

/** Formats an article in the caller's language: product and size. */
export function formatArticle({ name, ...sized }: Described, language: LanguageCode): string {
  return [readText(name, language), formatSizes(sized, language)].filter(Boolean).join(', ')
}

/** Formats the sizes in an article number; empty for a general product. */
export function formatSizes({ family, values }: Pick<Described, 'family' | 'values'>, language: LanguageCode): string {
  if (family === null) return ''
  return `${familyOf(family)
    .numberKeys.map((key) => formatSize(values[key] ?? '', language))
    .join(' × ')} mm`
}

/** Formats a size in the number format of the language. */
export function formatSize(size: number | string, language: LanguageCode): string {
  return typeof size === 'number' ? (numbers.get(language)?.format(size) ?? String(size)) : size
}
