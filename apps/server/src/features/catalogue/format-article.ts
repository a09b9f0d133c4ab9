import { type LanguageCode, languageCodes, locales } from '@normwerk/contract/language'
import type { Texts, Values } from '@normwerk/parts/article'
import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import { readText } from './texts.ts'

interface Described {
  name: Texts
  /** Null: a general product, whose name says all. */
  family: FamilyCode | null
  values: Values
}

// Made once: a formatter costs more than what it formats.
const numbers = new Map(
  languageCodes.map((code) => [
    code,
    new Intl.NumberFormat(locales[code], { useGrouping: false, maximumFractionDigits: 3 }),
  ]),
)

/** An article in the caller's words: product and size. */
export function formatArticle({ name, ...sized }: Described, language: LanguageCode): string {
  return [readText(name, language), formatSizes(sized, language)].filter(Boolean).join(', ')
}

/** The sizes that are in its article number; none of a general product. */
export function formatSizes({ family, values }: Pick<Described, 'family' | 'values'>, language: LanguageCode): string {
  if (family === null) return ''
  return `${familyOf(family)
    .numberKeys.map((key) => formatSize(values[key] ?? '', language))
    .join(' × ')} mm`
}

/** A size as people of that language write it. */
export function formatSize(size: number | string, language: LanguageCode): string {
  return typeof size === 'number' ? (numbers.get(language)?.format(size) ?? String(size)) : size
}
