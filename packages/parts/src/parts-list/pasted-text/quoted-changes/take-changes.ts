import { isFillerWord } from '../../../words/order-words.ts'
import { hasMaterial, namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { joining } from '../corrections/change-words.ts'
import { quoted } from '../lines/clean-line.ts'
import { joinLines } from '../lines/join-lines.ts'
import { anyUndecided } from '../mail/undecided-words.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'
import { quantityNoun } from '../references/read-said.ts'
import { type QuotedChange, readQuotedChange } from './read-quoted-change.ts'

/** A change with the places of its clause. */
export interface TakenChange {
  /** Null for a sentence that leaves a kind as it is. */
  change: QuotedChange | null
  /** Index of the line where it stands. */
  line: number
  pieces: readonly { line: number; text: string }[]
}

/** What each sentence of a change has: a figure, a material, or a word like "instead". Most lines have none. */
const mayChange = /\d|\p{L}{4}/u
const sentenceEnd = /(?<=[\p{L}\d)]{2}[.!?;]|[\p{L}\d)\s]\s\d[.;]|[?!])\s+(?=["“¿¡]?\p{Lu})|;\s+/u
const clauseStart = new RegExp(String.raw`[,:]\s+|\s+[–-]\s+|\s+(?=${joining}\s+\p{L})`, 'gu')
const leading = new RegExp(String.raw`^(?:${joining}\s+)(?=\p{L})`, 'u')
const condition =
  /(?:^|,\s*)(?:if|falls|wenn|sofern|si|se|caso|indien|jesli|jezeli|pokud|ha|daca|om|ce)\s|(?<!\p{L})(?:if|falls|wenn|sofern|caso|indien|jesli|jezeli|pokud|daca)(?!\p{L})/u
const perhaps = new RegExp(String.raw`(?<!\p{L})(?:${anyUndecided('before')})(?!\p{L})`, 'gu')
const maxSentence = 250
const maxClauses = 8
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
      for (const { clause, change, at } of changesIn(sentence)) {
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
  const clause = clauseOnly(sentence)
  const said = withoutUnchanged(clause)
  const words = said.match(/\p{L}+/gu) ?? []
  return (
    said !== clause &&
    words.every((word) => isFillerWord(word) || namesKind(word) || quantityNoun.test(foldLetters(word)))
  )
}

const maxKept = 60

function clauseOnly(clause: string): string {
  return clause.replace(/[.!\s]+$/, '')
}

/** Returns the clauses of a sentence that are changes, with their places. */
function changesIn(sentence: string): Clause[] {
  if (sentence.length > maxSentence || !mayChange.test(sentence) || /\?\s*$/.test(sentence)) return []
  if (condition.test(foldLetters(sentence))) return []
  const undecided = findAll(perhaps, foldLetters(sentence))
  const composed = replaceFound(sentence.normalize('NFC'), undecided, ([said]) => ' '.repeat(said.length))
  const folded = foldLetters(composed)
  const starts = [0, ...[...folded.matchAll(clauseStart)].map(({ index, 0: said }) => index + said.length)]
  if (starts.length > maxClauses) return []
  const read: Clause[] = []
  for (let from = 0; from < starts.length; from++) {
    for (let to = from + 1; to <= starts.length; to++) {
      const begin = starts[from] ?? 0
      const whole = composed.slice(begin, starts[to] ?? composed.length).replace(/[\s,:–-]+$/, '')
      const lead = leading.exec(foldLetters(whole))?.[0].length ?? 0
      const clause = whole.slice(lead)
      const change = readQuotedChange(clauseOnly(clause))
      const next = composed.slice(starts[to] ?? composed.length, starts[to + 1])
      if (change !== null)
        read.push({ clause, change: { ...change, isDecided: undecided.length === 0 }, at: begin + lead, next })
    }
  }
  // What has more words may have those of the clause before it.
  const ordered = read.toSorted(
    (one, other) => one.change.traits.length - other.change.traits.length || one.clause.length - other.clause.length,
  )
  const found: Clause[] = []
  for (const clause of ordered) if (!found.some((other) => overlap(clause, other))) found.push(clause)
  return found.some(({ next }) => saysMore(next)) ? [] : found
}

interface Clause {
  clause: string
  change: QuotedChange
  at: number
  /** The clause behind it. */
  next: string
}

function overlap(one: Clause, other: Clause): boolean {
  return one.at < other.at + other.clause.length && other.at < one.at + one.clause.length
}

/** Whether what follows a change says more of its part: `20 pins instead of 10, hardened` */
function saysMore(next: string): boolean {
  if (namesKind(next)) return false
  return namesWork(next) || namesCut(next) || hasMaterial(next) || /^\P{L}*\d/u.test(next)
}

/** Removes the clauses of changes from the lines of a mail. */
export function withoutChanges(lines: readonly string[], taken: readonly TakenChange[]): string[] {
  const left = lines.map((line) => line.normalize('NFC'))
  for (const { line, text } of taken.flatMap(({ pieces }) => pieces)) {
    const said = left[line] ?? ''
    const at = said.indexOf(text)
    if (at < 0) continue
    const rest = `${said.slice(0, at).replace(/[\s,]+$/, '')} ${said.slice(at + text.length).replace(/^[\s,.;!]+/, '')}`
    left[line] = /[\p{L}\d]/u.test(rest.replace(quoted, '')) ? rest.trim() : ''
  }
  return left
}
