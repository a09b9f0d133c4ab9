import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { areAlike, firstMentions, splitSizes } from '../lines/split-mentions.ts'
import { positionsNamed } from '../references/find-positions.ts'
import type { MailRow } from './mail-reading.ts'

/** In a longer mail many rows may have the same position. */
const maxRows = 100

const same = new RegExp(String.raw`(?<!\p{L})${anyChange('same')}(?!\p{L})`, 'u')

/**
 * Puts the sizes of an answer into the quoted part whose position it names: `pos. 3: please 24x56x95, same quantity`.
 * Without a word for its pieces they are asked.
 * @param levels for each line how often it was quoted
 */
export function resizeQuoted(
  rows: readonly MailRow[],
  levels: readonly number[],
  lines: readonly string[],
): readonly MailRow[] {
  if (rows.length > maxRows) return rows
  const byLine = Map.groupBy(rows, ({ line }) => line)
  const resized = new Map<MailRow, MailRow>()
  const answers = new Set<MailRow>()
  for (const [index, [answer, ...others]] of byLine) {
    const line = lines[index] ?? ''
    const position = others.length > 0 ? null : positionOfSizes(line)
    if (answer === undefined || position === null) continue
    const level = levels[index] ?? 0
    const [quoted, ...more] = rows.filter((row) => (levels[row.line] ?? 0) > level && row.position === position)
    const parts = quoted === undefined || more.length > 0 ? null : splitSizes(quoted.requested)
    const sizes = splitSizes(line)?.[1] ?? ''
    if (quoted === undefined || parts === null || resized.has(quoted) || !areAlike(parts[1], sizes)) continue
    const requested = `${parts[0]}${sizes}${parts[2]}`
    resized.set(quoted, { ...quoted, requested, quantity: quantityOf(answer, quoted, line) })
    answers.add(answer)
  }
  return answers.size === 0 ? rows : rows.filter((row) => !answers.has(row)).map((row) => resized.get(row) ?? row)
}

/** A longer line is no answer of a few words. */
const maxLength = 300

/** Returns the only position of a line that says nothing of a part but its sizes; null for another line. */
function positionOfSizes(line: string): number | null {
  if (line.length > maxLength) return null
  const [position, ...others] = positionsNamed(line)
  const isOfSizes = firstMentions(line).length === 1 && !namesKind(line) && !line.includes('?')
  const isPlain = !namesWork(line) && !namesCut(line) && !isCancelled(line)
  const isOfPart = line.split(/[\s,;:.!]+/).some((word) => word.length > 1 && belongsToPart(word))
  return position === undefined || others.length > 0 || !isOfSizes || !isPlain || isOfPart ? null : position
}

function quantityOf(answer: MailRow, quoted: MailRow, line: string): string {
  if (same.test(foldLetters(line))) return quoted.quantity.replace(/ \?$/, '')
  return answer.quantity !== '' ? answer.quantity : `${quoted.quantity.replace(/ \?$/, '')} ?`
}
