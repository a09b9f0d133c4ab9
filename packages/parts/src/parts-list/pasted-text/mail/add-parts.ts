import { endsInAsking, isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart, namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, article, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange } from '../corrections/change-words.ts'
import { withoutFormer } from '../corrections/read-correction.ts'
import { isJoinedSingle } from '../lines/joined-single.ts'
import type { OrderLine } from '../lines/read-order-line.ts'
import { hasSpares } from '../lines/read-spares.ts'
import { isRelative, readRelative } from '../lines/relative-count.ts'
import { type LinePart, sizesOf, splitSizes } from '../lines/split-mentions.ts'
import { withoutPurposes } from '../omissions/without-purposes.ts'
import { isUncut } from '../omissions/without-unchanged.ts'
import { kindStems } from '../references/kind-stems.ts'
import { findAsked } from '../sentences/find-asked.ts'
import { withoutSentence } from '../sentences/without-sentence.ts'
import { isDoubtful } from './doubtful-count.ts'
import { isGoodsAtPlate } from './goods-at-plate.ts'
import { addRow, doubtQuantity, type MailReading, type MailRow, ofKind, rowsOfKind } from './mail-reading.ts'
import { isAlreadyThere } from './parts-already-there.ts'
import { readMailPart } from './read-mail-part.ts'
import { hasDitto, isDitto, mayRepeat, repeatAbove } from './repeat-above.ts'
import { headingFrom, shareHeading, withoutMaterialOf } from './share-heading.ts'
import { isVague } from './vague-count.ts'

/** Adds the parts of a line with what they share with the lines above. */
export function addParts(
  reading: MailReading,
  index: number,
  parts: readonly LinePart[],
  position: number | null,
): void {
  const { lines, rows, references, next, each } = reading
  const line = lines[index] ?? ''
  // "Pos. 2: 8 Stück" stands above its part, or changes a numbered one.
  const isHeaded = next.line === index - 1 && parts.length === 1 && !(references.has(next.line) && position !== null)
  for (const { text, beside } of parts) {
    const last = rows.at(-1)
    const above = last === undefined ? '' : last.quantity + (hasSpares(lines[last.line] ?? '') ? ' ?' : '')
    const own = readMailPart(text)
    // "Precisamos também 2 molas" names a kind without sizes.
    const isKind = own.quantity === '' && parts.length === 1 && !namesPartAlone(text)
    if (!figure.test(text) && !noCount.test(text)) doubtKind(reading, own.requested)
    const { requested, quantity } = readSameQuantity(isKind ? (findAskedKind(line) ?? own) : own, above)
    const named = `${withoutOrdering(
      requested.replace(/^[\s–:,-]+|^\s*(?:Az?|[wvuzkZU]|[Dd]in|[ZOzo][ed])\s+(?=\p{Ll}{3})/u, ''),
    )
      .replace(/(?<=\d|\d\s\p{Lu}|\p{L}{6})[.!?]$/u, '')
      .replace(numberSign, '')
      .replace(ofSizes, '')} ${beside}`.trim()
    const repeated = repeatAbove(named, last?.requested ?? '')
    const heading = reading.heading !== null && isUncut(text) ? { ...reading.heading, cut: '' } : reading.heading
    const whole = repeated === named ? shareHeading(named, heading) : repeated
    const single = articleBefore(line, named)
    const ofEach = each.quantity !== '' && single !== '' && single !== each.quantity ? `${single} ?` : each.quantity
    const counted = quantity || (isHeaded ? next.quantity : '') || ofEach || single
    const count =
      counted || articleBeforeSizes(line, named) || (mayJoin(reading, named) && isJoinedSingle(line, named) ? '1' : '')
    const isBelow = last !== undefined && last.line > reading.headingLine
    const isSame = count === '' && whole !== named && isBelow && last.quantity !== ''
    if (isHeaded && quantity === '') references.delete(next.line)
    const byAbove = isRelative(text, count) ? readRelative(text, last?.quantity ?? '') || count || '1' : null
    const written = withoutFormer(line)
    const isOpen =
      byAbove !== null ||
      isSame ||
      isRough(written, count) ||
      isVague(written, text, count) ||
      isDoubtful(written, count) ||
      (/^\d+$/.test(count) && isAlreadyThere(line, named, count))
    const stated = isOpen ? `${byAbove ?? (isSame ? last.quantity : count)} ?` : count
    doubtFormer(reading, index, named, count)
    const asked = counted === count ? whole : withoutWordsBeforeSizes(whole)
    addRow(reading, index, { requested: asked, quantity: stated }, position)
    if (reading.heading === null || namesKind(named)) reading.heading = headingFrom(whole)
    // Behind "hardened 4x200", nobody can say of which material a bare 4x250 is.
    else if (whole !== named && belongsToPart(splitSizes(named)?.[0].trim() ?? ''))
      reading.heading = withoutMaterialOf(reading.heading)
  }
}

function findAskedKind(line: string): OrderLine | null {
  const asked = findAsked(line)
  return asked === null ? null : { ...asked, requested: withoutPurposes(asked.requested) }
}

/** `22x46x55 n.`, whose number was taken as the pieces */
const numberSign = /\s(?:[+&]\s)?n[ro]?[.°º]{1,2}$/i

/** Before sizes alone, of which a sentence counts some: `din 5x160 avem nevoie de 30` */
const ofSizes = /^(?:din|ze?|od|u|az?)\s+(?=\d+\s?[x×])/i

const rough = new RegExp(
  String.raw`(?<!\p{L})${anyOf('about')}(?!\p{L})\.?\s*(\d{1,5})(?![.,/]?\d|\s*(?:[x×*°%]|mm))`,
  'gu',
)

/** Whether a line says that a number is rough, wherever its words were removed: `außerdem ca. 30 O-Ringe` */
function isRough(line: string, count: string): boolean {
  return /^\d+$/.test(count) && findAll(rough, foldLetters(line)).some(([, about]) => about === count)
}

const changing = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('correction')}|${anyChange('only')}|${anyChange('cancel')}|${anyChange('instead')})(?!\p{L})|,\s+(?:no|non|pas|nao|nie|ne|nem|nu|inte)\s+\d{1,4}(?![.,]?\d|\s*[x×*])`,
  'u',
)

/** Leaves open the pieces of a part above that a sentence names again without a number, or changes: `except only 10 of the AZN-5x160` */
function doubtFormer({ lines, levels, rowsBySizes }: MailReading, index: number, named: string, count: string): void {
  const line = lines[index] ?? ''
  const sizes = sizesOf(named)
  // A line of a list may name a part twice; a sentence means the one above.
  const isSentence = line.split(/\s+/).filter(isOrdering).length > 1
  if (sizes === '' || !(changing.test(foldLetters(line)) || (count === '' && isSentence))) return
  for (const row of rowsBySizes.get(sizes) ?? []) {
    if (isOfOtherKind(row, named)) continue
    // What is quoted below an answer was written before it.
    const isOlder = (levels[index] ?? 0) > (levels[row.line] ?? 0)
    if (!isOlder) doubtQuantity(row)
  }
}

/** Whether a row and a text name two kinds, whose sizes may be the same: an ejector pin and a core pin of 5x160. */
function isOfOtherKind(row: MailRow, named: string): boolean {
  return namesKind(row.requested) && namesKind(named) && ofKind([row], kindStems(foldLetters(named))).length === 0
}

/** Of sizes, or a second number. */
const figure = /\d\D+\d/
/** `two eye bolts M20`, `around 60 HRC`: the only figure is one of the part. */
const noCount = /(?<![\p{L}\d])[mg]\s?\d|\d\s?(?:hrc|hv)(?!\p{L})/iu

/** Leaves open the pieces of the parts of a kind that a line counts again without its sizes: `8 pins` */
export function doubtKind(reading: MailReading, requested: string): void {
  if (isGoodsAtPlate(requested)) return
  for (const row of rowsOfKind(reading, kindStems(foldLetters(requested)))) doubtQuantity(row)
}

const articleAtEnd = new RegExp(
  String.raw`(?<!(?:\p{L}|\b(?:pour|per|para|por|fur|fuer|for|an|in|mit|zu|par|a|pro|na|do|voor|till|pentru|za)\s))(?:${article}|(?<=\b(?:also|and|need|please|plus|send|want)\s)an?)\s+$`,
  'u',
)

/** Articles that are other words in another language count only before a kind in their own. */
const articleOfKind =
  /(?<!\p{L})(?:en\s+(?:centrering|styr|utstot|ingot|karnst|insex|centrirn|vodiln|dolivn|izmet|jedrn|plosc)|um\s+(?:anel|pino|casquilho|extra[c]?tor|parafuso|macho)|o\s+(?:bucs|plac|coloan|duz[ae]|surub)|an?\s+(?:(?:new|single|replacement|hardened|nitrided|bronze)\s+)?(?:locating|ejector|guide|sprue|core\s|dowel|stepped|flat|clamp))/u

/** Between an article and the kind of a part, in folded letters: `eine neue`, `a replacement` */
const ofAnother =
  /(?<!\p{L})(?:neu(?:e[nrs]?)?|new|nouvel(?:le)?|nouveau|nuev[ao]|nuov[ao]|nov[aoyi]\p{L}{0,2}|nieuwe?|now[aey]\p{L}?|uj|ny(?:tt)?|nou[a]?|weitere[nrs]?|passende[nrs]?|replacement|spare|single|matching|further|altr[ao]|autre|otr[ao]|outr[ao]|dalsi|masik|ander(?:e|en)|annan|drug[aio]|kolejn[aey]|alt[a]?)\s+$/u

/** Beginnings of words that ask what a part costs. */
const asksForPrice = /(?<!\p{L})(?:kost|cost|cout|cuest|custa|kosztu|stoji|stane|kerul)/u

/** Returns 1 for a kind with an article: `y un anillo de centrado 100x36x12` */
function articleBefore(line: string, asked: string): string {
  // "What does a sleeve 5x8x150 cost?" orders nothing.
  const isQuestion = /^[^.!?]*\?/.test(line.slice(line.indexOf(asked) + asked.length))
  const named = isQuestion ? asked : withoutSentence(asked)
  const place = line.indexOf(named)
  if (place <= 0 || !namesKind(named)) return ''
  const before = foldLetters(line.slice(0, place)).replace(ofAnother, '')
  if (asksForPrice.test(before)) return ''
  const said = foldLetters(line.slice(Math.max(0, place - 3), place + 32))
  return articleAtEnd.test(before) || articleOfKind.test(said) ? '1' : ''
}

const articleAlone = new RegExp(String.raw`(\p{L}+)\s+(?:${article}|an?)\s+$`, 'u')
/** By what a part is replaced. */
const by = new Set('by par por durch door przez za cu med'.split(' '))
const further = new RegExp(String.raw`\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')

/** Returns 1 for sizes with an article that are asked for, or that replace a part: `à remplacer par une 125x36x18` */
function articleBeforeSizes(line: string, named: string): string {
  const sizes = splitSizes(named)?.[1] ?? ''
  const place = sizes === '' ? -1 : line.indexOf(sizes)
  if (place <= 0 || further.test(foldLetters(line.slice(place + sizes.length)))) return ''
  const word = articleAlone.exec(foldLetters(line.slice(Math.max(0, place - 30), place)))?.[1]
  return word !== undefined && (by.has(word) || endsInAsking(word)) ? '1' : ''
}

/** Whether a part without pieces stands behind counted ones, and is named for the first time. */
function mayJoin({ rows, rowsBySizes }: MailReading, named: string): boolean {
  return /^\d+$/.test(rows.at(-1)?.quantity ?? '') && !rowsBySizes.has(sizesOf(named))
}

/** Removes the words between a kind and the article before its sizes: `ring has to be replaced by a 100x36x12` */
function withoutWordsBeforeSizes(text: string): string {
  const [before = '', sizes = '', behind = ''] = splitSizes(text) ?? []
  const words = before.trim().split(' ')
  const last = words.findLastIndex((word) => word.length > 2 && !by.has(word) && !isFillerWord(word))
  const kind = words.slice(0, last + 1).join(' ')
  return namesKind(kind) ? `${kind} ${sizes}${behind}` : text
}

/** Whether a line repeats the part above it: `Same again in 200 long.` */
export function isRepeated(line: string, { rows }: MailReading): boolean {
  if (!mayRepeat(line)) return false
  const { requested } = readMailPart(line)
  return repeatAbove(requested, rows.at(-1)?.requested ?? '') !== requested
}

/** Whether a line asks for pieces of the part above it, so that its own number is no reference: `Pos. 2) 10 Stück dto.` */
export function isCountedDitto(line: string): boolean {
  if (!hasDitto(line)) return false
  const { requested, quantity } = readMailPart(line)
  return quantity !== '' && isDitto(requested) && !sameQuantity.test(foldLetters(requested))
}

const sameQuantity = new RegExp(
  String.raw`[\s,;:(–-]*(?:(?<!\p{L})\p{L}{1,4}\s+){0,2}(?<!\p{L})${anyChange('same')}(?!\p{L})\)?`,
  'u',
)

/** Reads "the same quantity" as that of the part above. */
function readSameQuantity({ requested, quantity }: OrderLine, above: string): OrderLine {
  const found = quantity === '' ? sameQuantity.exec(foldLetters(requested)) : null
  if (found === null) return { requested, quantity }
  const rest = requested.slice(0, found.index) + requested.slice(found.index + found[0].length)
  return { requested: rest.trim(), quantity: above }
}
