import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { readCorrection } from '../corrections/read-correction.ts'
import { sizesOf, splitMentions } from '../lines/split-mentions.ts'
import type { MailRow } from './mail-reading.ts'

/** In a longer mail many rows may have the same sizes. */
const maxRows = 100

/**
 * Leaves one row of a quoted part and the answer that gives it a new number, naming it by its sizes and its former
 * number: `of the 6x160 please 8 instead of 6`. It is the row that says more.
 * @param levels for each line how often it was quoted
 */
export function changeQuoted(
  rows: readonly MailRow[],
  levels: readonly number[],
  lines: readonly string[],
): readonly MailRow[] {
  if (rows.length > maxRows) return rows
  const bySizes = Map.groupBy(rows, ({ requested }) => sizesOf(requested))
  const quantities = new Map<MailRow, string>()
  const repeated = new Set<MailRow>()
  for (const answer of rows) {
    const quoted = quotedOf(answer, bySizes.get(sizesOf(answer.requested)) ?? [], levels, lines[answer.line] ?? '')
    if (quoted === undefined) continue
    const isWhole = isOfKind(answer, quoted)
    repeated.add(isWhole ? quoted : answer)
    if (!isWhole) quantities.set(quoted, answer.quantity)
  }
  if (repeated.size === 0) return rows
  return rows
    .filter((row) => !repeated.has(row))
    .map((row) => ({ ...row, quantity: quantities.get(row) ?? row.quantity }))
}

/** Returns the only quoted row of those with the sizes of an answer, if it has the former number; undefined without one. */
function quotedOf(
  answer: MailRow,
  alike: readonly MailRow[],
  levels: readonly number[],
  line: string,
): MailRow | undefined {
  const sizes = sizesOf(answer.requested)
  const levelOf = (row: MailRow) => levels[row.line] ?? 0
  if (sizes === '' || !/^\d+$/.test(answer.quantity)) return undefined
  const [same, ...others] = alike.filter((row) => row !== answer && levelOf(row) >= levelOf(answer))
  if (same === undefined || others.length > 0 || levelOf(same) === levelOf(answer)) return undefined
  if (!isOfKind(same, answer) || namesWork(answer.requested) || namesCut(answer.requested)) return undefined
  const said = splitMentions(line).find(({ text }) => sizesOf(text) === sizes)?.text ?? ''
  return String(readCorrection(said)?.former) === same.quantity ? same : undefined
}

/** Whether a row has all words that say what the part of another one is; the endings may differ. */
export function isOfKind({ requested }: MailRow, other: MailRow): boolean {
  const folded = foldLetters(requested)
  const kinds = (foldLetters(other.requested).match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => namesKind(word) || belongsToPart(word),
  )
  return kinds.every((word) => folded.includes(word.slice(0, Math.max(3, word.length - 2))))
}
