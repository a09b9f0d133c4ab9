import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { shorten } from '../import/read-records.ts'
import { type Change, maxChanges } from '../import/report.ts'
import type { ChangedReference } from './compare-references.ts'

/** What patterns stood for and will stand for, as far as it is not the same. */
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

/** What of a meaning is not as in the other one. */
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

/** As files write them, in one order whatever the file's. */
function formatSizes({ dimensions }: Meaning): string {
  return Object.entries(dimensions)
    .map(([name, size]) => `${name}=${size}`)
    .toSorted()
    .join(',')
}
