import { isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart, isArticleNumber, namesKind, pipeThread } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { amount, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { remember } from '../../remember.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import {
  count,
  countAlone,
  countInSwedish,
  fromCount,
  ofSize,
  piecesOf,
  readCountedMaterial,
  sameCount,
} from './count-before.ts'

/** A place of a line that names a part by its number or its sizes. */
interface Mention {
  start: number
  end: number
  /** The part is named by an article number, which says its kind, too. */
  isNumber: boolean
}

const figure = String.raw`\d{1,4}(?:[.,]\d{1,3}|/\d{1,2})?(?!\d)(?:\s?(?:mm|["″”])|[a-z]\d(?!\d))?`
// The last letter of "pillar" is no radius.
const chain = String.raw`(?:(?<!\p{L})(?:[or]\s*|d))?${figure}(?:\s*[x×*]\s*(?:[or]\s*)?${figure})+(?:\s*/\s*${figure})*`
/** Before a thread that is the only size of the part. */
const eyeBolt =
  '(?:ringschrauben?|eye ?bolts?|oogbout(?:en)?|olha(?:l|is)|cancamos?|golfar[ei]|anneaux? de levage|(?:zavesn|transportn|zvedac|nosn)\\p{L}+ (?:sroub\\p{L}*|ok[ao]?)|srub\\p{L}* z uchem|lyftoglor?|emeloszem)'
const thread = String.raw`${pipeThread.source}|(?<=(?<!\p{L})${eyeBolt}\s(?:din\s?58[02]\s)?)m\s?\d{1,2}(?!\d|[.,]\d|\s*[x×*])`
const mention = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(?<number>[a-z]{2,5}[- ]?)?${chain}|m\s?\d{1,2}\s*[x×*]\s*${figure}|${thread})(?:-[a-z][\da-z.]*)*`,
  'gu',
)
const onlySizes = new RegExp(String.raw`^\(\s*${chain}\s*\)$`, 'u')
const parentheses = /\([^()]*\)/g
/** Sizes, and then words at the end of a text. */
const otherKind = /\d\s*[x×*]\s*\d[^(]*\s(\p{L}+)\s*$/u
/** `pillars 22x46x75 with two bushes 22x46` */
const together = '(?:with|mit|avec|con|com|met|med|cu|z|s)'
const withCount = String.raw`(?:,?\s+(?:along|together|zusammen|ensemble|junto|insieme|samen|razem|spolu|tillsammans|skupaj|impreuna))?\s+${together}\s+(?=(?:\d{1,3}|${wordOfSeveral})\s+\p{L}{3})`
/** Where a text without signs asks for the next part: `3x200 nitrurados | ponme además 24 tornillos` */
const request =
  '(?:ponme|ponnos|mandame|mandanos|enviame|envianos|send (?:me|us)|schick(?:t|en sie)? (?:mir|uns)|leg(?:t|en sie)? (?:mir|uns)|mets-moi|mettez-(?:moi|nous)|envoyez-(?:moi|nous)|envoie-moi|mettimi|mettici|mandami|mandaci|aggiungimi|stuur (?:me|ons)|doe (?:me|ons)|manda-me|mandem-nos|junta-me|posli mi|poslete nam|wyslij mi|wyslijcie nam|kuldj|kuldjetek|trimite-mi|trimiteti-ne|skicka mig|poslji mi|posljite nam)'
const separator = new RegExp(
  String.raw`${withCount}|\s+(?=${request}(?!\p{L}))|[,;.!?](?=\s)\s*(?:${joining}\s+)?|\s+${joining}\s+(?:${joining}\s+)?|\s[-–+/&]\s+|\)\s+(?=\p{L})`,
  'gu',
)
const anyAmount = new RegExp(String.raw`(?<![\p{L}\d.,])${amount}`, 'u')
const samePart = new RegExp(String.raw`^${anyChange('samePart')}\s+${ofSize}\s*$`, 'u')

/** Finds the mentions outside parentheses; in them only if there is no other one. */
export const findMentions = remember((line: string): readonly Mention[] => {
  const folded = foldLetters(line)
  const isOutside = findAll(mention, folded.replace(parentheses, ' ')).length > 0
  const outside = folded.replace(parentheses, (aside, index: number) => {
    // "pillars 30x46x95 with their bushes (30x46, bronze)"
    const [, name = ''] = otherKind.exec(folded.slice(0, index)) ?? []
    // "(20 pins 4x125, 10 pins 8x200)" has parts of its own.
    const isAside = isOutside || !onlySizes.test(aside)
    return namesKind(name) || !isAside || findAll(mention, aside).length > 1 ? aside : '('.repeat(aside.length)
  })
  return findAll(mention, outside).map(({ index, 0: { length }, groups: { number = '' } = {} }) => {
    const end = index + length
    const isNumber = number !== '' && isArticleNumber(line.slice(index, end))
    return { start: isNumber ? index : index + number.length, end, isNumber }
  })
})

const signBetween = new RegExp(String.raw`\s(?:[&+/–-]|${together})$`, 'iu')

/** A part of a line. `beside` may be work on it, although it looks like another part: `2 Fasen 1x45°`. */
export interface LinePart {
  text: string
  beside: string
}

/** Splits a line where another part begins, so that no part of a sentence is left out. */
export function splitMentions(line: string): LinePart[] {
  const mentions = findMentions(line)
  const starts = mentions.slice(1).flatMap((next, at) => {
    const last = mentions[at]
    const end = mentions[at + 2]?.start ?? line.length
    return last === undefined ? [] : (startOf(line, last, next, end) ?? [])
  })
  return [{ start: 0, isSure: true }, ...starts].map(({ start }, at) => {
    const next = starts[at]
    const beside = next === undefined || next.isSure ? '' : line.slice(next.start, starts[at + 1]?.start).trim()
    const text = line.slice(start, next?.start).trim()
    return { text: text.replace(signBetween, ''), beside }
  })
}

/**
 * Returns where the text of a part begins behind another part, and whether it is surely one; null if both sizes belong
 * to one part.
 * @param end place where the text of the part ends at the latest
 */
function startOf(line: string, last: Mention, next: Mention, end: number) {
  const between = foldLetters(line.slice(last.end, next.start))
  const starts = findAll(separator, between).map(({ index, 0: { length } }) => index + length)
  const inSwedish = countInSwedish.test(between)
    ? starts.findLast((start) => /^\d/.test(between.slice(start)))
    : undefined
  const counted =
    inSwedish ?? starts.findLast((start) => count.test(between.slice(start)) && !isBehind(between, start, starts))
  const same = starts.find((start) => samePart.test(between.slice(start)))
  const named = starts.findLast((start) => start > (counted ?? line.length) && namesKind(between.slice(start)))
  // "length 76 in 1.2767, and a locating ring": what counts there is no part.
  const counts = named === undefined ? '' : between.slice(counted, named)
  const isOther = counts !== '' && !anyAmount.test(counts) && !namesKind(counts)
  const at =
    (isOther ? named : counted) ?? same ?? starts.findLast((start) => namesKind(between.slice(start))) ?? starts.at(-1)
  if (at === undefined) return null
  const start = last.end + at
  const said = between.slice(at).trim()
  const isAround = said.split(/\s+/).every((word) => word.length < 3 || word === 'din' || isOrdering(word))
  const name = isAround && !/\d/.test(said) ? '' : fromCount(withoutOrdering(said))
  // "the 6x160 ejector pins and the M8x30 cap screws"
  const [kindBehind = ''] = line.slice(next.end, end).split(separator)
  if (namesKind(line.slice(0, start)) && namesKind(kindBehind)) return { start, isSure: true }
  // Nobody counts flats and grooves in pieces.
  if (next.isNumber || namesKind(name) || piecesOf.test(name)) return { start, isSure: true }
  // "20 na medida 10x60" is no work, although its words are those of a cut.
  const own = line.slice(countAlone.test(foldLetters(name)) ? next.start : start, end)
  if (namesWork(own) && !namesCut(own)) return null
  const { material } = readCountedMaterial(fromCount(withoutOrdering(line.slice(start, next.start).trim())))
  const isBare = name === '' || same === at || countAlone.test(name) || sameCount.test(said) || namesMaterial(material)
  if (counted === undefined && !isBare) return null
  return { start, isSure: isBare && !last.isNumber }
}

/** Whether words behind pieces tell a material, perhaps beside another adjective: `three stepped nitrided` */
function namesMaterial(words: string): boolean {
  return (
    belongsToPart(words) ||
    (!/[()]/.test(words) && words.split(' ').length < 4 && belongsToPart(words.split(' ').at(-1) ?? ''))
  )
}

/** What ends the part that pieces belong to: `screws – 60 pcs, pillar 24x46x75`, `dowels 6x30, 4 pcs and a ring 100x36x12` */
const endOfPart = new RegExp(String.raw`[,;]|\s${joining}\s+$`, 'u')

/** Whether pieces belong to the part before them, as it ends behind them. */
function isBehind(between: string, start: number, starts: readonly number[]): boolean {
  const next = starts.findLast((other) => other > start && namesKind(between.slice(other)))
  const said = next === undefined ? '' : between.slice(start, next)
  return piecesOf.test(said) && !namesKind(said) && endOfPart.test(said)
}

/** Returns the places of the first two mentions of parts in a line. */
export function firstMentions(line: string): readonly Mention[] {
  return findMentions(line).slice(0, 2)
}

/** Returns the place behind the sizes or the number of the first part of a line; 0 if it names none. */
export function endOfSizes(line: string): number {
  return findMentions(line)[0]?.end ?? 0
}

/** Splits a line at the sizes or the number of its first part; null if it names none. */
export function splitSizes(line: string): [before: string, sizes: string, behind: string] | null {
  const [first] = findMentions(line)
  return first === undefined
    ? null
    : [line.slice(0, first.start), line.slice(first.start, first.end), line.slice(first.end)]
}

export function countSizes(sizes: string): number {
  return sizes.split(/[x×*]/).length
}

/** Returns the sizes of the first part of a line in one spelling, so that two lines can be compared; empty without any. */
export function sizesOf(line: string): string {
  const [first] = findMentions(line)
  const figures = first === undefined ? [] : (line.slice(first.start, first.end).match(/\d+(?:[.,]\d+)?/g) ?? [])
  return figures.join('x').replaceAll(',', '.')
}

/** Whether two sizes may be those of one part: as many, with at least one in common. */
export function areAlike(former: string, now: string): boolean {
  const [before, behind] = [former, now].map((sizes) => sizesOf(sizes).split('x'))
  return countSizes(former) === countSizes(now) && before?.some((size, at) => size === behind?.[at]) === true
}
