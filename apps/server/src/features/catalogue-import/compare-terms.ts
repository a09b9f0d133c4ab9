import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { Refused } from '../import/read-records.ts'
import type { ReadTerms } from './read-terms.ts'
import type { Terms } from './repository.ts'

/** What a row of the file says, and where. */
export interface ReadRow extends ReadTerms {
  row: number
  text: string
}

/** What becomes of an article, and the row that says so. */
export interface ChangedTerms {
  row: number
  before: Terms
  after: Terms
}

/** What a file changes of the articles; an article that is not there, or stands in two rows, is refused. */
export function compareTerms(
  rows: readonly ReadRow[],
  current: readonly Terms[],
  now: Date,
  language: LanguageCode,
): { changed: ChangedTerms[]; unchanged: number; refused: Refused[] } {
  const byNumber = new Map(current.map((terms) => [terms.articleNo, terms]))
  const inFile = new Map<string, number>()
  const changed: ChangedTerms[] = []
  const refused: Refused[] = []
  let unchanged = 0
  for (const read of rows) {
    const { row, text, articleNo } = read
    const before = byNumber.get(articleNo)
    const earlier = inFile.get(articleNo)
    if (before === undefined) refused.push({ row, text, reason: translate(language, 'import.articleUnknown') })
    else if (earlier !== undefined) {
      refused.push({ row, text, reason: translate(language, 'import.rowTwice', { row: earlier }) })
    } else {
      inFile.set(articleNo, row)
      const after = apply(before, read, now)
      if (isSame(before, after)) unchanged += 1
      else changed.push({ row, before, after })
    }
  }
  return { changed, unchanged, refused }
}

function apply(before: Terms, { listPrice, availability, leadTimeDays, discontinued }: ReadRow, now: Date): Terms {
  return {
    ...before,
    ...(listPrice === undefined ? {} : { listPrice }),
    ...(availability === undefined ? {} : { availability }),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
    ...(discontinued === undefined ? {} : { discontinuedAt: discontinued ? (before.discontinuedAt ?? now) : null }),
  }
}

function isSame(before: Terms, after: Terms): boolean {
  return (
    before.listPrice === after.listPrice &&
    before.availability === after.availability &&
    before.leadTimeDays === after.leadTimeDays &&
    before.discontinuedAt?.getTime() === after.discontinuedAt?.getTime()
  )
}
