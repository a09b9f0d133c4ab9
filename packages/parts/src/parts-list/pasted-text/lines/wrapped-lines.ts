import { namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { countsPart, isListed } from './item-lines.ts'
import type { JoinedLine } from './join-lines.ts'
import { readOrderLine, sayPieces } from './read-order-line.ts'
import { endOfSizes } from './split-mentions.ts'

const minWidth = 55
/** Mail programs break lines before. */
const maxWidth = 130
/** A longer text is read as the lines that were written. */
const maxLength = 900
const sentenceEnd = /[.!?:]\s*$/

/** Whether a paragraph is prose that is broken where its lines are full. */
export function isWrapped(texts: readonly string[]): boolean {
  const isFull = texts.slice(0, -1).every((text) => text.length >= minWidth || sentenceEnd.test(text))
  const isNarrow = texts.every(({ length }) => length <= maxWidth)
  const goesOn = texts.some((text, at) => at > 0 && /^\s*(?:\p{Ll}|\d)/u.test(text) && isOpen(texts[at - 1] ?? ''))
  const isTable = texts.filter((text) => columnGap.test(text)).length > 1
  return isFull && isNarrow && goesOn && !isTable && !texts.some(isListed) && !isList(texts)
}

/** Between the cells of a table; few people write it in a sentence. */
const columnGap = /\S {3,}\S/

/** Whether a line ends within a sentence; a number or its unit may be the end of an order. */
function isOpen(text: string): boolean {
  const [word = ''] = /\S+\s*$/.exec(text) ?? []
  return /^\p{L}+,?\s*$/u.test(word) && sayPieces(`1 ${word.replace(/[\s,]+$/, '')}`) === ''
}

/** Whether each line names a part of its own. */
function isList(texts: readonly string[]): boolean {
  const sized = texts.map((text) => endOfSizes(text) > 0)
  const isEach = sized.filter(Boolean).length > 2 && sized.lastIndexOf(false) <= 0
  const isBeside = texts.some((text, at) => beginsWithPart(text) && beginsWithPart(texts[at + 1] ?? ''))
  // A sentence ends where its line does, so only other lines may be those of a list.
  const own = texts.filter((text, at) => !sentenceEnd.test(text) && !isNextOf(texts[at - 1], text) && countsPart(text))
  const isBroken = texts.some((text, at) => endsInKind(text) && goesOnUncounted(texts[at + 1] ?? ''))
  return (isEach && !isBroken) || isBeside || own.length > 1
}

/** Whether a full line ends with the name of a part, whose sizes stand in the next one. */
function endsInKind(text: string): boolean {
  const [word = ''] = /\p{L}+\s*$/u.exec(text) ?? []
  return text.length >= minWidth && word.length > 3 && namesKind(word)
}

function goesOnUncounted(text: string): boolean {
  return /^\s*(?:\p{Ll}|\d)/u.test(text) && endOfSizes(text) > 0 && !countsPart(text)
}

/** Whether a line goes on with the words of the line above: `and also` / `six hardened sleeves 4x6x125, and` */
function isNextOf(above: string | undefined, text: string): boolean {
  return above !== undefined && above.length >= minWidth && isOpen(above) && /^\s*\p{Ll}/u.test(text)
}

/** `Ejector pin 6x200`, `4 pcs ejector pin 6x200` */
function beginsWithPart(text: string): boolean {
  const [word = '', next = ''] = text.trim().split(/\s+/)
  const isCounted = /^\d{1,4}x?$/.test(word) && (namesKind(next) || sayPieces(`1 ${next}`) !== '')
  if (endOfSizes(text) > 0) return isCounted || namesKind(word)
  return namesKind(word) && readOrderLine(text.trim()).quantity !== ''
}

/** Returns how many lines each sentence of wrapped lines takes. */
export function sentencesOf(texts: readonly string[]): number[] {
  const sizes: number[] = []
  let length = 0
  let isEnded = true
  for (const text of texts) {
    if (isEnded || length + text.length > maxLength) {
      sizes.push(0)
      length = 0
    }
    sizes.push((sizes.pop() ?? 0) + 1)
    length += text.length
    isEnded = sentenceEnd.test(text)
  }
  return sizes
}

/** A full stop behind a short word is one of an abbreviation. */
const betweenSentences = /(?<=\p{L}{4}|\d|\))[.!]\s+(?=\p{Lu}\p{L}*\s)/gu

/** Divides the lines of one paragraph that were joined into its sentences. */
export function splitProse({ text, pieces }: JoinedLine): JoinedLine[] {
  const ends = findAll(betweenSentences, text).map(({ index, 0: { length } }) => index + length)
  return [0, ...ends].map((start, at) => {
    const end = ends[at] ?? text.length
    const first = pieces.findLastIndex((piece) => piece.start <= start)
    const own = pieces.filter((piece, place) => place >= first && piece.start < end)
    return {
      text: text.slice(start, end).trim(),
      pieces: own.map((piece) => ({ line: piece.line, start: Math.max(0, piece.start - start) })),
    }
  })
}
