import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { createPatternSet } from '@normwerk/parts/cross-reference/pattern-set'
import { readPattern } from '@normwerk/parts/cross-reference/read-pattern'
import { type Rejected, shorten } from '../import/name-records.ts'
import { type Change, maxChanges } from '../import/report.ts'
import type { ReadRow } from './read-row.ts'
import type { CrossReferenceRow } from './repository/cross-references.ts'

/** A row that changes the meaning of a pattern. */
interface ChangedReference {
  read: ReadRow
  stored: CrossReferenceRow
}

interface Compared {
  added: ReadRow[]
  changed: ChangedReference[]
  unchanged: number
  rejected: Rejected[]
}

interface Known {
  maker: string
  written: string
  /** Its index among all patterns, the stored ones first. */
  place: number
}

/** Compares a file with the stored patterns; rejects one whose numbers could also match another pattern. */
export function compareReferences(
  rows: readonly ReadRow[],
  existing: readonly CrossReferenceRow[],
  language: LanguageCode,
): Compared {
  const before = new Map(existing.map((row) => [keyOf(row.maker, row.pattern), row]))
  const known = createPatternSet<Known>()
  let places = 0
  const learn = (maker: string, written: string, folded: string) =>
    known.add(folded, { maker, written, place: places++ })
  for (const { maker, pattern: written } of existing) {
    const pattern = readPattern(written)
    if (!('patternError' in pattern)) learn(maker, written, pattern.folded)
  }
  const inFile = new Map<string, ReadRow>()
  const compared: Compared = { added: [], changed: [], unchanged: 0, rejected: [] }
  for (const read of rows) {
    const { row, text, maker, written } = read
    const key = keyOf(maker, written)
    const reject = (reason: string) => compared.rejected.push({ row, text, reason })
    const earlier = inFile.get(key)
    const [meets] = known
      .meeting(read.pattern.folded)
      .filter((other) => keyOf(other.maker, other.written) !== key)
      .sort((a, b) => a.place - b.place)
    const stored = before.get(key)
    if (earlier !== undefined) reject(translate(language, 'import.rowTwice', { row: earlier.row }))
    else if (meets !== undefined) {
      reject(translate(language, 'import.patternMeets', { pattern: meets.written, maker: meets.maker }))
    } else if (stored === undefined) compared.added.push(read)
    else if (isSame(read, stored)) compared.unchanged += 1
    else compared.changed.push({ read, stored })
    inFile.set(key, read)
    if (stored === undefined && earlier === undefined) learn(maker, written, read.pattern.folded)
  }
  return compared
}

function keyOf(maker: string, pattern: string): string {
  return JSON.stringify([maker, pattern])
}

function isSame(read: ReadRow, stored: CrossReferenceRow): boolean {
  const names = Object.keys(stored.dimensions)
  return (
    read.productNr === stored.productNr &&
    read.differences === stored.differences &&
    names.length === Object.keys(read.dimensions).length &&
    names.every((name) => read.dimensions[name] === stored.dimensions[name])
  )
}

/** Formats the old and new meaning of patterns, as far as they differ. */
export function formatChanges(changed: readonly ChangedReference[], language: LanguageCode): Change[] {
  return changed.slice(0, maxChanges).map(({ read, stored }) => ({
    row: read.row,
    text: `${stored.maker} · ${stored.pattern}`,
    before: formatDifferences(stored, read, language),
    after: formatDifferences(read, stored, language),
  }))
}

interface Meaning {
  productNr: string
  dimensions: Readonly<Record<string, string>>
  differences: string | null
}

/** Formats what differs from the other meaning. */
function formatDifferences(meaning: Meaning, other: Meaning, language: LanguageCode): string {
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
