import { isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart, isArticleNumber, namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { countSizes, firstMentions, sizesOf } from '../lines/split-mentions.ts'
import type { MailReading } from '../mail/mail-reading.ts'
import { kindStems } from '../references/kind-stems.ts'
import { anyChange, butInstead, isCancelled, joining, shouldBe } from './change-words.ts'

/** A line with a part in the place of another one. */
export interface Replaced {
  /** The sizes of the part that is not wanted, as `sizesOf` writes them. */
  former: string
  /** The sizes that take their place, as they are written. */
  sizes: string
  /** The line without the former part. */
  line: string
}

/** Before what is not wanted, unlike "before" and "was", which may be something else. */
export const inPlaceOf =
  "(?:statt|anstatt|anstelle (?:von|der|des)|instead of|in place of|rather than|misto|namisto|en lugar del?|en vez del?|(?:au lieu|a la place) (?:de|des|du)|(?:invece|al posto) d(?:i|el|ei|egli|ella|elle|ello|ell')|anziche|in plaats van|i\\.?p\\.?v\\.?|zamiast|em vez d(?:e|os?|as?)|in loc(?: de|ul)|istallet for|i stallet for|namesto)"
/** Negations, which are other words in other languages: the Italian "ne". */
const negation = '(?:nicht|not|no|non|et non(?: pas)?|pas|ne|nem|niet|nie|nao|nu|inte)'
/** Before what is not wanted, in folded letters. */
export const instead = `(?:${inPlaceOf}|${negation})`
/** Between two parts of which the second one is not wanted: `6x200 nitrided and not 6x160` */
const behind = new RegExp(
  String.raw`[\s,;(–-]+(?:${joining}\s+)?${instead}\s+(?:(?:of|the|von|der|den|die|de|da|van|od)\s+)*[øØ⌀]?\s*$`,
  'u',
)
/** `the pins should be`, before the sizes that are wanted */
const shouldBeAtEnd = new RegExp(String.raw`(?<=\p{L}{3})\s+${shouldBe}\s+$`, 'u')
/** Before a part that is not wanted: `instead of the 10 pins` */
const before = new RegExp(String.raw`(?:^|[\s,;:(–-])${inPlaceOf}\s+`, 'gu')
const beforeEither = new RegExp(String.raw`(?:^|[\s,;:(–-])${instead}\s+`, 'gu')
/** `8x250 a 8x315 helyett` */
const betweenArticle = /^\s+(?:az?\s+)?$/u
/** `4,2x125 helyett` */
const formerBehind = new RegExp(String.raw`^\s*${anyChange('insteadBehind')}(?!\p{L})[\s,]*`, 'u')
const butBetween = new RegExp(String.raw`^\s*,?\s*${butInstead}(?!\p{L})[\s,]*`, 'u')

/** Reads a line that names a part in the place of another one: `6x200 instead of 6x160`; null for another line. */
export function readReplaced(line: string): Replaced | null {
  const [first, second, ...others] = firstMentions(line)
  if (first === undefined || second === undefined || others.length > 0) return null
  const [one, two] = [line.slice(first.start, first.end), line.slice(second.start, second.end)]
  const isAlike = countSizes(one) === countSizes(two) && one !== two && ![one, two].some(isArticleNumber)
  const isApart = /[.;!?]\s/.test(line.slice(first.end, second.start)) || isCancelled(line.slice(first.end))
  if (!isAlike || isApart) return null
  const between = foldLetters(line.slice(first.end, second.start))
  const tail = foldLetters(line.slice(second.end))
  const notTwo = behind.exec(between) ?? (formerBehind.test(tail) ? betweenArticle.exec(between) : null)
  if (notTwo !== null && !/\d/.test(between) && !namesKind(between)) {
    const rest = line
      .slice(second.end + (formerBehind.exec(tail)?.[0].length ?? 0))
      .replace(/^\s*\)/, '')
      .replace(/^(?=[\p{L}\d])/u, ', ')
    const named = line.slice(0, first.start)
    const kind = named.slice(0, shouldBeAtEnd.exec(foldLetters(named))?.index)
    const asked = line.slice(first.start, first.end + notTwo.index)
    return { former: sizesOf(two), sizes: one, line: `${kind}${kind === named ? '' : ' '}${asked}${rest}` }
  }
  const head = line.slice(0, first.start)
  const isBehind = formerBehind.test(between)
  const start = findAll(butBetween.test(between) ? beforeEither : before, foldLetters(head)).at(-1)
  if (start === undefined && !isBehind) return null
  const named = isBehind ? head : head.slice((start?.index ?? 0) + (start?.[0].length ?? 0))
  const former = readOrderLine(`${withoutOrdering(named.trim().replace(/^\p{L}{1,2}\s+(?=\d)/u, ''))} ${one}`)
  const asking = withoutFormerMaterial(
    withoutFormerOrder(line.slice(first.end, second.start)),
    line.slice(second.start),
    two.length,
  )
  const now = readOrderLine(
    withoutOrdering(
      asking
        .slice((formerBehind.exec(foldLetters(asking)) ?? butBetween.exec(foldLetters(asking)))?.[0].length ?? 0)
        .trim(),
    ),
  )
  const stems = kindStems(foldLetters(named))
  const isOther =
    stems.length > 0 && namesKind(now.requested) && !stems.some((stem) => foldLetters(now.requested).includes(stem))
  const sentence =
    head
      .slice(0, start?.index ?? 0)
      .split(/[.;!?](?:\s|$)/)
      .at(-1) ?? ''
  const hasCount = /\d/.test(sentence)
  if (!now.requested.includes(two) || isOther || hasCount) return null
  const replacing = former.requested.replace(one, two) + now.requested.replace(two, '').trimEnd()
  const asked = namesKind(now.requested) ? now.requested : replacing
  // "The blade ejectors: instead of 1.2x7.5x160x80 we need 1.5x7.5x160x80"
  const kind = namesKind(sentence) && !namesKind(asked) ? withoutOrdering(sentence.replace(/[\s:,–-]+$/, '')) : ''
  const requested = `${kind} ${asked}`.trim()
  const quantity = now.quantity || former.quantity
  return { former: sizesOf(one), sizes: two, line: quantity === '' ? requested : `${quantity} pcs ${requested}` }
}

/** `eye bolts M12 | instead of M10` */
const formerThread = new RegExp(
  String.raw`(?<=(?<!\p{L})m\d{1,2})[\s,(]+${inPlaceOf}\s+(?:(?:the|der|den|des|los?|las?|les?|de)\s+)?m\d{1,2}(?![\d.,]*[\dx×]|\s*[x×])\s*\)?`,
  'gu',
)

/** Removes the former thread of a part that has no other size: `Ringschrauben M12 statt M10` */
export function withoutFormerThread(text: string): string {
  return replaceFound(text, findAll(formerThread, foldLetters(text)), () => '')
}

/** Removes the words about the former part before the new one and its pieces: `of yesterday's order we need 8 pins` */
function withoutFormerOrder(between: string): string {
  const words = between.split(' ')
  const at = words.findLastIndex((word) => isOrdering(word))
  const dropped = words.slice(0, at + 1).join(' ')
  const said = words.slice(at + 1).join(' ')
  const isOfPart =
    namesKind(dropped) || namesWork(dropped) || namesCut(dropped) || words.slice(0, at).some(belongsToPart)
  return at < 0 || isOfPart || /\d/.test(dropped) || !namesKind(said) ? between : ` ${said}`
}

/** Removes the material of the former part before the new one, which keeps it unless it has its own. */
function withoutFormerMaterial(between: string, behind: string, length: number): string {
  const words = between.split(/[\s,]+/).filter(Boolean)
  const materials = words.filter(belongsToPart)
  if (materials.length === 0 || !words.every((word) => belongsToPart(word) || isFillerWord(word)))
    return `${between}${behind}`
  const hasOwn = behind
    .slice(length)
    .split(/[\s,.;]+/)
    .some((word) => word !== '' && belongsToPart(word))
  return hasOwn ? ` ${behind}` : ` ${behind.slice(0, length)} ${materials.join(' ')}${behind.slice(length)}`
}

/**
 * Puts the new sizes into the row of the former part.
 * @returns false if the mail has no such row, or several
 */
export function replaceInRow({ rowsBySizes }: MailReading, { former, sizes, line }: Replaced): boolean {
  const [row, ...others] = rowsBySizes.get(former) ?? []
  const mention = row === undefined ? undefined : firstMentions(row.requested)[0]
  if (row === undefined || mention === undefined || others.length > 0) return false
  row.requested = `${row.requested.slice(0, mention.start)}${sizes}${row.requested.slice(mention.end)}`
  const { quantity } = readOrderLine(line)
  if (quantity !== '') row.quantity = quantity
  return true
}
