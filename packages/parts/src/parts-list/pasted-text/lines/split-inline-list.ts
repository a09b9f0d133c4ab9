import { namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { joining } from '../corrections/change-words.ts'
import { findPositions } from '../references/find-positions.ts'
import { listWord } from '../references/read-letters.ts'

/** `1. `, `2) `, `a) ` behind other words */
const number = /(?<=^|[\s:;,.])(?:(\d{1,2})[.)]|([a-z])\))\s+(?=\S)/giu

const counted = String.raw`\(\s*\d{1,5}\s*(?:${units.pieces})\s*\)`
const behindCounted = new RegExp(String.raw`(?<=${counted})\s*[,;]\s+(?=\S)`, 'gu')
const countedAtEnd = new RegExp(String.raw`${counted}\s*[.!?]?$`, 'u')

const bar = /\s\|\s/

/** Splits a line at the bars between parts: `10 pcs AZN-6x200 | 4 pcs AHH-5x8x150` */
function splitAtBars(line: string): string[] {
  const pieces = line.split(bar)
  return pieces.length > 1 && pieces.every(namesPartAlone) ? pieces : [line]
}

const position = new RegExp(String.raw`(?<=^|[\s;,.:(])${listWord}\.?\s*(\d{1,3})(?:\s*[:.)–-])?\s+(?=\S)`, 'gu')
const separator = new RegExp(String.raw`(?:[\s,;]+|\s${joining})+$`, 'u')

/**
 * Splits a line whose parts stand behind their positions: `line 1: AZN-4x160 qty 20; line 2: AHH-5x8x150 qty 6`. A part
 * before the first position may have it behind itself.
 */
function splitPositions(line: string): string[] {
  const found = findAll(position, foldLetters(line))
  const counts = found.map(([, count]) => Number(count))
  if (found.length < 2 || counts.some((count, at) => at > 0 && count <= (counts[at - 1] ?? 0))) return [line]
  const starts = found.map(({ index }) => index)
  const [head = '', ...pieces] = [0, ...starts].map((start, at) => line.slice(start, starts[at]))
  const parts = pieces.filter(namesPartAlone)
  const areNamed = pieces.every((piece) => parts.includes(piece) || /\p{L}{4}.*\d|\d\D*\p{L}{4}/u.test(piece))
  if (namesPartAlone(head) || parts.length < 2 || !areNamed) return [line]
  return [head, ...pieces]
    .map((piece) => piece.slice(0, separator.exec(foldLetters(piece))?.index).trim())
    .filter((piece) => piece !== '')
}

/** Splits a line that numbers several parts itself: `Two things: 1. add 6 pillars 24x46x75. 2. cancel the ring.` */
export function splitInlineList(line: string): string[] {
  const found = findAll(number, line)
  const counts = found.map(([, figure, letter = '']) => Number(figure ?? letter.toLowerCase().charCodeAt(0) - 96))
  const isList = found.length > 1 && counts.every((count, at) => count === at + 1)
  if (!isList || namesTogether(line, found[1]?.index ?? 0))
    return splitAtBars(line).flatMap(splitPositions).flatMap(splitCounted)
  const starts = found.map(({ index }) => index)
  return [0, ...starts].map((start, at) => line.slice(start, starts[at]).trim()).filter((piece) => piece !== '')
}

/** Whether a number is one of several positions before their noun: `die 1. und die 2. Position` */
function namesTogether(line: string, place: number): boolean {
  if (line.length > maxLength) return false
  return findPositions(foldLetters(line)).some(
    ({ positions, start, end }) => positions.length > 1 && start <= place && place < end,
  )
}

/** A longer line is hardly a sentence. */
const maxLength = 1000

/** Splits a line whose parts all have their pieces in brackets: `pins 6x160 (12 pcs), bearing 6002 (2 pcs)` */
function splitCounted(line: string): string[] {
  const folded = foldLetters(line)
  if (!countedAtEnd.test(folded)) return [line]
  const ends = findAll(behindCounted, folded).map(({ index, 0: { length } }) => [index, index + length] as const)
  const starts = [0, ...ends.map(([, end]) => end)]
  return starts.map((start, at) => line.slice(start, ends[at]?.[0]))
}
