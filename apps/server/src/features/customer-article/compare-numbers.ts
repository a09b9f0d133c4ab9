import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { Refused } from '../import/read-records.ts'
import type { NamedRow } from './named-row.ts'
import type { CustomerArticleRow, OwnPart } from './repository.ts'

interface Compared {
  added: NamedRow[]
  /** With the id of the row that it takes the place of. */
  changed: (NamedRow & { id: string })[]
  unchanged: number
  refused: Refused[]
}

/** What a file does to the numbers that a company has; within the file they may change places. */
export function compareNumbers(
  rows: readonly NamedRow[],
  existing: readonly CustomerArticleRow[],
  language: LanguageCode,
): Compared {
  const byPart = new Map(existing.map((row) => [keyOf(row), row]))
  const byNumber = new Map(existing.map((row) => [row.ownNumber.toLowerCase(), row]))
  const inFile = new Set(rows.map(keyOf))
  const parts = new Map<string, NamedRow>()
  const numbers = new Map<string, NamedRow>()
  const compared: Compared = { added: [], changed: [], unchanged: 0, refused: [] }
  for (const named of rows) {
    const { row, text, ownNumber } = named
    const part = keyOf(named)
    const number = ownNumber.toLowerCase()
    const earlier = parts.get(part) ?? numbers.get(number)
    const holder = byNumber.get(number)
    const before = byPart.get(part)
    if (earlier !== undefined) {
      const isSame = keyOf(earlier) === part && earlier.ownNumber === ownNumber
      if (isSame) compared.unchanged += 1
      else compared.refused.push({ row, text, reason: translate(language, 'import.rowTwice', { row: earlier.row }) })
      continue
    }
    parts.set(part, named)
    numbers.set(number, named)
    if (holder !== undefined && !inFile.has(keyOf(holder))) {
      compared.refused.push({ row, text, reason: translate(language, 'error.ownNumberTaken') })
    } else if (before === undefined) compared.added.push(named)
    else if (before.ownNumber === ownNumber) compared.unchanged += 1
    else compared.changed.push({ ...named, id: before.id })
  }
  return compared
}

function keyOf({ dimensionId, changedLength }: OwnPart): string {
  return `${dimensionId} ${changedLength ?? ''}`
}
