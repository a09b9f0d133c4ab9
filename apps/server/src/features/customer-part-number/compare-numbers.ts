import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { Rejected } from '../import/name-records.ts'
import { formatNumberedPart, keyOf, type NamedRow } from './check-parts.ts'
import type { NumberedRow } from './repository/customer-part-numbers.ts'

/** A row that gives a part another number. */
interface ChangedNumber {
  named: NamedRow
  /** The row that it replaces. */
  before: NumberedRow
}

interface Compared {
  added: NamedRow[]
  changed: ChangedNumber[]
  unchanged: number
  rejected: Rejected[]
}

/**
 * Compares a file with the numbers of a company; within the file they may change places.
 * @param fold returns the same for numbers that differ only in letter case, as the database folds it
 */
export function compareNumbers(
  rows: readonly NamedRow[],
  existing: readonly NumberedRow[],
  fold: (customerPartNumber: string) => string,
  language: LanguageCode,
): Compared {
  const { agreed, repeated, rejected: contradicting } = findContradictions(rows, fold, language)
  const byPart = new Map(existing.map((row) => [keyOf(row), row]))
  const holders = findHolders(agreed, existing, byPart, fold)
  const rejected = [...holders].map(([{ row, text, customerPartNumber: number }, holder]): Rejected => {
    return {
      row,
      text,
      reason: translate(language, 'import.numberTaken', { number, part: formatNumberedPart(holder) }),
    }
  })
  const compared: Compared = { added: [], changed: [], unchanged: repeated, rejected: [...contradicting, ...rejected] }
  for (const named of agreed) {
    if (holders.has(named)) continue
    const before = byPart.get(keyOf(named))
    if (before === undefined) compared.added.push(named)
    else if (before.customerPartNumber === named.customerPartNumber) compared.unchanged += 1
    else compared.changed.push({ named, before })
  }
  return compared
}

/**
 * Finds rows whose number another part has and keeps: a part that is not in the file, or whose own row is rejected and
 * therefore frees no number.
 */
function findHolders(
  rows: readonly NamedRow[],
  existing: readonly NumberedRow[],
  byPart: ReadonlyMap<string, NumberedRow>,
  fold: (customerPartNumber: string) => string,
): Map<NamedRow, NumberedRow> {
  const requested = new Map(rows.map((row) => [fold(row.customerPartNumber), row]))
  const inFile = new Set(rows.map(keyOf))
  const keeping = existing.filter((row) => !inFile.has(keyOf(row)))
  const holders = new Map<NamedRow, NumberedRow>()
  for (const holder of keeping) {
    const row = requested.get(fold(holder.customerPartNumber))
    if (row === undefined || holders.has(row)) continue
    holders.set(row, holder)
    const kept = byPart.get(keyOf(row))
    if (kept !== undefined) keeping.push(kept)
  }
  return holders
}

interface Checked {
  agreed: NamedRow[]
  /** How many rows repeat an earlier one. */
  repeated: number
  rejected: Rejected[]
}

/** Rejects rows that contradict an earlier one: a part has one number, and a number names one part. */
function findContradictions(
  rows: readonly NamedRow[],
  fold: (customerPartNumber: string) => string,
  language: LanguageCode,
): Checked {
  const byPart = new Map<string, NamedRow>()
  const byNumber = new Map<string, NamedRow>()
  const checked: Checked = { agreed: [], repeated: 0, rejected: [] }
  for (const named of rows) {
    const { row, text } = named
    const ofPart = byPart.get(keyOf(named))
    const ofNumber = byNumber.get(fold(named.customerPartNumber))
    const reject = (reason: string) => checked.rejected.push({ row, text, reason })
    if (ofPart !== undefined) {
      if (ofPart.customerPartNumber === named.customerPartNumber) checked.repeated += 1
      else reject(translate(language, 'import.partNamed', presentNumber(ofPart)))
    } else if (ofNumber !== undefined) reject(translate(language, 'import.numberUsed', presentNumber(ofNumber)))
    else {
      checked.agreed.push(named)
      byPart.set(keyOf(named), named)
      byNumber.set(fold(named.customerPartNumber), named)
    }
  }
  return checked
}

function presentNumber(named: NamedRow) {
  return { part: formatNumberedPart(named), number: named.customerPartNumber, row: named.row }
}
