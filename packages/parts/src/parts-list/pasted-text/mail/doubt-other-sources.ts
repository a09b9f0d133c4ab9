import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { keptInStock } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { endOfSizes, firstMentions } from '../lines/split-mentions.ts'
import { kindStems } from '../references/kind-stems.ts'
import { ownVerb, still } from '../sentences/without-owned.ts'
import { doubtQuantity, type MailReading, ofKind } from './mail-reading.ts'
import { anyOtherSource } from './other-source-words.ts'
import { condition } from './undecided-parts.ts'

const otherSource = new RegExp(
  String.raw`(?<!\p{L})${anyOtherSource('elsewhere', 'supplied', 'provided', 'borrowed', 'undecided')}(?!\p{L})`,
  'u',
)
const arrived = new RegExp(String.raw`(?<!\p{L})${anyOtherSource('arrived')}(?!\p{L})`, 'u')
const waiting = new RegExp(String.raw`(?<!\p{L})${anyOtherSource('waiting')}(?!\p{L})`, 'u')
const conditionFirst = new RegExp(String.raw`^[^\p{L}]*${condition}(?!\p{L})`, 'u')
/** A few words that only say that something waits; a date or a mould that waits needs more. */
const maxWordsOfWaiting = 4
const maxSentence = 150
const maxLine = 400
const maxRows = 300
const sentenceEnd = /[.;!](?=\s|$)/

/**
 * Leaves a part open if its line, or a short sentence below it, says that it comes from somewhere else or that somebody
 * has yet to decide: `we buy those elsewhere`, `die stellt der Kunde bei`. A sentence with a kind means all parts of it.
 * @param textAt what the mail says in a line
 */
export function doubtOtherSources({ lines, levels, rows }: MailReading, textAt: (line: number) => string): void {
  const newest = Math.min(...levels)
  for (const index of lines.keys()) {
    const text = textAt(index)
    if (text.length > maxLine || !/\p{L}{3}/u.test(text)) continue
    const own = rows.filter(({ line }) => line === index)
    const remark = own.length === 1 ? text.slice(endOfSizes(text)) : ''
    if (own.length > 0) {
      const isThere =
        (levels[index] ?? 0) <= newest &&
        firstMentions(text).length === 1 &&
        remark.split(remarkEnd).some((clause) => saysOwned(clause) || namesSource(clause))
      if (isThere || saysOther(remark) || remark.split(remarkEnd).some((clause) => arrived.test(foldLetters(clause))))
        for (const row of own) doubtQuantity(row)
      continue
    }
    const level = levels[index] ?? 0
    const above = rows.filter(({ line }) => line < index || (levels[line] ?? 0) > level).slice(-maxRows)
    for (const sentence of text.split(sentenceEnd).filter(saysOther)) {
      if (hasSizes(sentence)) continue
      const meant = namesKind(sentence)
        ? ofKind(above, kindStems(foldLetters(sentence)))
        : above.filter(({ line }) => line === index - 1)
      for (const row of meant) doubtQuantity(row)
    }
  }
}

const ownVerbs = new RegExp(String.raw`(?<!\p{L})${ownVerb}(?!\p{L})`, 'u')
const remarkEnd = /[,;.!()]|\s[–-]\s/
const pronoun = new RegExp(
  String.raw`^(?:\p{L}{1,3}|diese[nrs]?|davon|those|these|them|which|ones|celles?-?la|cel(?:les|ui)|quest[ei]|quell[ei]|est[oe]s|es[oa]s|ess[ea]s|deze|dessa|takie|${still}|${keptInStock})$`,
  'u',
)

/** Whether a clause only says that the buyer has the part: `die haben wir noch`, `which we have` */
function saysOwned(clause: string): boolean {
  const folded = foldLetters(clause)
  if (!ownVerbs.test(folded) || /\d/.test(folded)) return false
  const words =
    folded
      .replace(ownVerbs, ' ')
      .replace(kept, ' ')
      .match(/\p{L}+/gu) ?? []
  return words.every((word) => pronoun.test(word)) && !numberWord.test(words.join(' '))
}

/** Whether a clause only says who brings the part: `die liefert Schmidt`, `Schmidt supplies those` */
function namesSource(clause: string): boolean {
  if (!named.test(foldLetters(clause)) || /\d/.test(clause)) return false
  const others = clause
    .trim()
    .split(/\s+/)
    .filter((word) => !named.test(foldLetters(word)))
  const names = others.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  const isSaid = others.some((word) => !names.includes(word))
  return isSaid && names.length > 0 && others.every((word) => names.includes(word) || pronoun.test(foldLetters(word)))
}

const named = new RegExp(String.raw`(?<!\p{L})${anyOtherSource('named')}(?!\p{L})`, 'u')
const kept = new RegExp(String.raw`(?<!\p{L})(?:${keptInStock}|im regal|da|here|hier)(?!\p{L})`, 'gu')
const numberWord = new RegExp(String.raw`(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')

function saysOther(sentence: string): boolean {
  // What the buyer cuts or machines on their own is a part of the order.
  if (sentence.length > maxSentence || sentence.includes('?') || namesCut(sentence) || namesWork(sentence)) return false
  const folded = foldLetters(sentence)
  // "If they take longer, we buy them elsewhere" orders them.
  if (conditionFirst.test(folded)) return false
  const isShort = sentence.split(/[^\p{L}]+/u).filter(Boolean).length <= maxWordsOfWaiting
  return otherSource.test(folded) || (isShort && waiting.test(folded))
}
