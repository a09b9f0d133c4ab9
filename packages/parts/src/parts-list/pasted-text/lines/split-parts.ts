import { endsInAsking, isOrdering, namesLoss, withoutClosing, withoutCourtesy } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { namesKind, namesPart, namesPartAlone, namesStandard } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { amount, anyOf, groupWord, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange, isCancelled, joining } from '../corrections/change-words.ts'
import { sameDiameter } from '../mail/repeat-above.ts'
import { markShares } from '../moulds/read-shares.ts'
import { withoutClauseBefore } from '../omissions/without-clause-before.ts'
import { withoutLosses } from '../omissions/without-losses.ts'
import { withoutMachines } from '../omissions/without-machines.ts'
import { readAskedClause } from '../sentences/asked-clause.ts'
import { readAskedCount } from '../sentences/asked-count.ts'
import { findSentenceEnd } from '../sentences/sentence-end.ts'
import { splitSentences } from '../sentences/split-sentences.ts'
import { isCountedNoun } from './counted-noun.ts'
import { findEach, ofWord } from './find-each.ts'
import { isListedBehind } from './listed-behind.ts'
import { withoutNamedNumbers } from './named-numbers.ts'
import { otherWord, readOrderLine } from './read-order-line.ts'
import { addSpares, markSpares } from './read-spares.ts'
import { shareKind } from './share-kind.ts'
import { conjunctionAround, isShifted, separator, splitCounted } from './split-counted.ts'
import { splitLengths } from './split-lengths.ts'
import { endOfSizes, type LinePart, splitMentions } from './split-mentions.ts'
import { splitUncut } from './split-uncut.ts'

const conjunction = String.raw`(?:^|[,;]\s|\s${joining}(?=\s))\s*`
/** `2 x 6x160` or `2 x AZH`, but not the sizes `6 x 160`. */
const timesPart = String.raw`\d{1,5}\s*[x×]\s(?!\s*\d+(?:[.,]\d+)?(?![.,]?\d|[x×]))`
/** What stands before each of several parts: only a quantity behind it tells it from other words. */
const oneOfSeveral = new RegExp(
  String.raw`${conjunction}(?=(?:(?:${amount})|${timesPart}|\d{1,5}\s+\p{L}[\p{L}-]{2}|${groupWord}\s)\s*)`,
  'gu',
)

/** Splits a line of a mail into the parts that it asks for, each with its quantity, and removes the words around them. */
export function splitParts(text: string): LinePart[] {
  const { line, forEach } = markSpares(markShares(withoutMachines(text)))
  return splitSentences(line)
    .flatMap(splitMarked)
    .map((part) => ({ ...part, text: addSpares(part.text, forEach) }))
}

/** `pins 4x160, and the same again in 200 long` */
const repeated = new RegExp(
  String.raw`(?:\s*[,;]|\s)\s*${joining}\s+(?=(?:(?:another|andere|altri|altre|otros|otras|autres|outros|outras|alte|inne|dalsi|\p{L}+|\d{1,3})\s+){0,2}${anyChange('samePart')}(?!\p{L})[^,;]{0,30}\s(?:in|en|a|na|de|v|w|i|mit|with|con|di|com|med|met|lunghi|lunghe|largos|longs?|dlouh\p{L}*|dlugi\p{L}*|lange?|long|length|laenge|lange)\s+\d{2,4}(?![\d.,]*\s*[x×*]))`,
  'u',
)

/** `pins 6x160 plus another six of the same diameter but 200 long` */
const ofSameDiameter = new RegExp(
  String.raw`(?:\s*[,;]|\s)\s*${joining}\s+(?=[^;.\d]{0,20}(?<!\p{L})(?:\d{1,3}|${wordOfSeveral})\s[^;.\d]{0,20}(?<!\p{L})${sameDiameter}(?!\p{L})[^;.\d]{0,40}\d{2,4}(?![\d.,]*\s*[x×*\d]))`,
  'u',
)

function splitMarked(written: string): LinePart[] {
  if (written.includes('\t')) return alone([written])
  if (isCancelled(written)) return splitCancelled(written)
  const folded = foldLetters(written)
  const uncut = splitUncut(written)
  if (uncut !== null) {
    const [before, same, behind] = uncut
    return [...splitMarked(before), ...alone([same]), ...(namesPartAlone(behind) ? splitMarked(behind) : [])]
  }
  const again = ofSameDiameter.exec(folded) ?? repeated.exec(folded)
  if (again !== null && namesPartAlone(written.slice(0, again.index)))
    return [written.slice(0, again.index), written.slice(again.index + again[0].length)].flatMap(splitMarked)
  const line = withoutClauseBefore(withoutClosing(written))
  const lengths = splitLengths(line)
  if (lengths !== null) return alone(lengths.map(countEach))
  const listed = splitList(line)
  if (listed !== null) return shareKind(alone(listed))
  const counted = splitCounted(line)
  const mentioned = counted === null ? returnEach(splitMentions(line)).flatMap(splitSeveral) : []
  const isOpen = isShifted(mentioned.map(({ text }) => text))
  const parts =
    counted === null
      ? mentioned.map((part) => (isOpen ? { ...part, text: doubtCount(part.text) } : part))
      : alone(counted)
  return shareCount(shareKind(parts))
}

/**
 * Splits a sentence that cancels one of several parts: `12 pins 6x160, 4 sleeves 5x8x125, and drop the ring 100x36x12`. A
 * part that is joined to the cancelled one may be cancelled, too.
 */
function splitCancelled(written: string): LinePart[] {
  const parts = splitMentions(written)
  if (parts.length === 1 || isCancelled(written.slice(0, endOfSizes(written)))) return alone([written])
  return shareKind(parts).flatMap((part, at) => {
    if (isCancelled(part.text)) return [part]
    const isApart = /[,;.!?](?:\s+\p{L}{1,7})?$/u.test(parts[at]?.text ?? '') || !isCancelled(parts[at + 1]?.text ?? '')
    return isApart ? splitMarked(part.text) : [{ ...part, text: doubtCount(part.text) }]
  })
}

function doubtCount(text: string): string {
  const { requested, quantity } = readOrderLine(text)
  return quantity === '' ? text : `${requested}\t${quantity} ?`
}

/** A quantity beside several parts is that of each if the text says so, else it is open. */
function countEach(text: string): string {
  const once = findEach(text)
  if (once !== null) {
    const rest = `${text.slice(0, once.start)}${text.slice(once.end)}`
    return `${rest.replace(/[\s,;:–-]+$/, '')}\t${once.quantity}`
  }
  return doubtCount(text)
}

function alone(texts: readonly string[]): LinePart[] {
  return texts.map((text) => ({ text, beside: '' }))
}

/** Splits at the quantities of a sentence. */
function splitSeveral({ text: said, beside }: LinePart): LinePart[] {
  const asked = readAskedClause(said)
  const [part, ...further] = asked === null ? [] : trimSentence(asked.part)
  if (asked !== null && part !== undefined && further.length === 0)
    return [{ text: `${part}\t${asked.quantity}`, beside }]
  const text = withoutLosses(said)
  const starts = findAll(oneOfSeveral, foldLetters(text)).map(({ index, 0: { length } }) => index + length)
  const pieces = [0, ...starts].map((start, index, all) => text.slice(start, all[index + 1]).trim())
  const named = pieces.filter((piece) => namesPart(piece))
  const goods = pieces.filter((piece) => namesPart(piece) || isCountedNoun(piece))
  const isSplit = named.length > 1 && goods.length >= starts.length
  const parts = isSplit
    ? goods.flatMap((piece) => trimSentence(piece).map((part) => part.replace(/\.$/, '')))
    : trimSentence(text)
  return parts.map((part, at) => ({ text: part, beside: at === parts.length - 1 ? beside : '' }))
}

/** Gives a quantity of each back to the part before it: `6x160 a 8x160, | po 10 ks, pouzdra 5x8x150, 4 ks` */
function returnEach(parts: readonly LinePart[]): LinePart[] {
  const heads = parts.map(({ text }) => {
    const once = findEach(text)
    const isHead =
      once?.start === 0 && text[once.end] === ',' && readOrderLine(text.slice(once.end + 1)).quantity !== ''
    return isHead ? text.slice(0, once.end) : ''
  })
  return parts.map((part, at) => {
    const head = (heads[at] ?? '').length
    const own = head === 0 ? part.text : part.text.slice(head + 1).trim()
    return { ...part, text: `${own} ${heads[at + 1] ?? ''}`.trim() }
  })
}

/**
 * Repeats a quantity that a part names for each of those before it: `pins 4x160 and sleeves 5x8x150, 4 each, a ring
 * 100x36x12`. A part with its own quantity ends the row of these.
 */
function shareCount(parts: readonly LinePart[]): LinePart[] {
  let shared: string | null = null
  return parts
    .toReversed()
    .map((part, at) => {
      const once = at < parts.length - 1 ? findEach(part.text) : null
      if (once !== null && !readOrderLine(part.text.slice(0, once.start)).quantity) {
        shared = once.quantity
        return { ...part, text: `${part.text.slice(0, once.start)}${part.text.slice(once.end)}\t${once.quantity}` }
      }
      if (readOrderLine(part.text).quantity !== '') shared = null
      return shared === null ? part : { ...part, text: `${part.text}\t${shared}` }
    })
    .toReversed()
}

/** `3 éjecteurs de | chaque`, `5 pins each` */
const nounInside = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,3}|${wordOfSeveral})\s+((?:\p{L}+\s+){1,3}?)(${anyChange('eachBehind')})(?!\p{L})`,
  'u',
)

/** Says the kind before the pieces of each part: `3 éjecteurs de chaque` becomes `éjecteurs, 3 de chaque`. */
function sayKindFirst(line: string): string {
  const found = nounInside.exec(foldLetters(line))
  if (found === null || !namesKind(found[2] ?? '')) return line
  const [said = '', count = '', noun = '', each = ''] = found
  const start = found.index + said.length - each.length - noun.length
  const kind = line.slice(start, start + noun.length).trim()
  const rest = line.slice(found.index + said.length - each.length)
  return `${line.slice(0, found.index)}${kind}, ${line.slice(found.index, found.index + count.length)} ${rest}`
}

/** Splits "je 5 von AZN-4x125, AZN-4x160 und AZN-4x200", where one quantity is that of each part. */
function splitList(written: string): string[] | null {
  const line = sayKindFirst(written)
  const once = findEach(line)
  if (once === null) return null
  const before = withoutOrdering(line.slice(0, once.start)).replace(/[\s,:;(–-]+$/, '')
  const kind = namesKind(before) && !/\d/.test(before) ? before : ''
  const rest = line.slice(once.end).replace(/^[\s:]+/, '')
  // "In" before sizes is the Slovenian "and": it separates only what has figures.
  const ends = findAll(separator, foldLetters(rest)).filter(({ index }, at, all) =>
    /\d/.test(rest.slice(all[at - 1]?.index ?? 0, index)),
  )
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)]
  const parts = starts
    .flatMap((start, at) => trimSentence(rest.slice(start, ends[at]?.index)))
    .map((part) => part.replace(/\.$/, ''))
  const isList = parts.length > 1 && parts.every(namesPartAlone)
  if (!isList) return null
  // The kind is shared with the sizes that follow.
  return parts.map(
    (part, at) => `${at > 0 || kind === '' || namesKind(part) ? part : `${kind} ${part}`}\t${once.quantity}`,
  )
}

const aboutAtEnd = new RegExp(String.raw`(?<!\p{L})${anyOf('about')}\.?\s*$`, 'u')

/** Returns where a quantity begins whose figures are at a place: `mind. 5` begins before them. */
function beforeAbout(folded: string, place: number): number {
  return aboutAtEnd.exec(folded.slice(0, place))?.index ?? place
}

const noStandard = String.raw`(?<!\b(?:din|iso|en))`
/** Words behind a figure that is no quantity: `60 HRC`. */
const measured = '(?!(?:hrc|shore|grad|degrees?)(?!\\p{L}))'
/**
 * Where a quantity with its unit begins behind other words, as in `Hallo, bitte zwei Stück AZN-8x250`. The number of a
 * standard is none: `ISO 8734 pins`.
 */
const inside = new RegExp(
  String.raw`${noStandard}[\s,:](?=(?:(?:${amount})|\d{1,5}\s*[x×]\s)\s*\p{L})|\s(?=(?!${otherWord})${wordOfSeveral}\s\d{1,3}(?:[.,]\d)?\s?[x×]\s?\d)|${noStandard}\s(?=(?:\d{1,5}\s${measured}(?:${ofWord}\s)?|${wordOfSeveral}\s(?:${ofWord}\s)?(?:\d{1,3}(?:[.,]\d)?\s?mm\s)?)\p{L}{3})`,
  'gu',
)

/** "2231 bräuchte ich" has the number of a project. */
const behindNumber = new RegExp(String.raw`^\W*\d+\s+(?!${ofWord}\s)(\S+)`, 'u')
/** `serán 18 los expulsores` */
const articleBehind = /^\W*\d+\s+(?:of\s+)?(?:the|der|die|les|los|las|gli|le|os|as|de)\s+(?:\p{L}{1,2}\s+)?\p{L}{4}/u

/** Removes what is around one part: a greeting, courtesy and conjunctions. Further sentences may ask for further parts. */
function trimSentence(written: string): string[] {
  const text = written.replace(conjunctionAround, '')
  const folded = foldLetters(text)
  const whole = readOrderLine(text)
  const isCounted = whole.quantity !== '' && text.endsWith(whole.requested)
  const start = isCounted ? undefined : findStart(findAll(inside, folded))
  function findStart(places: readonly RegExpExecArray[]) {
    const possible = places.filter(
      ({ index }) =>
        !namesFigures(behindAsking(text.slice(folded.lastIndexOf(':', index) + 1, index))) &&
        namesPart(text.slice(index)) &&
        (!namesKind(text.slice(0, index)) || isAskedFor(text, index) || isListedBehind(text, index)) &&
        (!isOrdering(behindNumber.exec(text.slice(index))?.[1] ?? '-') ||
          articleBehind.test(foldLetters(text.slice(index)))),
    )
    // "Three pins broke, so we need 6 pins 4x160"
    const end = endOfSizes(text) || text.length
    const [first] = possible
    const isOther = ({ index }: RegExpExecArray) =>
      namesKind(text.slice(first?.index ?? 0, index)) && isAskedFor(text, index)
    return possible.find((place) => place.index < end && isOther(place)) ?? first
  }
  const from = start === undefined ? text : text.slice(beforeAbout(folded, start.index + 1))
  const end = findSentenceEnd(from)
  const isEnded = namesPart(from.slice(0, end))
  const sentence = isEnded ? from.slice(0, end) : from
  const rest = isEnded ? from.slice(end + 1).trim() : ''
  const trimmed = withoutCourtesy(sentence)
    .replace(/[\s,;:?!]+$/, '')
    .replace(conjunctionAround, '')
    .trim()
  const hasMore = asksForMore.test(foldLetters(rest)) && (namesPart(rest) || namesKind(rest))
  if (hasMore || endOfSizes(rest) > 0) return [trimmed, rest]
  // "Do you have pins 6x160? We would need ten."
  const asked = rest === '' || readOrderLine(trimmed).quantity !== '' ? '' : readAskedCount(rest)
  return [asked === '' ? trimmed : `${trimmed}\t${asked}`]
}

/** Whether a sentence asks, at a place behind other words, for a kind: `the pins broke, so we need 10 pins 4x160` */
function isAskedFor(text: string, place: number): boolean {
  const [, clause = ''] = /(?:^|[,;:.!?])\s*([^,;:.!?]*)$/.exec(text.slice(0, place)) ?? []
  const words = clause.split(/\s+/).filter(Boolean)
  // "Four pins are broken. Vi chiediamo dodici spine 4x160", where nobody may know the word that asks
  const isBehindLoss = namesLoss(text.slice(0, place - clause.length)) && sentenceBefore.test(text.slice(0, place))
  const isAsking = (isBehindLoss || words.some((word) => endsInAsking(word))) && !namesKind(clause)
  return isAsking && namesKind(text.slice(place, place + 40))
}

const sentenceBefore = /\p{L}[.!?]\s[^.!?]*$/u

const asksForMore = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${amount}|\d{1,5}\s+\p{L}{3}|${wordOfSeveral}(?!\p{L}))`,
  'u',
)

/** Returns what stands behind the last asking word, as a project may stand before it: `for job 26-118 we need 4 pins` */
function behindAsking(text: string): string {
  if (namesPartAlone(text)) return text
  const words = text.split(' ')
  return words.slice(words.findLastIndex((word) => endsInAsking(word)) + 1).join(' ')
}

/** Whether words before a quantity have figures of a part; `für Werkzeug 2231` has the number of a project. */
function namesFigures(text: string): boolean {
  const unnamed = withoutNamedNumbers(text)
  return namesStandard(text) || (/\d/.test(unnamed) && !/^\D*\b\d{3,6}\b(?![.,]\d)\D*$/.test(unnamed))
}
