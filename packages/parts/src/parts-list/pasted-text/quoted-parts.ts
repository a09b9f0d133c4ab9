import { namesPartAlone } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { isCancelled } from './change-words.ts'
import { quoted } from './clean-line.ts'
import { type MailRow, ofKind } from './mail-reading.ts'
import { isHeader } from './part-line.ts'
import { kindStems } from './read-references.ts'
import { sizesOf } from './split-mentions.ts'

/** Returns for each line how often it was quoted or forwarded. */
export function levelsOf(lines: readonly string[]): number[] {
  let forwarded = 0
  let isInHeader = false
  return lines.map((line) => {
    const signs = quoted.exec(line)?.[0] ?? ''
    const isHeading = isHeader(foldLetters(line.slice(signs.length).trim()))
    if (isHeading && !isInHeader) forwarded++
    isInHeader = isHeading
    return forwarded + signs.replace(/\s/g, '').length
  })
}

/**
 * Leaves open the quantity of a quoted part that the answer names again, by its sizes or by its kind with a figure or
 * another change: it is the same part or a further one.
 */
export function doubtAnswered(
  rows: readonly MailRow[],
  levels: readonly number[],
  lines: readonly string[],
): MailRow[] {
  const nearest = new Map<string, number>()
  for (const { line, requested } of rows) {
    const sizes = sizesOf(requested)
    nearest.set(sizes, Math.min(nearest.get(sizes) ?? Number.POSITIVE_INFINITY, levels[line] ?? 0))
  }
  const changed = new Set(rows.length === 0 || rows.length > maxRows ? [] : rowsOfAnswer(rows, levels, lines))
  return rows.map((row) => {
    const sizes = sizesOf(row.requested)
    const isRepeated = sizes !== '' && (nearest.get(sizes) ?? 0) < (levels[row.line] ?? 0)
    return (isRepeated || changed.has(row)) && row.quantity !== '' ? { ...row, quantity: `${row.quantity} ?` } : row
  })
}

/** In a longer mail a sentence hardly means one part by its kind. */
const maxRows = 100

/** Returns the quoted rows whose kind a sentence of the answer names with a figure, or as one that is left out. */
function rowsOfAnswer(rows: readonly MailRow[], levels: readonly number[], lines: readonly string[]): MailRow[] {
  return lines.flatMap((line, at) => {
    const quoted = rows.filter(({ line }) => (levels[line] ?? 0) > (levels[at] ?? 0))
    const mayChange =
      quoted.length > 0 && line.length < maxLength && !isHeader(foldLetters(line)) && !namesPartAlone(line)
    const clauses = mayChange ? line.split(/[.;!?](?:\s|$)/) : []
    return clauses
      .filter((clause) => /\d/.test(clause) || isCancelled(clause))
      .flatMap((clause) => {
        const figures: readonly string[] = clause.match(/\d+/g) ?? []
        // The new number of pieces is in the row already.
        return ofKind(quoted, kindStems(foldLetters(clause))).filter(({ quantity }) => !figures.includes(quantity))
      })
  })
}

const maxLength = 300
