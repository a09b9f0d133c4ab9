import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { shorten } from '../import/read-records.ts'
import { type Change, maxChanges } from '../import/report.ts'
import type { ChangedReference } from './compare-references.ts'

/** Formats the old and new meaning of patterns, as far as they differ. */
export function formatChanges(changed: readonly ChangedReference[], language: LanguageCode): Change[] {
  return changed.slice(0, maxChanges).map(({ read, stored }) => ({
    row: read.row,
    text: `${stored.maker} · ${stored.pattern}`,
    before: describe(stored, read, language),
    after: describe(read, stored, language),
  }))
}

interface Meaning {
  productNr: string
  dimensions: Readonly<Record<string, string>>
  differences: string | null
}

/** Formats what differs from the other meaning. */
function describe(meaning: Meaning, other: Meaning, language: LanguageCode): string {
  const sizes = formatSizes(meaning)
  const words = [
    meaning.productNr === other.productNr ? [] : meaning.productNr,
    sizes === formatSizes(other) ? [] : sizes,
    meaning.differences === other.differences
      ? []
      : shorten(meaning.differences ?? translate(language, 'import.noDifferences')),
  ]
  return words.flat().join(' · ')
}

/** Formats sizes as in files, always in the same order. */
function formatSizes({ dimensions }: Meaning): string {
  return Object.entries(dimensions)
    .map(([name, size]) => `${name}=${size}`)
    .toSorted()
    .join(',')
}
