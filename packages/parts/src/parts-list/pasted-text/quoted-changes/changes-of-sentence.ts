import { hasMaterial, hasSizes, namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { joining } from '../corrections/change-words.ts'
import { sizeOfWord } from '../corrections/size-words.ts'
import { anyUndecided } from '../mail/undecided-words.ts'
import { readChangedValue } from './changed-value.ts'
import { type QuotedChange, readQuotedChange, readTakenOut } from './read-quoted-change.ts'

/** A clause of a sentence that changes a part. */
export interface Clause {
  text: string
  change: QuotedChange
  /** Its place in the sentence. */
  at: number
  /** The number of the clause behind it. */
  next: number
}

const clauseStart = new RegExp(String.raw`[,:]\s+|\s+[–-]\s+|\s+(?=${joining}\s+[\p{L}\d])`, 'gu')
const leading = new RegExp(String.raw`^(?:${joining}\s+)(?=[\p{L}\d])`, 'u')
const condition =
  /(?:^|,\s*)(?:if|falls|wenn|sofern|si|se|caso|indien|jesli|jezeli|pokud|ha|daca|om|ce)\s|(?<!\p{L})(?:if|falls|wenn|sofern|caso|indien|jesli|jezeli|pokud|daca)(?!\p{L})/u
const perhaps = new RegExp(String.raw`(?<!\p{L})(?:${anyUndecided('before')})(?!\p{L})`, 'gu')
const maxSentence = 250
const maxClauses = 8

/** Returns the clauses of a sentence that are changes. */
export function changesOf(written: string): Clause[] {
  if (written.length > maxSentence || !/\p{L}{3}/u.test(written) || /\?\s*$/.test(written)) return []
  if (condition.test(foldLetters(written))) return []
  const undecided = findAll(perhaps, foldLetters(written))
  const sentence = replaceFound(written.normalize('NFC'), undecided, ([said]) => ' '.repeat(said.length))
  const starts = [0, ...findAll(clauseStart, foldLetters(sentence)).map(({ index, 0: said }) => index + said.length)]
  if (starts.length > maxClauses) return []
  const readFrom = (from: number, before: QuotedChange | null) => clausesFrom(sentence, starts, from, before)
  // What has more words may have those of the clause before it.
  const ordered = starts
    .flatMap((_, from) => readFrom(from, null))
    .toSorted(
      (one, other) => one.change.traits.length - other.change.traits.length || one.text.length - other.text.length,
    )
  const found: Clause[] = []
  for (const clause of ordered) if (!found.some((other) => overlap(clause, other))) found.push(clause)
  const further = found.flatMap(({ change, next }) => {
    const own = found.some(
      ({ at }) => at >= (starts[next] ?? sentence.length) && at < (starts[next + 1] ?? sentence.length),
    )
    return own ? [] : readFrom(next, change).slice(0, 1)
  })
  const all = [...found, ...further]
  const isMore = ({ next }: Clause) => {
    const isRead = all.some(({ at }) => at >= (starts[next] ?? 0) && at < (starts[next + 1] ?? sentence.length))
    return next < starts.length && !isRead && saysMore(sentence.slice(starts[next], starts[next + 1]))
  }
  if (all.some(isMore)) return []
  // A change that nothing reads would be lost beside those that are made.
  const isUnread = (at: number, index: number) => {
    const text = sentence.slice(at, starts[index + 1])
    return !all.some((clause) => overlap(clause, { text, at })) && mayChange(text)
  }
  if (all.length > 0 && starts.some(isUnread)) return []
  return undecided.length === 0 ? all : all.map((each) => ({ ...each, change: { ...each.change, isDecided: false } }))
}

/** Returns the changes that begin with a clause of a sentence, shorter ones first. */
function clausesFrom(sentence: string, starts: readonly number[], from: number, before: QuotedChange | null): Clause[] {
  const begin = starts[from]
  if (begin === undefined) return []
  return starts.slice(from).flatMap((_, length) => {
    const next = from + length + 1
    const whole = sentence.slice(begin, starts[next] ?? sentence.length).replace(/[\s,:–-]+$/, '')
    const lead = leading.exec(foldLetters(whole))?.[0].length ?? 0
    const text = whole.slice(lead).replace(/[.!\s]+$/, '')
    const change = readQuotedChange(text, before) ?? (hasSizes(sentence) ? readTakenOut(text) : null)
    return change === null ? [] : [{ text, change, at: begin + lead, next }]
  })
}

/** Whether a clause puts one value in the place of another one, or gives a size: `length 102` */
function mayChange(text: string): boolean {
  const isSize = () => (foldLetters(text).match(/\p{L}+/gu) ?? []).some((word) => sizeOfWord(word) !== null)
  return readChangedValue(text) !== null || (/\d/.test(text) && isSize())
}

function overlap(one: Pick<Clause, 'at' | 'text'>, other: Pick<Clause, 'at' | 'text'>): boolean {
  return one.at < other.at + other.text.length && other.at < one.at + one.text.length
}

/** Whether what follows a change says more of its part: `20 pins instead of 10, hardened` */
function saysMore(next: string): boolean {
  if (namesKind(next)) return false
  return namesWork(next) || namesCut(next) || hasMaterial(next) || /^\P{L}*\d/u.test(next)
}
