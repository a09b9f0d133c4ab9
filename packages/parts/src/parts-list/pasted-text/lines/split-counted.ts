import { withoutOrdering } from '../../../words/without-ordering.ts'
import { hasSizes, namesKind, namesPartAlone, namesStandard } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { joining } from '../corrections/change-words.ts'
import { withoutNextSentences } from '../sentences/sentence-end.ts'
import { namesAll } from './all-words.ts'
import { readOrderLine, sayPieces } from './read-order-line.ts'
import { splitMentions } from './split-mentions.ts'

export const conjunctionAround = new RegExp(String.raw`^${joining}\s+|\s+${joining}$`, 'gu')
/** What stands between parts that share a quantity. */
export const separator = new RegExp(String.raw`\s*[,;](?=\s)\s*|\s+${joining}\s+`, 'gu')

/**
 * Splits a sentence at commas and conjunctions where each piece then has one part with its quantity: `AZN-4x125 (20x)
 * und AZN-4x160 (6x)`. The quantity of a part may be a piece of its own.
 * @returns null for a sentence with other pieces
 */
export function splitCounted(line: string): string[] | null {
  const { list, kind } = splitKindOfAll(line)
  const counted = kind === '' ? null : splitAtCounts(list)
  return counted === null
    ? splitAtCounts(line)
    : counted.map((part, at) => addKind(part, at < counted.length - 1 ? '' : kind))
}

const sentenceBehind = new RegExp(String.raw`(?<=[\s(]\d{1,5}\s*(?:${units.pieces})\.?\)?)[.]?\s+(?=\p{L}{2})`, 'gu')

/** Removes sentences that name no part behind the pieces of the last one: `AZN-6x200 – 2 Stk. Termin: 12.12.2026` */
function withoutNextSentence(line: string): string {
  const end = findAll(sentenceBehind, foldLetters(line)).find(({ index, 0: { length } }) => {
    const rest = line.slice(index + length)
    const isOfPart = namesPartAlone(rest) || namesKind(rest) || namesWork(rest) || namesCut(rest)
    return /^\p{Lu}/u.test(rest) && !isOfPart
  })
  return line.slice(0, end?.index)
}

const pieces = new RegExp(String.raw`(?<![\p{L}\d.,x×-])\d{1,5}\s?(?:${units.pieces})`, 'gu')

/** Whether each number may be that of the part before it, as the first part has none and the last one two. */
export function isShifted(parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const isCounted = parts.length < 2 || readOrderLine(first).quantity !== ''
  return !isCounted && findAll(pieces, foldLetters(last)).length > 1
}

const lastClause = /(?:,|;|\s[–-])\s+(?=[^,;()]*$)|\s\((?=[^()]*\)[\s.!]*$)/u

/** Splits off the kind of all parts at the end of a list: `5x125 (10 pcs), 6x160 (4 pcs), all ejector pins` */
function splitKindOfAll(line: string): { list: string; kind: string } {
  const at = namesAll(line) ? (lastClause.exec(line)?.index ?? 0) : 0
  const kind = line.slice(at)
  const isOfAll = at > 0 && namesAll(kind) && namesKind(kind) && !hasSizes(kind)
  return isOfAll ? { list: line.slice(0, at), kind } : { list: line, kind: '' }
}

function addKind(part: string, kind: string): string {
  const { requested, quantity } = readOrderLine(part)
  return kind === '' ? part : `${requested}${kind.replace(/[\s.!]+$/, '')}\t${quantity}`
}

function splitAtCounts(written: string): string[] | null {
  const line = withoutNextSentence(written)
  // "Form A und": a capital is the letter of a type, not the Slavic "and".
  const ends = findAll(separator, foldLetters(line)).filter(({ index }) => !/^\s+\p{Lu}\s/u.test(line.slice(index)))
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)]
  const parts: string[] = []
  for (const [at, start] of starts.entries()) {
    const said = withoutNextSentences(line.slice(start, ends[at]?.index).replace(conjunctionAround, ''))
    const piece = withoutOrdering(said.trim()).replace(/[.!?]$/, '')
    const last = parts.at(-1)
    // "two pillars 22x46x75 with two bushes 22x46"
    if (splitMentions(piece).some(({ text, beside }) => text !== piece && beside === '')) return null
    if (namesPartAlone(piece)) parts.push(piece)
    else if (last !== undefined && sayPieces(piece) !== '' && readOrderLine(last).quantity === '')
      parts[parts.length - 1] = `${last}, ${piece}`
    else if (last !== undefined || /\d/.test(piece) || namesKind(piece)) return null
  }
  return parts.length > 1 && parts.every(isCounted) ? parts : null
}

/** Whether a text has a quantity, and then sizes, a number or the kind of a part: other words may be work on one. */
function isCounted(text: string): boolean {
  const { requested, quantity } = readOrderLine(text)
  return quantity !== '' && (namesKind(requested) || namesStandard(requested) || /^\S*\d/.test(requested))
}
