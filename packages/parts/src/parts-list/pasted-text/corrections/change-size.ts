import { endsInAsking, isFillerWord } from '../../../words/order-words.ts'
import { belongsToPart } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import type { Meaning } from '../../headings/heading-pattern.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { firstMentions, splitSizes } from '../lines/split-mentions.ts'
import { denial } from './agreed-words.ts'
import { joining, shouldBe, too } from './change-words.ts'
import { instead } from './read-replaced.ts'
import { sizeOfWord } from './size-words.ts'

const figure = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*mm)?(?![\d.,]*\s*[x×]|\d)`
const formerFigure = new RegExp(
  String.raw`(?:[\s,;(]+(?:and|und|et|y|e|en|a|och|in|es))?(?<!\p{L})${instead}\s+(?:(?:the|der|die|den|de|di)\s+)?${figure}`,
  'u',
)
const figures = /\d{1,4}(?:[.,]\d{1,2})?/g

/** Words for what is right, in folded letters. */
const right =
  /^(?:richtige?[rn]?|korrekte?[rn]?|correct[aeo]?|right|proper|actual|exacte?|corect[ae]?|spravn\p{L}{1,2}|poprawn\p{L}{1,2}|prawidlow\p{L}{1,2}|wlasciw\p{L}{1,2}|bonn?e?|juste|giust[ao]|corrett[ao]|cert[ao]|corret[ao]|goede?|juiste?|ratt|korrekt|pravil\p{L}{1,3}|helyes\p{L}*)$/u
/** Verbs of "should be" whose parts stand around a figure: `lengte moet 200 zijn` */
const should =
  /^(?:should|must|sollte?n?|muss|doit|deve|debe|devia|deberia|dovrebbe|powinn\p{L}*|moet|ska|skall|mora|trebuie|legyen)$/u
const others = /^(?:mm|x|to|a|o|e|est|ist|size|now|jetzt|w|we|v|ve|de)$/u
const shouldBeSaid = new RegExp(String.raw`(?<!\p{L})${shouldBe}(?!\p{L})`, 'u')

/** `in length 200`, which "check the length 200" is not */
const inSize = /(?<!\p{L})(?:in|mit|auf|with|en|de|di|con|com|met|w|v|ve|o|i|med|cu|s|z)\s+\p{L}{4}/u
/** "Also in length 200" and "six in length 200" ask for further parts, or for some of them. */
const further = new RegExp(String.raw`(?<!\p{L})(?:${too}|(?!in\s)${joining}|${wordOfSeveral}|${ofThem})(?!\p{L})`, 'u')

interface SaidSize {
  meaning: Meaning
  now: string
  /** Null if the words do not state it. */
  former: string | null
  /** Whether the words say that this is the right size, not only that it is wanted. */
  isRight: boolean
  isAsked: boolean
}

/** Reads words that say one size of a part and nothing else; null for other words. */
function readSize(words: string, isAnswer: boolean): SaidSize | null {
  const folded = foldLetters(words)
  const found = formerFigure.exec(folded)
  const rest =
    found === null ? folded : `${folded.slice(0, found.index)} ${folded.slice(found.index + found[0].length)}`
  const stated = findAll(figures, rest).map(([said]) => said)
  const [now] = stated
  if (now === undefined || stated.length > 1 || denial.test(rest) || rest.includes('?')) return null
  const said = rest.replace(figures, ' ').replace(shouldBeSaid, ' ')
  const plain = said.match(/\p{L}+/gu) ?? []
  const meanings = new Set(plain.flatMap((word) => sizeOfWord(word) ?? []))
  const [meaning] = meanings
  const isPlain = plain.every(
    (word) =>
      sizeOfWord(word) !== null || right.test(word) || should.test(word) || others.test(word) || isFillerWord(word),
  )
  if (!isPlain || meaning === undefined || meanings.size > 1) return null
  return {
    meaning,
    now,
    former: found?.[1]?.replace(',', '.') ?? null,
    isRight: plain.some((word) => right.test(word)),
    isAsked:
      shouldBeSaid.test(rest) ||
      plain.some((word) => should.test(word)) ||
      ((isAnswer || (inSize.test(rest) && plain.some((word) => endsInAsking(word)))) && !further.test(rest)),
  }
}

/**
 * Changes one size of a part by a sentence with its former figure or with a word for what is right: `should be 400 long
 * rather than 315`, `the right length is 400`. A size may only be asked for if it is larger, as a part can be cut.
 * @param isAnswer whether the words stand below a quoted part, so that they ask for a size without any verb
 * @returns null for another sentence, or if it may mean another size
 */
export function replaceFigure(requested: string, words: string, isAnswer = false): string | null {
  const said = readSize(words, isAnswer)
  if (said === null) return null
  // "10, not 12" are pieces.
  if (said.former !== null) return replaceSize(requested, Number(said.former), said.now)
  const former = sizeOf(requested, said.meaning)
  if (former === null) return null
  const isLarger = Number(said.now.replace(',', '.')) > former
  if (!said.isRight && !(said.isAsked && isLarger)) return null
  return replaceSize(requested, former, said.now)
}

/** Returns the size of a part that a word means; null if it may be one of several. */
function sizeOf(requested: string, meaning: Meaning): number | null {
  const sizes = (splitSizes(requested)?.[1].match(figures) ?? []).map((size) => Number(size.replace(',', '.')))
  const last = sizes.at(-1) ?? 0
  // Of a plate nobody knows which side is its length, and of a sleeve which diameter is meant.
  if (meaning === 'length') return sizes.length < maxSizes && last === Math.max(...sizes) ? last : null
  if (meaning === 'diameter') return sizes.length === 2 ? (sizes[0] ?? null) : null
  return meaning === 'thickness' && sizes.length === maxSizes - 1 && last === Math.min(...sizes) ? last : null
}

/** Flat ejectors and sprue bushes have four sizes, of which words mean several. */
const maxSizes = 4

/** Changes the only size of a part that has a value; null if it has none, or several. */
export function replaceSize(requested: string, former: number, now: string): string | null {
  const [before = '', sizes = '', behind = ''] = splitSizes(requested) ?? []
  const [place, ...more] = findAll(figures, sizes).filter(([said]) => Number(said.replace(',', '.')) === former)
  if (place === undefined || more.length > 0) return null
  return `${before}${sizes.slice(0, place.index)}${now}${sizes.slice(place.index + place[0].length)}${behind}`
}

/** Where a clause ends; a comma before "not 160" goes on with it. */
const clauseEnd = new RegExp(
  String.raw`(?:,(?!\s+(?:\p{L}{1,3}\s+)?${instead}\s+\d)|;|:|[.!](?=\s|$)|\s[–-])\s+|,$|[.!]+$`,
  'gu',
)

/** Changes a size of the part of a line by a clause behind it: `sleeves 4x6x125: please deliver in length 150, 6 pcs` */
export function changeSize(line: string): string {
  const [first, second] = firstMentions(line)
  if (first === undefined || second !== undefined) return line
  const part = line.slice(0, first.end)
  const behind = line.slice(first.end)
  const ends = findAll(clauseEnd, foldLetters(behind))
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)]
  for (const [at, start] of starts.entries()) {
    const end = ends[at]?.index ?? behind.length
    const clause = behind.slice(start, end)
    const place = start + endOfMaterial(clause)
    const changed = /\d/.test(clause) ? replaceFigure(part, behind.slice(place, end)) : null
    if (changed === null) continue
    const before = behind.slice(0, place).replace(/[\s,;:–-]+$/, '')
    return `${changed}${before}${behind.slice(end)}`
  }
  return line
}

/** Returns the place behind a material that stands directly behind the sizes: `nitrided, in 200 instead of 160` */
function endOfMaterial(clause: string): number {
  const words = findAll(/\p{L}[\p{L}-]*/gu, clause)
  const last = words.findLast(({ 0: word }) => word.length > 2 && belongsToPart(word) && !right.test(foldLetters(word)))
  return last === undefined ? 0 : last.index + last[0].length
}
