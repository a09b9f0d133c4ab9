import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { Rejected } from '../import/read-records.ts'
import { formatNumberedPart, keyOf, type NamedRow } from './numbered-part.ts'

interface Checked {
  agreed: NamedRow[]
  /** How many rows repeat an earlier one. */
  repeated: number
  refused: Rejected[]
}

/** Rejects rows that contradict an earlier one: a part has one number, and a number names one part. */
export function findContradictions(
  rows: readonly NamedRow[],
  fold: (ownNumber: string) => string,
  language: LanguageCode,
): Checked {
  const byPart = new Map<string, NamedRow>()
  const byNumber = new Map<string, NamedRow>()
  const checked: Checked = { agreed: [], repeated: 0, refused: [] }
  for (const named of rows) {
    const { row, text } = named
    const ofPart = byPart.get(keyOf(named))
    const ofNumber = byNumber.get(fold(named.ownNumber))
    const reject = (reason: string) => checked.refused.push({ row, text, reason })
    if (ofPart !== undefined) {
      if (ofPart.ownNumber === named.ownNumber) checked.repeated += 1
      else reject(translate(language, 'import.partNamed', describe(ofPart)))
    } else if (ofNumber !== undefined) reject(translate(language, 'import.numberUsed', describe(ofNumber)))
    else {
      checked.agreed.push(named)
      byPart.set(keyOf(named), named)
      byNumber.set(fold(named.ownNumber), named)
    }
  }
  return checked
}

function describe(named: NamedRow) {
  return { part: formatNumberedPart(named), number: named.ownNumber, row: named.row }
}
