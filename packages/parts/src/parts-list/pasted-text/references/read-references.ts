import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { agreed, but, denying } from '../corrections/agreed-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { sizeOfWord } from '../corrections/size-words.ts'
import { withoutDateWish } from '../corrections/without-date-wish.ts'
import { withoutPrices } from '../lines/without-prices.ts'
import { asksToWork } from '../mail/keep-work.ts'
import { tells } from '../quoted-changes/telling-words.ts'
import { isDeliveryWord } from './delivery-words.ts'
import { findPositions } from './find-positions.ts'
import { orders, withoutOfferNamed } from './offer-words.ts'
import { readPostponed } from './postponed.ts'
import { readKinds } from './read-kinds.ts'
import { firstLetter } from './read-letters.ts'
import { readSaid } from './read-said.ts'
import { clauseEnd, clauseOf, type Reference, type Said, saidOf, saysNothing, withoutWord } from './reference.ts'

/** `6/10/150`, which is no date */
const hasSlashedSizes = /(?<![\d/.,])\d{1,2}(?:[.,]\d)?\/\d{1,2}(?:[.,]\d)?\/\d{3}(?![\d/])/

/** Reads a line that names positions or a kind of parts without sizes; empty for any other line. */
export function readReferences(written: string): Reference[] {
  const references = readLine(written)
  if (!tells(written)) return references
  return references.map((reference) => (reference.quantity === '' ? reference : { ...reference, isOpen: true }))
}

/** Whether what is said behind a position only asks how it could be: `Do we get item 2 in steel?` */
function asksHow(sentence: string, behind: string): boolean {
  return /^(?:[^.;!?]|[.;!](?!\s))*\?/.test(behind) && !asksToWork(sentence)
}

function readLine(written: string): Reference[] {
  const line = withoutPrices(withoutOfferNamed(written)).replace(pointsOfInstead, 'ipv')
  if (line.length > maxLength || namesPartAlone(line) || hasSlashedSizes.test(line)) return []
  const folded = foldLetters(line)
  const found = findPositions(folded)
  if (found.length === 0) return readKinds(line, folded)
  const ofPositions = found.map(({ start, end, positions }, at) => {
    const before =
      line
        .slice(found[at - 1]?.end ?? 0, start)
        .split(clauseEnd)
        .at(-1) ?? ''
    const later = readPostponed(before + line.slice(start, end) + clauseOf(line.slice(end, found[at + 1]?.start)))
    if (later !== '') return { positions, stems: [], ...saidOf(later), isWork: false }
    const next = found[at + 1]?.start
    const rest = line.slice(end, next === undefined ? next : beforeDenial(line, end, next))
    const folded = foldLetters(rest)
    const leads = butFirst.exec(folded) ?? countNext.exec(folded) ?? namedNext.exec(folded)
    const behind = saidBehind(withoutDateWish(rest.slice(leads?.[0].length ?? 0)))
    const isAlone = saysNothing(behind)
    const denied = isAlone && at > 0 ? line.slice(beforeDenial(line, found[at - 1]?.end ?? 0, start), start) : ''
    const leading = wordsBefore(line, start)
    const first = excepted.test(foldLetters(leading)) ? saidOf(leading) : readSaid(leading)
    const own = isAlone && at === 0 ? first : denied === '' ? behind : readSaid(denied)
    const said = { positions, stems: [], ...own, isWork: false }
    const sentence =
      line
        .slice(0, start)
        .split(/[.;!?]\s+/)
        .at(-1) + rest
    return !saysNothing(own) && asksHow(sentence, rest) ? { ...said, isOpen: true } : said
  })
  const isOrder = ordersThese(line, wordsBefore(line, found[0]?.start ?? 0)) || asksForThese(folded, found)
  if (ofPositions.every(saysNothing) && isOrder)
    return [
      { positions: found.flatMap(({ positions }) => positions), stems: [], ...saidOf(''), isOnly: true, isWork: false },
    ]
  const [first, second] = found
  const isOneSentence = second !== undefined && !/[.;!?]\s/.test(line.slice(first?.end, second.start))
  const isTaken = isOneSentence && orders(wordsBefore(line, first?.start ?? 0))
  return [...ofPositions.map((reference) => (isTaken ? { ...reference, isTaken } : reference)), ...readFormer(line)]
}

/** The points of the Dutch abbreviation end no clause. */
const pointsOfInstead = /(?<!\p{L})i\.\s?p\.\s?v\.?(?!\p{L})/giu
const maxLength = 300

/** Reads what is said behind a position; behind an agreement its next clause: `Item 1 - yes, but make it 16` */
function saidBehind(written: string): Said {
  const text = written.replace(dutchMaar, '')
  const said = readSaid(clauseWithCancel(text))
  const clause = clauseOf(text)
  if (!saysNothing(said) || !(foldLetters(clause).match(/\p{L}+/gu) ?? []).some((word) => agreed.has(word))) return said
  const rest = text.slice(clause.length).replace(/^[\s,.;!?]+/, '')
  const isBut = butFirst.test(foldLetters(rest))
  const next = clauseOf(rest.slice(butFirst.exec(foldLetters(rest))?.[0].length ?? 0).trim())
  const more = readSaid(next)
  const isChange = more.factor !== 1 || (more.quantity !== '' && Number(more.quantity) < 1000 && !order.test(next))
  return isBut || isChange || changesPart(next) ? more : said
}

/** The second "but" of `maar doe er maar 16` only softens. */
const dutchMaar = /(?<=\p{L}\s)maar\s+(?=\d)/giu
/** `PO 889 follows` */
const order = /(?<!\p{L})p\.?\s?o\.?\s*\d{3}/iu

function changesPart(clause: string): boolean {
  const words = clause.split(/[\s,;:.!]+/)
  const isSize = /\d/.test(clause) && words.some((word) => sizeOfWord(foldLetters(word)) !== null)
  return isSize || namesWork(clause) || namesCut(clause) || words.some((word) => word.length > 2 && belongsToPart(word))
}

/** Returns the first clause of a text, with the next one if that leaves out what it is about: `nice, but leave it out` */
function clauseWithCancel(text: string): string {
  const clause = clauseOf(text)
  const next = clauseOf(text.slice(clause.length).replace(/^[\s,.;!?]+/, ''))
  return isCancelled(next) && !namesKind(next) && !/\d/.test(clause + next) ? `${clause} ${next}` : clause
}

/** `Pos. 2 aber nur 10 Stück`, `Pos. 3, Menge 8`, `pos. 1, mettez-en 30` */
const butFirst = new RegExp(
  String.raw`^\s*(?:(?:aber|but|mais|ma|pero|maar|ale|men|ampak)(?=\s)|,\s+(?=${anyOf('labels')}\.?\s*[:=]?\s*\d|(?:[\p{L}-]+\s+){1,2}\d{1,4}(?:\s*${units.pieces})?\s*[.!]?$))`,
  'u',
)
/** `alles bis auf Pos. 3` */
const excepted = /(?<!\p{L})bis auf(?:\s\p{L}{2,3})?\s*$/u

/** Whether a sentence only orders its positions; one with a word for the time or the way of a delivery may be about some of several. */
function ordersThese(line: string, leading: string): boolean {
  const words = foldLetters(line).match(/\p{L}+/gu) ?? []
  return orders(leading) && words.every((word) => isOrdering(word) || !isDeliveryWord(word))
}

/** "Please" in all languages, with the word before what is asked for. */
const please =
  /^(?:bitte|please|pls|svp|s|il|vous|plait|graag|prosim\p{L}*|prosze|prosimy|por|per|favore?|va|rog|rugam|kerem|kerjuk|tack|aub|alstublieft|for|fur|pour|para|voor|na|za|pentru)$/u

/** Whether a line has no more than positions and "please": `items 1 and 2 please` */
function asksForThese(folded: string, found: readonly { start: number; end: number }[]): boolean {
  const rest = found.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, folded)
  const words = rest.match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.every((word) => please.test(word))
}

/** `pos. 3 and 4, 2 of each`: behind a comma that ends no clause */
const countNext = new RegExp(
  String.raw`^\s*,\s+(?=(?:${anyOf('each')}\s+)?(?:\d{1,4}(?![\d.,]|\s*[x×*])|${wordOfSeveral}(?!\p{L})))`,
  'u',
)

/** `Pos. 4, eye bolts M20: 2 pcs`: behind what the position is, the comma ends no clause. */
const namedNext = new RegExp(
  String.raw`^\s*,\s+\p{L}[^\d,;:]{2,60}(?:\sm\s?\d{1,2})?\s*[:,–-]\s*(?=\d{1,4}\s*${units.pieces}[.!]?$)`,
  'u',
)

/** Returns the words of a clause before a position; the Romance article "le" is also the Slovene "only". */
function wordsBefore(line: string, start: number): string {
  const words = line.slice(0, start).split(clauseEnd).at(-1) ?? ''
  return ofSlovene.test(foldLetters(line.slice(start))) ? words : words.replace(article, '')
}

/** Returns where words begin that deny the position behind them: `take pos. 1, but not pos. 2` */
function beforeDenial(line: string, from: number, to: number): number {
  return from + (deniedNext.exec(foldLetters(line.slice(from, to)))?.index ?? to - from)
}

const deniedNext = new RegExp(
  String.raw`(?<!\p{L})(?:${but}\s+)?(?:${denying}|${withoutWord})\s+(?:\p{L}{1,3}\s+)?$`,
  'u',
)
const article = /(?<!\p{L})le\s*$/iu
const ofSlovene = /^(?:postavk|vrstic|tock)/

/** Reads the clauses that name a position only by an ordinal and its former number: `and for the first 30 instead of 20` */
function readFormer(line: string): Reference[] {
  return line.split(clauseEnd).flatMap((clause) => {
    if (findPositions(foldLetters(clause)).length > 0) return []
    const said = readSaid(clause)
    return said.former === null ? [] : [{ positions: [], stems: [], ...said, isWork: false }]
  })
}

/** Reads what a line says about the part above that has the same letter; null for another line, and if letters are signs of a list. */
export function readLettered(
  line: string,
  position: number | null,
  rows: readonly { position: number | null }[],
): Reference | null {
  if (position === null || position < firstLetter) return null
  const counted = new Set(rows.map((row) => row.position))
  if (![position, firstLetter, firstLetter + 1].every((letter) => counted.has(letter))) return null
  return { positions: [position], stems: [], ...readSaid(line), isWork: false }
}
