import { endsInAsking, namesLoss } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { firstMentions, splitSizes } from '../lines/split-mentions.ts'
import { withoutLosses, withoutState, withoutStory } from '../omissions/without-losses.ts'
import { readAskedCount } from './asked-count.ts'
import { readAskedOfLost } from './asked-of-lost.ts'
import { isAbout } from './lone-count.ts'
import { withoutReserve } from './without-reserve.ts'
import { tellsNothing } from './without-sentence.ts'

/** A full stop behind a short word is one of an abbreviation: `ca. 4`, but not `are worn out. Send 4` */
const clauseEnd =
  /(?:[,;:!?…]|(?<=[\p{L}\d]{4}|\d|\)|\s(?:av|ut|ner|up|off|out|it|us|too|ab|los|uns|af|ons|uit|nam|nas|noi))\.+|\s[–-])\s+(?=\S)/gu
const number = String.raw`(?<![\p{L}\d.,/x×-])(?:\d{1,4}(?![\d.,/-]|\s*[x×*°%])|${wordOfSeveral}(?!\p{L}))`
const anyNumber = new RegExp(number, 'u')
const lastNumber = new RegExp(String.raw`^.*${number}(?:\s*(?:${units.pieces}))?\s+`, 'u')
const change = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('correction')}|${anyChange('opening')}|${anyChange('instead')}|${anyChange('only')}|${anyChange('spare')})(?!\p{L})`,
  'u',
)

/**
 * Reads the clause behind a part that asks for its pieces: `two pins 6x160 have broken, please send four`. A number
 * before the part is that of the lost ones if the words around it say so.
 * @returns the part with the words around it, and its pieces; null for a text without such a clause
 */
export function readAskedClause(text: string): { part: string; quantity: string } | null {
  const [before = '', sizes = '', said = ''] = splitSizes(text) ?? []
  const behind = withoutReserve(said).replace(therefore, '')
  if (sizes === '' || text.includes('\t') || firstMentions(text).length > 1) return null
  const clauses = clausesOf(behind)
  const read = namesLoss(text) ? readAskedOfLost : readAskedCount
  const asked = clauses.find((clause) => read(clause.said) !== '')
  if (asked === undefined || clauses.some((clause) => clause !== asked && mayCount(clause.said))) return null
  const beside = behind.slice(0, asked.start).replace(/[\s,;:.!?…–-]+$/, '')
  // "Were" may be the former number of a change, but not beside "broken".
  const told = namesLoss(`${before} ${beside}`) ? withoutOpening(behind.slice(asked.start)) : behind
  if (isRough(withoutReserve(asked.said)) || change.test(foldLetters(told).replace(ofThem, '')) || isCancelled(text))
    return null
  const counted = countBefore(before)
  const isLost = namesLoss(`${before} ${beside}`) && !before.split(/\s+/).some(isAsking)
  if (counted !== null && !isLost) return null
  const rest = clauses.filter(({ start, said }) => start > asked.start && !isHarmless(said, behind.slice(0, start)))
  const lost = withoutState(withoutLosses(`${before.slice(counted?.[0].length ?? 0)}${sizes}${beside}`))
  const named = isLost ? withoutStory(lost) : lost
  const part = [named, ...rest.map(({ said }) => said)].join(', ')
  return { part, quantity: read(asked.said) }
}

/** Returns the number before the sizes of a part; that behind its kind is a size: `cooling nipple 9 | M10x1` */
function countBefore(before: string): RegExpExecArray | null {
  const found = lastNumber.exec(foldLetters(before))
  const isSize = found !== null && namesKind(found[0]) && !namesKind(before.slice(found[0].length))
  return isSize ? null : found
}

/** "We" and "us" in folded letters: their verb says whether a clause asks or tells of a loss. */
const ourselves = /^(?:wir|ich|uns|mir|we|i|us|nous|nos|noi|ci|nam|nas|ons|wij|vi|oss|nekunk|ne|ni|se|heb|hebben)$/

/** The beginnings of questions and requests that are numbers, parts and changes in other languages: `kolik stojí 6 kusů` */
const opening = /^[\s.?!]*(?:was(?=\skost)|kolik(?=\sstoj)|koliko(?=\sstane)|var(?=\svanlig))\s/u

/** Removes from a clause its first word if it asks for a price or politely. */
export function withoutOpening(clause: string): string {
  return clause.slice(opening.exec(foldLetters(clause))?.[0].length ?? 0)
}

/** Whether a word asks for parts even in a clause that tells of lost ones. */
export function isAsking(word: string): boolean {
  return endsInAsking(word) && !ourselves.test(foldLetters(word).replace(/'.*$/, ''))
}

interface Clause {
  said: string
  start: number
}

/** Returns the clauses behind the sizes of a part; its material directly behind them belongs to none. */
function clausesOf(behind: string): Clause[] {
  const words = [...behind.matchAll(/\S+/g)]
  const other = words.find(({ 0: word }) => !belongsToPart(word) && !namesKind(word))
  const ends = findAll(clauseEnd, behind)
  const starts = [other?.index ?? behind.length, ...ends.map(({ index, 0: { length } }) => index + length)]
  return starts.map((start, at) => ({
    start,
    said: withoutOpening(behind.slice(start, Math.max(start, ends[at]?.index ?? behind.length))),
  }))
}

/** "Hat" is a number in Hungarian, but not before a German article. */
const germanHas = /^hat(?=\s(?:ein|kein|der|die|das|sich))/u

/** Whether a clause has a number that may count pieces, too; a cut and work have other ones. */
function mayCount(clause: string): boolean {
  if (namesCut(clause) || namesWork(clause)) return false
  return anyNumber.test(foldLetters(clause).replace(germanHas, '')) || (namesKind(clause) && hasSizes(clause))
}

/** The Italian and Romanian "ne" before a verb or joined to one, which is "not" in other languages before a number. */
const ofThem = new RegExp(
  String.raw`(?<!\p{L})ne\s+(?!${wordOfSeveral}(?!\p{L}))(?=\p{L})|(?<=\p{L})-ne(?!\p{L})`,
  'gu',
)

/** The English "so", which is "about" in German before a number. */
const therefore = /(?<=^|[\s,;])so\s(?=(?:please|can|could|would|we|i)\s)/gi

function isRough(clause: string): boolean {
  return foldLetters(clause)
    .split(/[^\p{L}]+/u)
    .some(isAbout)
}

/** Whether what stands behind the pieces says nothing about the part: another sentence without work, or its reason. */
function isHarmless(clause: string, before: string): boolean {
  if (/[.!?]\s+$/.test(before)) return !namesCut(clause) && !namesWork(clause)
  return tellsNothing(clause.split(/\s+/).filter(Boolean))
}
