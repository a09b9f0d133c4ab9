import { isFillerWord } from '../../../words/order-words.ts'
import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { quoted } from '../lines/clean-line.ts'
import { joinLines } from '../lines/join-lines.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'
import { quantityNoun } from '../references/read-said.ts'
import { changesOf } from './changes-of-sentence.ts'
import type { QuotedChange } from './read-quoted-change.ts'

/** A change with the places of its clause. */
export interface TakenChange {
  /** Null for a sentence that leaves a kind as it is. */
  change: QuotedChange | null
  /** Index of the line where it stands. */
  line: number
  pieces: readonly { line: number; text: string }[]
}

const sentenceEnd = /(?<=[\p{L}\d)]{2}[.!?;]|[\p{L}\d)\s]\s\d[.;]|[?!])\s+(?=["“¿¡]?\p{Lu})|;\s+/u
const maxChanges = 20

/** Finds the clauses of the newest message of a mail that change a part of a list in it. */
export function findQuotedChanges(lines: readonly string[], levels: readonly number[]): TakenChange[] {
  const found: TakenChange[] = []
  const kept: TakenChange[] = []
  const newest = Math.min(...levels.filter((_, at) => /\p{L}/u.test(lines[at] ?? '')))
  for (const { text, pieces } of joinLines(lines, levels)) {
    const first = pieces[0]?.line ?? 0
    if ((levels[first] ?? 0) > newest) continue
    let place = 0
    for (const sentence of text.split(sentenceEnd)) {
      const start = text.indexOf(sentence, place)
      place = start + sentence.length
      if (keepsKinds(sentence)) {
        const own = piecesOf(text, pieces, start, start + sentence.length)
        kept.push({ change: null, line: first, pieces: own })
      }
      for (const { text: clause, change, at } of changesOf(sentence)) {
        const own = piecesOf(text, pieces, start + at, start + at + clause.length)
        found.push({ change, line: own[0]?.line ?? first, pieces: own })
        if (found.length > maxChanges) return []
      }
    }
  }
  return found.length === 0 ? [] : [...found, ...kept]
}

/** Returns what stands in each line of a joined text from one place to another. */
function piecesOf(
  text: string,
  lines: readonly { line: number; start: number }[],
  from: number,
  end: number,
): { line: number; text: string }[] {
  return lines.flatMap(({ line, start }, index) => {
    const [begin, stop] = [Math.max(from, start), Math.min(end, lines[index + 1]?.start ?? text.length)]
    const said = text.slice(begin, stop).trim()
    return begin < stop && said !== '' ? [{ line, text: said }] : []
  })
}

/** Whether a sentence says no more than that a kind, or its pieces, stay as they are: `The sleeves stay as they are.` */
function keepsKinds(sentence: string): boolean {
  if (sentence.length > maxKept || /[\d?]/.test(sentence)) return false
  const clause = sentence.replace(/[.!\s]+$/, '')
  const said = withoutUnchanged(clause)
  const words = said.match(/\p{L}+/gu) ?? []
  return (
    said !== clause &&
    words.every((word) => isFillerWord(word) || namesKind(word) || quantityNoun.test(foldLetters(word)))
  )
}

const maxKept = 60

/** Removes the clauses of changes from the lines of a mail. */
export function withoutChanges(lines: readonly string[], taken: readonly TakenChange[]): string[] {
  const left = lines.map((line) => line.normalize('NFC'))
  for (const { line, text } of taken.flatMap(({ pieces }) => pieces)) {
    const said = left[line] ?? ''
    const at = said.indexOf(text)
    if (at < 0) continue
    const before = said.slice(0, at).replace(/[\s,]+$/, '')
    const behind = said.slice(at + text.length)
    // What stands before the clause ends where its sentence ended.
    const isEnded = !/[\p{L}\d)]$/u.test(before.replace(quoted, ''))
    const rest = isEnded
      ? `${before} ${behind.replace(/^[\s,.;!]+/, '')}`
      : `${before}${behind.replace(/^[\s,]+/, ' ')}`
    left[line] = /[\p{L}\d]/u.test(rest.replace(quoted, '')) ? rest.trim() : ''
  }
  return left
}
