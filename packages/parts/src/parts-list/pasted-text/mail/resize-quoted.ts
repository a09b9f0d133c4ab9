import { hasOnlyFillers } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { denial } from '../corrections/agreed-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { type Replaced, readReplaced } from '../corrections/read-replaced.ts'
import { areAlike, firstMentions, sizesOf, splitSizes } from '../lines/split-mentions.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'
import { findPositions, positionsNamed } from '../references/find-positions.ts'
import { isOfKind } from './change-quoted.ts'
import type { MailRow } from './mail-reading.ts'

/** More lines of parts above a quoted list are a list of their own. */
const maxAnswers = 50

const same = new RegExp(String.raw`(?<!\p{L})${anyChange('same')}(?!\p{L})`, 'u')

/**
 * Puts the sizes of an answer into the quoted part whose position or former sizes it names: `pos. 3: please 24x56x95, same
 * quantity`, `the sleeves in 6x10x175 instead of 6x10x150`. Beside a position the pieces are asked without a word for them.
 * @param levels for each line how often it was quoted
 */
export function resizeQuoted(
  rows: readonly MailRow[],
  levels: readonly number[],
  lines: readonly string[],
): readonly MailRow[] {
  const levelOf = ({ line }: MailRow) => levels[line] ?? 0
  const deepest = rows.reduce((level, row) => Math.max(level, levelOf(row)), 0)
  const byLine = Map.groupBy(
    rows.filter((row) => levelOf(row) < deepest),
    ({ line }) => line,
  )
  if (byLine.size > maxAnswers) return rows
  const resized = new Map<MailRow, MailRow>()
  const answers = new Set<MailRow>()
  for (const [index, [answer, ...others]] of byLine) {
    const line = lines[index] ?? ''
    if (answer === undefined || line.length > maxLength) continue
    const ofPosition = readAtPosition(answer, line)
    if (others.length > 0 && ofPosition === null) continue
    const change = ofPosition ?? readResize(answer, line)
    const [quoted, ...more] = rows.filter((row) => levelOf(row) > levelOf(answer) && change?.isOf(row))
    const parts = quoted === undefined || more.length > 0 ? null : splitSizes(quoted.requested)
    if (quoted === undefined || change === null || parts === null || resized.has(quoted)) continue
    if (!areAlike(parts[1], change.sizes)) continue
    const requested = `${parts[0]}${change.sizes}${parts[2]}`
    resized.set(quoted, { ...quoted, requested, quantity: change.quantityOf(quoted) })
    for (const row of [answer, ...others]) answers.add(row)
  }
  const left = rows.filter((row) => !answers.has(row)).map((row) => resized.get(row) ?? row)
  return doubtReplaced(left, levels, lines)
}

/** Leaves a quoted part open if an answer asks for its kind in other sizes and without pieces, or names it as the former one. */
function doubtReplaced(
  rows: readonly MailRow[],
  levels: readonly number[],
  lines: readonly string[],
): readonly MailRow[] {
  const levelOf = ({ line }: MailRow) => levels[line] ?? 0
  const deepest = rows.reduce((level, row) => Math.max(level, levelOf(row)), 0)
  const changes = rows
    .filter((row) => levelOf(row) < deepest)
    .map((row) => ({ row, former: readReplaced((lines[row.line] ?? '').slice(0, maxLength))?.former ?? null }))
    .filter(({ row, former }) => former !== null || (row.quantity === '' && namesKind(row.requested)))
  const isReplaced = (quoted: MailRow) =>
    changes.some(({ row, former }) => {
      if (levelOf(row) >= levelOf(quoted)) return false
      const [sizes, others] = [sizesOf(quoted.requested), sizesOf(row.requested)]
      return former === null ? isOfKind(quoted, row) && sizes !== others && areAlike(sizes, others) : sizes === former
    })
  return rows.map((row) => (isReplaced(row) ? { ...row, quantity: asOpen(row.quantity) } : row))
}

interface Resize {
  sizes: string
  /** Whether a quoted row is the one that it names, by its position or its former sizes. */
  isOf: (quoted: MailRow) => boolean
  quantityOf: (quoted: MailRow) => string
}

/** Reads a line that names a position with its former sizes and those in their place: `Pos. 1: statt 6x160 bitte 6x200` */
function readAtPosition(answer: MailRow, written: string): Resize | null {
  const line = withoutUnchanged(written)
  const [named, ...others] = findPositions(foldLetters(line))
  const [position, ...more] = named?.positions ?? []
  if (named === undefined || position === undefined || others.length + more.length > 0) return null
  const said = `${line.slice(0, named.start)}${line.slice(named.end)}`.replace(/^[\s:,.)–-]+/, '')
  const replaced = line.includes('?') || namesMore(line) ? null : readReplaced(said)
  if (replaced === null) return null
  return {
    sizes: replaced.sizes,
    isOf: (row) => (row.position === position || row.position === null) && sizesOf(row.requested) === replaced.former,
    quantityOf: ({ quantity }) =>
      saysNoMore(replaced) ? answer.quantity || quantity : asOpen(answer.quantity || quantity),
  }
}

function readResize(answer: MailRow, line: string): Resize | null {
  const position = positionOfSizes(line)
  if (position !== null) {
    const sizes = splitSizes(line)?.[1] ?? ''
    return { sizes, isOf: (row) => row.position === position, quantityOf: (row) => quantityOf(answer, row, line) }
  }
  const replaced = readReplaced(line)
  if (replaced === null || line.includes('?') || namesMore(line) || denial.test(foldLetters(replaced.line))) return null
  const isPlain = saysNoMore(replaced)
  return {
    sizes: replaced.sizes,
    isOf: (row) => sizesOf(row.requested) === replaced.former && isOfKind(row, answer),
    quantityOf: ({ quantity }) => (isPlain ? answer.quantity || quantity : asOpen(answer.quantity || quantity)),
  }
}

/** Whether a line only names the part; "last time came" tells of another order. */
function saysNoMore({ line, sizes }: Replaced): boolean {
  const words = foldLetters(line.replace(sizes, ' '))
    .replace(piecesWord, ' ')
    .split(/[\s,;:.!]+/)
  return hasOnlyFillers(words.filter((word) => !namesKind(word)).join(' '))
}

const piecesWord = new RegExp(String.raw`(?<!\p{L})${units.pieces}(?!\p{L})`, 'gu')

function asOpen(quantity: string): string {
  return /^\d+$/.test(quantity) ? `${quantity} ?` : quantity
}

/** A longer line is no answer of a few words. */
const maxLength = 300

/** Returns the only position of a line that says nothing of a part but its sizes; null for another line. */
function positionOfSizes(line: string): number | null {
  const [position, ...others] = positionsNamed(line)
  const isOfSizes = firstMentions(line).length === 1 && !namesKind(line) && !line.includes('?')
  const isOther = namesMore(line) || isCancelled(line)
  return position === undefined || others.length > 0 || !isOfSizes || isOther ? null : position
}

/** Whether a line names work or a material, which would be lost with it. */
function namesMore(line: string): boolean {
  return (
    namesWork(line) || namesCut(line) || line.split(/[\s,;:.!]+/).some((word) => word.length > 1 && belongsToPart(word))
  )
}

function quantityOf(answer: MailRow, quoted: MailRow, line: string): string {
  if (same.test(foldLetters(line))) return quoted.quantity.replace(/ \?$/, '')
  return answer.quantity !== '' ? answer.quantity : `${quoted.quantity.replace(/ \?$/, '')} ?`
}
