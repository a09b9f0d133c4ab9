import type { MailRow } from '../mail/mail-reading.ts'
import { levelsOf } from '../mail/quoted-parts.ts'
import { applyQuotedChange } from './apply-quoted-change.ts'
import { findQuotedChanges, withoutChanges } from './take-changes.ts'

/**
 * Reads a mail without the clauses that change a part of the list which it quotes, and then makes these changes. A clause
 * whose part is not sure is read as any other text.
 * @param read reads the parts of lines
 */
export function readWithChanges(lines: readonly string[], read: (lines: readonly string[]) => MailRow[]): MailRow[] {
  const levels = levelsOf(lines)
  let taken = findQuotedChanges(lines, levels)
  while (taken.some(({ change }) => change !== null)) {
    const rows = read(withoutChanges(lines, taken)).map((row) => ({ ...row }))
    const made = taken.filter(({ change, line }) => {
      if (change === null) return true
      const isQuoted = (row: MailRow) => (levels[row.line] ?? 0) > (levels[line] ?? 0)
      const list = rows.filter((row) => isQuoted(row) || row.line < line)
      return applyQuotedChange(list, change, line, isQuoted)
    })
    if (made.length === taken.length) return rows.toSorted((one, other) => one.line - other.line)
    taken = made
  }
  return read(lines)
}
