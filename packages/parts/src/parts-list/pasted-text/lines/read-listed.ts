import { isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ranks } from '../../headings/ranks.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { anyOf, article, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { joining } from '../corrections/change-words.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { type OrderLine, sayPieces } from './read-order-line.ts'

/** `4 roulements 6204`, `2 tubes of grease` */
const countFirst = /^(\d{1,4})\s+(?=\p{L}{3})/u
/** In words only before the name of a part: `quatre éjecteurs tubulaires` */
const wordFirst = new RegExp(String.raw`^(${wordOfSeveral}|${article})\s+(?=\p{L}{4})`, 'u')
/** `rodamientos 6204: 4`, `olej do form – sztuk 6` */
const countLast = new RegExp(
  String.raw`\s*(?:[:–—]|\s-\s|,(?!(?<=\d,)\d))\s*(?:${units.pieces}\s*[:=]?\s*)?(\d{1,4})(?:\s*(?:${units.pieces}))?[.;]?$`,
  'u',
)
/** `sprej na formy, dva kusy` */
const wordLast = new RegExp(String.raw`\s*(?:[:–—]|\s-\s|,)\s*(${wordOfSeveral})\s+(?:${units.pieces})[.;]?$`, 'u')
/** `a | sprej na formy` */
const joinedFirst = new RegExp(String.raw`^${joining}\s+(?=\p{L}{3})`, 'u')
/** `bombe démoulant (2)` */
const bracketedLast = /\s*\(\s*(?:[x×]\s?)?(\d{1,3})(?:\s?[x×])?\s*\)$/u
/** `12 rue des Lilas, 99999 Villemodèle` */
const address =
  /\b\d{4,5}\s+\p{Lu}\p{Ll}|^\d+\s*(?:bis\s+)?(?:rue|avenue|bd|boulevard|place|chemin|street|road|lane)\b/u

/**
 * Reads a line of a list that counts parts of other kinds, because every line with a quantity is shown: `4 roulements 6204`.
 * @returns null for a line that counts nothing
 */
export function readListed(written: string): OrderLine | null {
  const joined = joinedFirst.exec(foldLetters(written))?.[0] ?? ''
  const line = withoutOrdering(written.slice(joined.length))
  if (sayPieces(line) !== '' || address.test(line) || (!/\d{3}/.test(line) && (namesWork(line) || namesCut(line))))
    return null
  const folded = foldLetters(line)
  const inWords = wordFirst.exec(folded)
  const first = countFirst.exec(folded) ?? (inWords !== null && namesKind(nounBehind(line, inWords)) ? inWords : null)
  if (first?.[1] !== undefined) {
    const requested = line.slice(first[0].length)
    const [noun = ''] = requested.split(/\s/)
    if (isOrdering(noun) || isOtherNoun(requested)) return null
    return { requested, quantity: sayPieces(first[1]) || '1' }
  }
  const last = countLast.exec(folded) ?? wordLast.exec(folded) ?? bracketedLast.exec(folded)
  const requested = line.slice(0, last?.index)
  const isNamed = /^\p{L}{3}.*(?:\s\p{L}{3}|\d)/u.test(requested) && !isHeading(requested)
  return last?.[1] === undefined || !isNamed ? null : { requested, quantity: sayPieces(last[1]) }
}

const label = new RegExp(String.raw`(?<!\p{L})${anyOf('labels')}(?!\p{L})`, 'u')

/** "Spray for moulds" looks like pieces per mould, but has no word for pieces. */
function isHeading(text: string): boolean {
  const heading = readHeading(text)
  return heading !== null && (heading.rank !== ranks.perMould || label.test(foldLetters(text)))
}

function nounBehind(line: string, { 0: { length } }: RegExpExecArray): string {
  return line.slice(length).split(/\s+/).slice(0, 2).join(' ')
}
