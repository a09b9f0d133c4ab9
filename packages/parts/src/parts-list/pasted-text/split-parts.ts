import { namesKind, namesPart, namesPartAlone } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { amount, anyOf, wordOfSeveral } from '../quantities/read-pieces.ts'
import { withoutClosing, withoutCourtesy, withoutOrdering } from './order-words.ts'
import { readOrderLine, sayPieces } from './read-order-line.ts'

const count = String.raw`(?:${amount}|\d{1,5}(?![\d.,]|\s*[x×*]))`
const of = '(?:of|von|de|di|van|av|z|ze|od|d)'
/** `je 10 Stück:`, `je 5 von`, `po 5 ks`, `4 each of`, `5 de chaque` */
const each = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyOf('each')}\s+(${count})|(${count})\s+${anyOf('eachBehind')}(?!\p{L}))(?:\s+${of}(?!\p{L}))?(?:\s+(?:the following|following|folgenden))?\s*:?`,
  'u',
)

/**
 * Finds a quantity that applies to each part of the line, or of the lines below it: `je 10 Stück:`
 * @returns the quantity in figures, or in its words if it is open, and the place behind it; null if the line has none
 */
export function findEach(line: string): { quantity: string; end: number } | null {
  const found = each.exec(foldLetters(line))
  return found && { quantity: sayPieces(found[1] ?? found[2] ?? ''), end: found.index + found[0].length }
}

const cancelled = new RegExp(String.raw`(?<!\p{L})${anyOf('cancel')}(?!\p{L})`, 'u')

/** Whether a line says that its part is not to be delivered. */
export function isCancelled(line: string): boolean {
  return cancelled.test(foldLetters(line))
}

const joining =
  '(?:und|and|sowie|as well as|ainsi que|asi como|samt|ter|nonche|plus|et|y|e|en|a(?! pair| dozen)|i|si|in|es|och|oraz|ja)'
const conjunction = String.raw`(?:^|[,;]\s|\s${joining}(?=\s))\s*`
const conjunctionAround = new RegExp(String.raw`^${joining}\s+|\s+${joining}$`, 'gu')
/** `2 x 6x160` or `2 x AZH`, but not the sizes `6 x 160`. */
const timesPart = String.raw`\d{1,5}\s*[x×]\s(?!\s*\d+(?:[.,]\d+)?(?![.,]?\d|[x×]))`
/** What stands before each of several parts: only a quantity behind it tells it from other words. */
const oneOfSeveral = new RegExp(
  String.raw`${conjunction}(?=(?:(?:${amount})|${timesPart}|\d{1,5}\s+\p{L}[\p{L}-]{2}|${anyOf('dozens', 'pairs')}\s)\s*)`,
  'gu',
)

/** Splits a line of a mail into the parts that it asks for, each with its quantity, and removes the words around them. */
export function splitParts(written: string): string[] {
  if (written.includes('\t') || isCancelled(written)) return [written]
  const line = withoutClosing(written)
  const listed = splitList(line) ?? splitCounted(line)
  if (listed !== null) return listed
  const starts = [...foldLetters(line).matchAll(oneOfSeveral)].map(({ index, 0: { length } }) => index + length)
  const pieces = [0, ...starts].map((start, index, all) => line.slice(start, all[index + 1]).trim())
  const named = pieces.filter((piece) => namesPart(piece))
  if (named.length < 2 || named.length < starts.length) return [trimSentence(line)]
  return named.map((piece) => trimSentence(piece).replace(/\.$/, ''))
}

/** Splits "je 5 von AZN-4x125, AZN-4x160 und AZN-4x200", where one quantity is that of each part. */
function splitList(line: string): string[] | null {
  const once = findEach(line)
  if (once === null) return null
  const rest = line.slice(once.end)
  const ends = [...foldLetters(rest).matchAll(separator)]
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)]
  const parts = starts.map((start, at) => trimSentence(rest.slice(start, ends[at]?.index)).replace(/\.$/, ''))
  const isList = parts.length > 1 && parts.every(namesPartAlone)
  return isList ? parts.map((part) => `${part}\t${once.quantity}`) : null
}

/** What stands between parts that share a quantity. */
const separator = new RegExp(String.raw`\s*[,;](?=\s)\s*|\s+${joining}\s+`, 'gu')

/**
 * Splits a sentence at commas and conjunctions where each piece then has one part with its quantity: `AZN-4x125 (20x)
 * und AZN-4x160 (6x)`. The quantity of a part may be a piece of its own.
 * @returns null for a sentence with other pieces
 */
function splitCounted(line: string): string[] | null {
  const ends = [...foldLetters(line).matchAll(separator)]
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)]
  const parts: string[] = []
  for (const [at, start] of starts.entries()) {
    const written = line.slice(start, ends[at]?.index).replace(conjunctionAround, '')
    const piece = withoutOrdering(written.trim()).replace(/[.!?]$/, '')
    const last = parts.at(-1)
    if (namesPartAlone(piece)) parts.push(piece)
    else if (last !== undefined && sayPieces(piece) !== '' && readOrderLine(last).quantity === '')
      parts[parts.length - 1] = `${last}, ${piece}`
    else if (last !== undefined || /\d/.test(piece) || namesKind(piece)) return null
  }
  return parts.length > 1 && parts.every((part) => readOrderLine(part).quantity !== '') ? parts : null
}

const noStandard = String.raw`(?<!\b(?:din|iso|en))`
/** Words behind a figure that is no quantity: `60 HRC`. */
const measured = '(?!(?:hrc|shore|grad|degrees?)(?!\\p{L}))'
/**
 * Where a quantity with its unit begins behind other words, as in `Hallo, bitte zwei Stück AZN-8x250`. The number of a
 * standard is none: `ISO 8734 pins`.
 */
const inside = new RegExp(
  String.raw`${noStandard}[\s,:](?=(?:(?:${amount})|\d{1,5}\s*[x×]\s)\s*\p{L})|${noStandard}\s(?=(?:\d{1,5}\s${measured}(?:${of}\s)?|${wordOfSeveral}\s)\p{L}{3})`,
  'gu',
)

/** A short word with a full stop is an abbreviation: `inkl. APZ 3.1`. */
const sentenceEnd = /(?<=\d|\p{L}{6})[.!?]\s+\p{Lu}/u

/** Removes what is around one part: a greeting, further sentences, courtesy and conjunctions. */
function trimSentence(text: string): string {
  const folded = foldLetters(text)
  const whole = readOrderLine(text.replace(conjunctionAround, ''))
  const isCounted = whole.quantity !== '' && text.endsWith(whole.requested)
  const start = isCounted
    ? undefined
    : [...folded.matchAll(inside)].find(
        ({ index }) =>
          !/\d/.test(folded.slice(folded.lastIndexOf(':', index) + 1, index)) &&
          namesPart(text.slice(index)) &&
          !namesKind(text.slice(0, index)),
      )
  const from = start === undefined ? text : text.slice(start.index + 1)
  const sentence = sentenceEnd.exec(from)
  const ended = sentence !== null && namesPart(from.slice(0, sentence.index)) ? from.slice(0, sentence.index) : from
  return withoutCourtesy(ended)
    .replace(/[\s,;:?!]+$/, '')
    .replace(conjunctionAround, '')
    .trim()
}
