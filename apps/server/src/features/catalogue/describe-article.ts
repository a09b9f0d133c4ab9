import { type LanguageCode, languageCodes, locales } from '@normwerk/contract/language'
import type { Texts } from '@normwerk/parts/article'
import { sizeKeys } from '@normwerk/parts/article-number/size-keys'
import { readText } from './texts.ts'

interface Described {
  name: Texts
  family: string | null
  values: Readonly<Record<string, number | string>>
}

// Made once: a formatter costs more than what it formats.
const numbers = new Map(
  languageCodes.map((code) => [
    code,
    new Intl.NumberFormat(locales[code], { useGrouping: false, maximumFractionDigits: 3 }),
  ]),
)

/** An article in the caller's words: product and size. */
export function describeArticle({ name, ...sized }: Described, language: LanguageCode): string {
  return [readText(name, language), describeSize(sized, language)].filter(Boolean).join(', ')
}

const keysOfFamily: Readonly<Record<string, readonly string[] | undefined>> = sizeKeys

/** The sizes that are in its article number; none of an article that is of no family of ours. */
export function describeSize({ family, values }: Pick<Described, 'family' | 'values'>, language: LanguageCode): string {
  const keys = family === null ? undefined : keysOfFamily[family]
  return keys === undefined ? '' : `${keys.map((key) => writeSize(values[key] ?? '', language)).join(' × ')} mm`
}

/** A size as people of that language write it. */
export function writeSize(size: number | string, language: LanguageCode): string {
  return typeof size === 'number' ? (numbers.get(language)?.format(size) ?? String(size)) : size
}
