import { foldLetters } from '../fold-letters.ts'
import { quoted } from './clean-line.ts'
import type { MailRow } from './mail-reading.ts'
import { isHeader } from './part-line.ts'
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

/** Leaves open the quantity of a quoted part that the answer names again, as it is the same part or a further one. */
export function doubtRepeated(rows: readonly MailRow[], levels: readonly number[]): MailRow[] {
  const nearest = new Map<string, number>()
  for (const { line, requested } of rows) {
    const sizes = sizesOf(requested)
    nearest.set(sizes, Math.min(nearest.get(sizes) ?? Number.POSITIVE_INFINITY, levels[line] ?? 0))
  }
  return rows.map((row) => {
    const sizes = sizesOf(row.requested)
    const isRepeated = sizes !== '' && (nearest.get(sizes) ?? 0) < (levels[row.line] ?? 0)
    return isRepeated && row.quantity !== '' ? { ...row, quantity: `${row.quantity} ?` } : row
  })
}
