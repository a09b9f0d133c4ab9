import { belongsToPart, hasSizes, isArticleNumber, namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { isSize } from '../../headings/heading-pattern.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { amount, anyOf, numberWord, units } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { isLabelledPartNumber } from '../mail/part-line.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'
import { findAsked } from '../sentences/find-asked.ts'
import { withoutListNumber, withoutQuotes } from './clean-line.ts'
import { readListed } from './read-listed.ts'
import { anyMeasure, readMeasured } from './read-measured.ts'
import { readOrderLine } from './read-order-line.ts'
import { withoutPrices } from './without-prices.ts'

/** Returns how many lines each part of a list takes. */
export function itemsOf(texts: readonly string[]): number[] {
  const sizes: number[] = []
  let start = 0
  while (start < texts.length) {
    const end = endOfItem(texts, start)
    sizes.push(end - start)
    start = end
  }
  return sizes
}

/** Of one part. */
const maxLines = 12

function endOfItem(texts: readonly string[], start: number): number {
  const first = texts[start] ?? ''
  if (isNumberOfPart(first)) return start + 1
  const isNumbered = isListed(first) || (start > 0 && isNumberOfPart(texts[start - 1] ?? ''))
  const end = findBelow(
    texts,
    start,
    (text) => isListed(text) || (indentOf(text) <= indentOf(first) && (isNumberOfPart(text) || !isNumbered)),
  )
  const block = texts.slice(start, Math.min(end, start + maxLines))
  const last = block.findLastIndex(saysPart)
  const item = isItem(block.slice(0, last + 1)) ? start + last + 1 : start + 1
  return Math.max(item, endOfRecord(texts, start), endOfUnfinished(texts, start))
}

/** Returns the place of the first line below that is another one; of a part only a few lines are compared. */
function findBelow(texts: readonly string[], start: number, isOther: (text: string, above: string) => boolean): number {
  const below = texts.slice(start + 1, start + 1 + maxLines)
  const other = below.findIndex((text, at) => isOther(text, texts[start + at] ?? ''))
  return start + 1 + (other < 0 ? below.length : other)
}

/**
 * Returns the end of a kind with its sizes and its quantity in lines of their own: `Guide pillar`, `D = 24, L1 = 46`, `Qty: 4`
 */
function endOfRecord(texts: readonly string[], start: number): number {
  const first = texts[start] ?? ''
  if (!namesKind(first) || hasSizes(first) || isListed(first)) return start
  const end = findBelow(texts, start, (text) => !hasOnlyValues(text))
  return end - start <= maxLines && isItem(texts.slice(start, end)) ? end : start
}

const labels = new RegExp(`^(?:${anyOf('labels')}|${units.pieces}|mm|\\p{L}\\d?)$`, 'u')

/** `foro 5, esterno 8`: each figure has its word. */
const namedValues = /^(?:\p{L}+\.? (?:\p{L}+\.? )?\d{1,4}(?:[.,]\d{1,2})?(?: ?mm)?(?:[,;] |$)){2,4}$/u

/** Whether a line has figures with their words, and nothing else: `D = 24, L1 = 46`, `Qty: 4 pcs`, `x 4`. */
function hasOnlyValues(text: string): boolean {
  const words = foldLetters(text).match(/\p{L}+\d?/gu) ?? []
  return (
    /\d/.test(text) &&
    (words.every((word) => labels.test(word) || belongsToPart(word) || readHeading(word) !== null) ||
      (namedValues.test(text.trim()) && !namesKind(text) && !namesCut(text)))
  )
}

/** Words that the next line goes on with. */
const leading =
  /(?:,|(?<!\p{L})(?:und|mit|fur|nach|aus|and|with|for|from|et|avec|pour|en|y|con|para|per|in|e|com|met|voor|oraz|dla|s|se|pro|si|cu|pentru|och|med|for|in|za))\s*$/u

/**
 * Returns the end of a part that goes on below, as its lines end within a sentence: `4 guide bushes with`, `solid lubricant,
 * 24x46`
 */
function endOfUnfinished(texts: readonly string[], start: number): number {
  if (!namesKind(texts[start] ?? '')) return start
  return Math.min(
    findBelow(texts, start, (text, above) => !goesOn(text, above)),
    start + maxLines,
  )
}

function goesOn(text: string, above: string): boolean {
  const said = text.trim()
  const [word = ''] = said.split(/\s/)
  if (endsInSizeWord(above)) return /^\d[\d.,]*(?:\s?mm)?(?:$|[,;])/.test(said)
  const isOwn = isListed(text) || countsPart(said) || (namesKind(word) && (hasSizes(said) || /\d/.test(said)))
  // "2 plates of 1.1730," and below them "246 x 246 x 36"
  if (namesKind(above) && !hasSizes(above) && /^\d/.test(said) && hasSizes(said) && !isOwn && !namesKind(said))
    return /,\s*$/.test(above)
  return leading.test(foldLetters(above)) && /^[\p{L}(]/u.test(said) && !isOwn
}

/** Whether a line ends with the word for a size, which stands in the next line. */
export function endsInSizeWord(text: string): boolean {
  const [word = ''] = /\p{L}{3,}$/u.exec(text.trimEnd()) ?? []
  return word !== '' && isSize(readHeading(word)?.meaning ?? null)
}

/** `Liefertermin: 14.12.2026`, `Dobava 7. 12. 2026` */
const dated = /^[^\d]{3,30}\d{1,4}(?:[./-]\d{1,2}[./-]|\.\s\d{1,2}\.\s)\d{2,4}\.?$/

/** Whether a line has the quantity, the sizes or the material of a part, or work on it. */
function saysPart(text: string): boolean {
  const said = text.trim()
  if (!/\d/.test(said)) return belongsToPart(said) || namesWork(said)
  // "Delivery 3 to 5 working days"
  if (!/\d/.test(withoutTimes(said)) && !namesKind(said)) return false
  return withoutPrices(said) !== '' && !isMoney(said) && (!dated.test(said) || namesKind(said))
}

function isMoney(said: string): boolean {
  return withoutPrices(said) !== said && !namesPartAlone(said)
}

const pieces = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${amount}|(?:\d{1,4}|${numberWord})\s+${anyMeasure}(?!\p{L})|${anyOf('labels')}\.?\s*[:=]?\s*\d{1,5}\s*(?:$|[,;]\s)|^\s*${units.pieces}\s*[:=]\s*\d{1,5}\s*$|^[\s.…]*(?:[x×]\s?)?\d{1,5}\s*$)`,
  'u',
)

/** Whether lines below each other say one part: the first one lacks what the others have. */
function isItem(block: readonly string[]): boolean {
  const [first = '', ...below] = block
  if (below.length === 0 || first.trimEnd().endsWith(':')) return false
  const said = withoutListNumber(withoutQuotes(first))
  const isOpenKind = namesKind(said) && !hasSizes(said) && !below.some(namesKind)
  const isWhole =
    isSentence(said) ||
    countsPart(said) ||
    readMeasured(said) !== null ||
    (!isOpenKind && (readListed(said) !== null || findAsked(said) !== null)) ||
    below.some((text) => (countsPart(text) || countsThread(text)) && namesKind(text))
  const counted = block.filter((text) => pieces.test(foldLetters(text))).length
  const sized = block.filter((text) => hasSizes(text) || isArticleNumber(text.trim())).length
  const labelled = below.flatMap((text) => text.trim().split(/\s{2,}/))
  const hasOwnNumber = labelled.some((text) => isLabelledPartNumber(foldLetters(text)))
  return !isWhole && !hasOwnNumber && counted === 1 && sized <= 1
}

/** Whether a line says something about a position, and names no part: `Pos. 40 is cancelled, we found some.` */
function isSentence(said: string): boolean {
  return !hasSizes(said) && (isCancelled(said) || (!namesKind(said) && /\p{L}{3}[.!?]\s*$/u.test(said)))
}

/** Whether a line names a part and its quantity. */
export function countsPart(text: string): boolean {
  const { requested, quantity } = readOrderLine(text.trim())
  return quantity !== '' && namesPartAlone(requested)
}

const thread = /(?<![\p{L}\d])m\d{1,2}(?![\d.,]*[\dx×])/iu

/** Whether a line has a quantity and a part that is named by its thread: `dazu noch 4 Stück Ringschrauben M12` */
function countsThread(text: string): boolean {
  return pieces.test(foldLetters(text)) && thread.test(text)
}

/** Whether a line begins with a number or a sign of a list. */
export function isListed(text: string): boolean {
  const said = withoutQuotes(text)
  return withoutListNumber(said) !== said
}

const numberOfPart = /^\s*(?:\p{L}{2,8}\.?\s*)?\(?\d{1,3}[.):]?\s*$/u

/** Whether a line is only the number of the part below it: `Pos. 1` */
function isNumberOfPart(text: string): boolean {
  return numberOfPart.test(text) && readOrderLine(text.trim()).quantity === ''
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length
}
