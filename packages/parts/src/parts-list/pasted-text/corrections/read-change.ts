import { hasOnlyFillers, isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, namesKind, namesPart } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { sizesOf, splitSizes } from '../lines/split-mentions.ts'
import { takeMarks } from '../moulds/count-marks.ts'
import { kindStems, withoutKinds } from '../references/kind-stems.ts'
import { withoutReserve } from '../sentences/without-reserve.ts'
import { anyChange, isCancelled, joining } from './change-words.ts'
import { isKeptCount } from './kept-count.ts'
import { readCorrection, withoutFormer } from './read-correction.ts'
import { markNewCount } from './read-new-count.ts'
import { readReplaced } from './read-replaced.ts'

/** What a sentence says about the pieces of a part that stands above it. */
export interface Change {
  /** The sizes of the part; empty if the sentence names none. */
  sizes: string
  /** Beginnings of the words for its kind, in folded letters. */
  stems: readonly string[]
  /** Beginnings of other words, which may say what the part is like: `die nitrierten` */
  traits: readonly string[]
  /** All numbers that may be the new one. */
  counts: readonly string[]
  /** Whether the sentence says nothing else. */
  isPlain: boolean
}

const interjection =
  '(?:(?:oh|ah|ach|oj|och|ay|hm+|e|y|et|und|and|a|i|si|in|es|en|but|aber|ma|mais|maar|mas|pero|ale|so)[,!]?\\s+){0,2}'
const opening = String.raw`${interjection}(?<!\p{L})${anyChange('opening')}(?!\p{L})`
/** The first words of a message; in a chat they may stand behind a name. */
const openingFirst = new RegExp(
  String.raw`^(?:\p{L}{2,15}:\s+)?(?:${opening}[\s,.:!–-]*)+(?:(?:meant|mean|meinte|wollte|voulais|volevo|quería|queria)\s+)?`,
  'u',
)
const openingAtEnd = new RegExp(String.raw`[\s,]+${anyChange('opening')}[.!]*$`, 'u')
const openingBehind = new RegExp(String.raw`(?<=[\p{L}\d)][.!?;])\s+(?=${opening})`, 'gu')

/** Behind a number such as 12.9, too. */
const sentenceBegin = /(?<=(?:[\p{L}\d)]{2}|\d[.,]\d)\s?[.!?])\s+(?=[¿¡]?\p{Lu})|(?<=[\p{L}\d)]\s?;)\s+/gu

/** Splits a line where a sentence begins that changes what was said before it. */
export function splitChanges(line: string): string[] {
  if (!/[.!?;]\s/.test(line)) return [line]
  const composed = line.normalize('NFC')
  const found = findAll(openingBehind, foldLetters(composed))
  const starts = [0, ...found.map(({ index, 0: { length } }) => index + length)]
  return starts.flatMap((start, at) => splitBehindCount(composed.slice(start, starts[at + 1])).flatMap(splitAtKinds))
}

/** The end of a sentence, or a comma before "and". */
const countEnd = new RegExp(String.raw`(?<=[\p{L}\d)])(?:[.!;]\s+|,\s+(?=${joining}\s))`, 'u')

/** Splits a text behind a new number of the part before it, so that a further part keeps its own: `No, 25. And two rings 100x36x12` */
function splitBehindCount(text: string): string[] {
  const end = countEnd.exec(foldLetters(text))
  const head = text.slice(0, end?.index)
  const rest = text.slice(head.length + (end?.[0].length ?? 0))
  const isCount = openingFirst.test(foldLetters(head)) && markNewCount(head) !== head
  return end !== null && isCount && !hasSizes(head) && !namesKind(head) && namesPart(rest) ? [head, rest] : [text]
}

/** Splits a text around each sentence that changes a kind or replaces a part: `… and 8 pins 6x24. Cancel the pins.` */
function splitAtKinds(text: string): string[] {
  const pieces: string[] = []
  let wasChange = false
  for (const sentence of text.split(sentenceBegin)) {
    const isKept = isKeptCount(sentence) || describesPart(sentence)
    const isChange = changesKind(sentence) || changesPart(sentence)
    if (!isKept && (pieces.length === 0 || isChange || wasChange)) pieces.push(sentence)
    else pieces.push([...pieces.splice(-1), sentence].join(' '))
    if (!isKept) wasChange = isChange
  }
  return pieces
}

/**
 * Whether a sentence without sizes cancels a kind, or gives it or the part before it another number: `Could you make
 * that 14?`
 */
function changesKind(sentence: string): boolean {
  if (sentence.length > maxSentence || hasSizes(sentence)) return false
  const isNewCount = markNewCount(sentence) !== sentence
  if (!namesKind(sentence)) return isNewCount && !namesWork(sentence) && !namesCut(sentence)
  return isNewCount || isCancelled(sentence) || readCorrection(sentence) !== null
}

const maxSentence = 300

/**
 * Whether a sentence names a part in the place of another one, or with a new number: `Instead of the pins 6x160 we need
 * 6x200.`
 */
function changesPart(sentence: string): boolean {
  if (sentence.length > maxSentence || !hasSizes(sentence)) return false
  return readReplaced(sentence) !== null || markNewCount(sentence) !== sentence
}

/** Whether a sentence says what the part before it is like: `Hardened please.` */
function describesPart(sentence: string): boolean {
  if (hasSizes(sentence) || namesKind(sentence)) return false
  return (
    namesWork(sentence) ||
    namesCut(sentence) ||
    sentence.split(/[\s,.;!?]+/).some((word) => word.length > 2 && belongsToPart(word))
  )
}

const count = new RegExp(
  String.raw`(?<![\p{L}\d.,x×/=-])(?:\d{1,4}|${wordOfSeveral})(?![\p{L}\d]|[.,/]\d|\s*(?:[x×*]|mm))(?:\s*(?:${units.pieces}))?`,
  'gu',
)

const theSizes = String.raw`(?:(?:the|die|den|der|von den|les|los|las|le|gli|i|de|os|as|cele)\s+)?`
const aDozen = /(?<!\p{L})(?:a|one|ein|une|una|uma)\s+(?:dozen|dutzend|douzaine|docena|dozzina|duzia)(?!\p{L})/u

function withoutKind(text: string): string {
  const [words = ''] = /^\s+\p{L}+/u.exec(text) ?? []
  return namesKind(words) ? text.slice(words.length) : text
}

/** Says "it" for the sizes within a sentence that gives them a new number: `make the 4x200 a dozen` */
function sayIt(line: string): string {
  const [head = '', sizes = '', behind = ''] = splitSizes(line) ?? []
  if (sizes === '' || head === '' || markNewCount(line) !== line) return line
  const dozen = aDozen.exec(foldLetters(behind))
  const rest =
    dozen === null ? behind : `${behind.slice(0, dozen.index)}12${behind.slice(dozen.index + dozen[0].length)}`
  const start = new RegExp(`${theSizes}$`, 'u').exec(foldLetters(head))?.index ?? head.length
  const said = `${head.slice(0, start)}it${withoutKind(withoutKind(rest))}`
  return markNewCount(said) === said ? line : `${sizes} ${said}`
}

/** Reads a sentence that changes the pieces of a part above it; null for another one. */
export function readChange(written: string): Change | null {
  const line = sayIt(withoutReserve(written))
  const folded = foldLetters(line)
  const marked = markNewCount(line)
  if (marked === line && !openingFirst.test(folded) && !openingAtEnd.test(folded)) return null
  const said = withoutFormer(line.slice(openingFirst.exec(folded)?.[0].length ?? 0))
  const { rest, marks } = takeMarks(withoutFormer(markNewCount(said)))
  const [before = rest, , behind = ''] = splitSizes(rest) ?? []
  const others = `${before} ${behind}`
  const stated = findAll(count, foldLetters(others))
  const counts = [...marks.now.map(String), ...stated.map(({ 0: number }) => sayPieces(number))]
  if (counts.length === 0) return null
  const stems = kindStems(foldLetters(others))
  const words = withoutKinds(
    replaceFound(others, stated, () => ''),
    stems,
  )
  const unread = words.split(/\s+/).filter((word) => !belongsToPart(word) && !namesKind(word))
  const isPlain = !/\d/.test(words) && hasOnlyFillers(unread.join(' '))
  return { sizes: sizesOf(rest), stems, traits: traitsIn(words), counts: [...new Set(counts)], isPlain }
}

/** Returns none for a text with figures, which may say something else. */
function traitsIn(text: string): string[] {
  if (/\d/.test(text)) return []
  const words = foldLetters(text).match(/\p{L}{4,}/gu) ?? []
  return words.filter((word) => !isOrdering(word)).map((word) => word.slice(0, Math.max(4, word.length - 2)))
}
