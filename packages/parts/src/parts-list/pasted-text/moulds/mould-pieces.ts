import { hasOnlyFillers } from '../../../words/order-words.ts'
import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { freeNumbers } from '../../quantities/free-numbers.ts'
import { anyOf, inTotal, numberWord, units } from '../../quantities/read-pieces.ts'
import { anyChange } from '../corrections/change-words.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { endOfSizes, splitMentions } from '../lines/split-mentions.ts'
import { countBuilt } from './built-times.ts'
import { leadsToWholeMould } from './cavity-sections.ts'
import {
  alike,
  both as bothMoulds,
  isOfCavities,
  mouldName,
  onceForAll,
  readMouldSigns,
  spanOf,
  withoutCavitiesAside,
  withoutMouldNames,
} from './mould-signs.ts'
import { withoutNamedMould } from './named-mould.ts'
import { markShares, withoutProvenShares } from './read-shares.ts'

const every = '(?:each|every|jede[rsnm]?|chaque|cada|ogni|elke?|iedere?|kazd\\p{L}+|fiecare|varje|vsak\\p{L}*|minden)'
const one = String.raw`(?:1|one|a|an|eine?[rsn]?|une?|uno|una|um|uma|o|een|en|ett|jedn\p{L}+|en[oa])`
/** A set is a pack, too, and four figures are the name of a mould. */
const mould = String.raw`(?!set|satz)${anyOf('moulds')}(?!\p{L}|\s*(?:n[ro]?[.°º]?\s*)?\d{4})`
const perMould = String.raw`(?:(?:/|(?<!\p{L})${anyOf('per')}(?!\p{L}))\s*(?:(?:${every}|${one})\s+)?|(?<!\p{L})(?:for|fur|fuer|pour|para|voor|pentru|till|v|w|la|an)\s+(?:${every}|${one})\s+|(?<!\p{L})(?:(?:in|do|i|na)\s+)?${every}\s+)${mould}`
/** `einmalig, nicht pro Form:`: what stands below is of all moulds. */
const notPerMould = new RegExp(
  String.raw`(?<!\p{L})(?:nicht|not|pas|non|no|niet|nie|ne|nem|nao|nu|inte)\s+${perMould}`,
  'u',
)

/** Whether a line without a part denies that pieces are those of one mould: `not per mould`, `Only once:`, `For the whole mould:` */
export function deniesPerMould(line: string): boolean {
  const folded = foldLetters(line)
  const isDenied =
    notPerMould.test(folded) || (line.endsWith(':') && onceForAll.test(folded)) || leadsToWholeMould(line)
  return isDenied && !namesPartAlone(line)
}

/** `szerszámonként` */
export const eachMould = String.raw`(?<!\p{L})(?:szerszamonkent|formankent|feszkenkent)`
const count = String.raw`(?<![\p{L}\d.,x×*/-]|[x×*]\s)(?:\d{1,4}(?![.,]?\d|\s*(?:[x×*]\s*\d|mm))|${numberWord}(?!\p{L}))(?:\s*(?:${units.pieces}))?`
/** `12 per mould`, `je Form 12`, `szerszámonként 8 db` */
const ofOneMould = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${anyOf('each')}|cate)\s+)?(${count})\s*[-–]?\s*(?:${perMould}|${eachMould})|(?:${perMould}|${eachMould})\s*[:=]?\s*(${count})`,
  'gu',
)
const statesOne = new RegExp(ofOneMould, 'u')
const several = String.raw`(\d{1,2}(?![.,]?\d)|${numberWord}(?!\p{L}))`
const sign = '(?:[x×*]|mal|times|fois|volte|veces|vezes|maal|krat|razy|szor|ori|ganger)'
const these =
  '(?:the|these|those|our|die|diese|den|dies?en|unsere|les|ces|nos|los|las|estos|estas|gli|questi|queste|os|estes|de|deze|onze|tych|te|tyto|ty|ezek|dessa|te)'
const lead = String.raw`(?:(?:^|[\s,;(–-])(?:(?:bei|fur|fuer|for|pour|para|per|su|na|pro|voor|till|pentru|za|dla|soit|and|und|et|y|e|ve|a|we have|wir haben|${sign})\s+)?(?:${these}\s+)?(?:${sign}\s*)?)`
/** `4 moulds`, `x 3 tools`, `formy są 3`, `Formen: 4`; a larger number is the name of a mould. */
const ofMoulds = new RegExp(
  String.raw`${lead}(?:${inTotal}\s+)?(?<![\p{L}\d.,/]|\d\s?[x×*]\s?)${several}\s+(?:${alike}\s+){0,2}${mould}|(?<!\p{L})(?:${alike}\s+){0,2}${mould}(?:\s+(?:is|are|sind|son|sono|sont|sao|sa|jsou|su|so|sunt|ar|van|zijn)\s+|\s*[:=x×]\s*)${several}(?!\s*\p{L})`,
  'gu',
)
const eachBehind = '(?:each(?: one)?|apiece|chacune?|ciascun[oa]|cadauno|cada uno|cada um|vardera|elk)'
/** `je 4`, `8 each`: of each of the moulds that the line counts. */
const ofEach = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('each')}|na\s+kazd\p{L}+|in\s+jede[rn]?)\s+(?!(?:(?!1|ein)${one}|${one}\s+${mould})(?!\p{L}))(${count})|(${count})\s+${eachBehind}(?!\p{L})`,
  'gu',
)
/** `4 pins 6x160 each` */
const eachApart = new RegExp(
  String.raw`[\s,;–-]+(?:(?:for|pour|per|para|voor|pro|dla)\s+)?(?:${eachBehind}|jeweils)\.?$`,
  'u',
)
/** A price is of each piece. */
const priced = /[€$£]|(?<!\p{L})(?:eur|chf|usd|czk|pln)(?!\p{L})|(?:@|(?<!\p{L})(?:at|a|zu|po))\s*\d+[.,]\d/u
const everything = String.raw`(?<!\p{L})(?:alles?|das ganze|everything|all(?: of it)?|the lot|tout|le tout|todo|tutto|tudo|wszystko|vsechno|vse|mindent?|toate|totul|allt|alltihop)`
/** `everything times two`, `graag alles maal twee`, `tout en double`, `double everything` */
const ofEverything = new RegExp(
  String.raw`${everything}(?:\s+\p{L}+){0,2}\s+(?:${sign}\s*(\d{1,2}|${numberWord})(?!\p{L}|\d)|(\d{1,2}|${numberWord})\s*${sign}(?!\p{L})|(doppelt|zweimal|twice|en double|doble|doppio|dvojmo|dubbel|duplo|dublu|podwojnie|dvakrat|ketszer))|(?<!\p{L})(doubl|verdoppel|duplic|duplique|raddoppi|verdubbel|podwoj|zdvojnasob|dubbla|dublat|podvoj|duplaz)\p{L}*\s+(?:\p{L}{1,5}\s+)?${everything}(?!\p{L})`,
  'gu',
)
const quantities =
  '(?:menge|anzahl|stuckzahl|quantit|qty|number|mnozstv|pocet|pocty|cantidad|nombre|mennyiseg|darabszam|aantal|hoeveelhe|ilosc|liczb|quantidade|cantitat|numar|antal|kolicin|stevil)'
const figureWords = '(?:angaben|zahlen|figures|cifras|chiffres|cifre)'
/** `die Mengen gelten je Form`, `quantities are for one mould` */
const quantitiesOfOne = new RegExp(
  String.raw`(?<!\p{L})(?:${quantities}\p{L}*|${figureWords})(?!\p{L})[^.!?:;\n\d]{0,60}(?:${perMould}|${eachMould}|(?<!\p{L})${anyOf('per')}\s+${every})|^(?:${perMould}|${eachMould})\s*(?:[(,:]|$)|[.,(]\s*(?:${perMould}|${eachMould})\s*\)?\s*:?$`,
  'u',
)
/** `todo por duplicado`, `multiply by three`, `Stückzahlen mal drei` */
const multiplied = new RegExp(
  String.raw`(?<!\p{L})(?:multipl\p{L}+|duplicad[oa]s?|dreifach|zweifach|in duplo)|(?<!\p{L})${quantities}\p{L}*[^.!?:;\n]{0,30}\s${sign}\s*(?:\d|${numberWord}(?!\p{L}))|${everything}(?!\p{L}).{0,60}\s(?:\d{1,2}|${numberWord})\s+(?:${alike}\s+){0,2}${mould}`,
  'u',
)

/** How many moulds the quantities of a mail are for. */
export interface MouldsOfMail {
  /** All quantities are those of one mould. */
  isPerMould: boolean
  /** Null if the mail does not say it, or says several numbers. */
  moulds: number | null
  /** The line stands below a heading with its moulds, so that "each" is each of them. */
  isHeaded?: boolean
}

/** Reads what the lines without parts say about the moulds: `for two identical moulds, quantities are per mould` */
export function readMoulds(lines: readonly string[]): MouldsOfMail {
  const beside = lines.filter((line) => line !== '' && !namesPartAlone(withoutMouldNames(line)))
  const said = beside.filter(isAboutMoulds).map(foldLetters)
  const signs = beside.map(readMouldSigns)
  const times = beside
    .map(foldLetters)
    .filter((line) => !namesKind(line) && !takenBack.test(line))
    .flatMap((line) => findAll(ofEverything, line).map((found) => (found[3] || found[4] ? 2 : numberIn(found))))
  const stated = said.flatMap((line) =>
    findAll(ofMoulds, line).flatMap((found) => (isOfCavities(found) ? [] : numberIn(found))),
  )
  const built = beside.flatMap((line) => countBuilt(line) ?? [])
  // "For one mould" says what the quantities are.
  const numbers = new Set(
    [
      ...times,
      ...built,
      ...stated,
      ...signs.flatMap(({ moulds, ofCavities }) => (moulds === null || ofCavities ? [] : moulds)),
    ].filter((number) => number > 1),
  )
  const [moulds = null] = numbers.size === 1 ? numbers : []
  return {
    isPerMould:
      times.length > 0 || beside.some(isOfOneMould) || (numbers.size > 0 && signs.some(({ isOfOne }) => isOfOne)),
    moulds: said.some((line) => multiplied.test(line) && findAll(ofEverything, line).length === 0) ? null : moulds,
  }
}

function isOfOneMould(line: string): boolean {
  if (namesPartAlone(line) || findAll(ofOneMould, foldLetters(line)).length > 0) return false
  return quantitiesOfOne.test(foldLetters(line)) || multiplied.test(foldLetters(line))
}

/** Whether a line says how many moulds a mail is for, or that its quantities are those of one, and names no part. */
export function isAboutMoulds(line: string): boolean {
  if (line === '' || namesPartAlone(withoutMouldNames(line)) || namesKind(line)) return false
  const folded = foldLetters(line)
  const rest = withoutMouldNames(folded).replace(ofMoulds, ' ').replace(ofEverything, ' ')
  return !/\d/.test(rest) && (rest !== folded || isOfOneMould(line))
}

/** A line whose pieces are those of all moulds, or of one of several. */
interface StatedPieces {
  line: string
  /** By which the pieces of the line are to be multiplied; null if nobody can say. */
  times: number | null
}

/** `pour le moule 33 uniquement`, `nur für Werkzeug 12`, `only for the 413:` */
const onlyForMould = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('only')}\s+(?:\p{L}{1,5}\.?\s+){0,3}(?:${anyOf('moulds')}|\p{L}{0,3}-?\d{2,6}(?=\s*:))|${anyOf('moulds')}\.?\s+${mouldName}\s+${anyChange('only')})(?!\p{L})`,
  'u',
)

/** Says the pieces of all moulds where a line has those of one: `12 per mould, 4 moulds`. */
export function statePieces(written: string, mail: MouldsOfMail): StatedPieces {
  if (written === '') return { line: written, times: 1 }
  const line = withoutCavitiesAside(withoutProvenShares(written))
  const isOfSeveral = mail.isPerMould || (mail.moulds ?? 1) > 1
  const onlyOne = isOfSeveral ? onlyForMould.exec(foldLetters(line)) : null
  if (onlyOne !== null) {
    const rest = line.slice(line.indexOf(':', onlyOne.index) + 1).trim()
    return { line: rest, times: rest !== line && splitMentions(rest).length === 1 ? 1 : null }
  }
  const once = onceForAll.exec(foldLetters(line))
  if (once !== null) {
    const isOpen = isOfSeveral && splitMentions(line).length > 1
    return { line: replaceSpans(line, [spanOf(once)]), times: isOpen ? null : 1 }
  }
  const ofNamed = withoutNamedMould(line)
  if (ofNamed !== null) return { line: ofNamed, times: 1 }
  const folded = foldLetters(line)
  const total = sayPiecesOfMoulds(line, mail)
  if (total !== line) return { line: total, times: 1 }
  if (ofAllMoulds.test(folded)) return { line: withoutAllMoulds(line), times: 1 }
  const { moulds, spans, isOfOne, isCounted, ofCavities, ofSets, place } = readMouldSigns(line)
  const rest = replaceSpans(line, spans)
  if (moulds === 1 && !isOfOne && !ofSets) return { line: rest, times: mail.isPerMould ? mail.moulds : 1 }
  const factor = ofCavities ? (mail.moulds === null ? moulds : null) : (moulds ?? mail.moulds)
  if (!isOfOne || factor === null) {
    const isShared = markShares(line) !== line
    const isOpen = isOfOne
      ? !isShared && (isCounted || statesOne.test(folded))
      : (moulds !== null && !ofSets) || quantitiesOfOne.test(folded)
    return { line, times: mail.isPerMould ? mail.moulds : isOpen ? null : 1 }
  }
  const isOfLine = place < endOfSizes(line) || splitMentions(line).length === 1
  return unsure.test(folded) ? { line, times: null } : { line: rest, times: isOfLine ? factor : null }
}

/**
 * Says the pieces of all moulds in a line. They are open if the line or the mail does not say how many moulds there are,
 * or names another total.
 */
function sayPiecesOfMoulds(line: string, mail: MouldsOfMail): string {
  const folded = foldLetters(line)
  if (unsure.test(folded)) return line
  const moulds = findAll(ofMoulds, folded)
  const stated = findAll(ofOneMould, folded)
  const isStated = stated.length > 0
  const isBelow = mail.isHeaded === true && splitMentions(line).length === 1
  const isOfEach = moulds.length === 1 || isBelow
  const ones = isStated ? stated : isOfEach ? findAll(ofEach, folded) : []
  const [oneMould] = ones
  const others = moulds.filter((found) => !ones.some((each) => overlap(found, each)) && numberIn(found) > 1)
  const factor = others.length === 0 ? mail.moulds : others.length === 1 ? numberIn(others[0]) : null
  const apart =
    factor === null || isStated
      ? null
      : (perMouldApart.exec(folded) ?? (isBelow && !priced.test(folded) ? eachApart.exec(folded) : null))
  // "2 per cavity" of a mail for three moulds may be any number.
  const nouns = new Set([...ones, ...others, ...(apart === null ? [] : [apart])].map(isOfCavities))
  if (nouns.size > 1 || (nouns.has(true) && mail.moulds !== null)) return line
  if (factor !== null && apart !== null) {
    const { requested, quantity } = readOrderLine(replaceSpans(line, [apart, ...others].map(spanOf)))
    return /^\d+$/.test(quantity) ? `${Number(quantity) * factor} pcs ${requested}` : line
  }
  const pieces = numberIn(oneMould)
  if (oneMould === undefined || ones.length > 1 || factor === null || pieces === 0) return line
  const total = pieces * factor
  const bare = replaceSpans(line, [oneMould, ...others].map(spanOf))
  // "we need six, two per mould"
  if (bare.startsWith(`${total} `) || freeNumbers(bare).join() === String(total)) return bare.replace(/,(?=\.?$)/, '')
  const spans = [{ ...spanOf(oneMould), said: ` ${total} pcs ` }, ...others.map(spanOf)]
  return withoutTotal(replaceSpans(line, spans), total)
}

/** Rough numbers, and what changes the words before it. */
const unsure = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('about')}|${anyChange('opening')})(?!\p{L})`, 'u')

const takenBack = new RegExp(String.raw`(?<!\p{L})${anyChange('opening')}(?!\p{L})`, 'u')

/** A part between the pieces and their mould: `12 pins 6x160 per mould` */
export const perMouldApart = new RegExp(perMould, 'u')

/** Whether a text says that something is of one mould: `per mould`, `für jede Form` */
export function statesPerMould(text: string): boolean {
  return perMouldApart.test(foldLetters(text))
}

function replaceSpans(line: string, spans: readonly { start: number; end: number; said: string }[]): string {
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((kept, { start, end, said }) => kept.slice(0, start) + said + kept.slice(end), line)
    .replace(/\s{2,}/g, ' ')
    .replace(/\s(?=[,;.)])/g, '')
    .trim()
}

const together = '(?:together|zusammen|ensemble|insieme|juntos|samen|razem|spolu|egyutt|impreuna|tillsammans|skupaj)'
const allMoulds = new RegExp(
  String.raw`(?:(?<!\p{L})(?:for|fur|fuer|pour|para|per|su|na|pro|do|voor|till|pentru|za|an|w|v)\s+)?(?<!\p{L})(?:(?:all|alle|tous|todos|tutti|wszystkie|vsechny|toate|alla|vse|mind)\s+(?:(?:the|les|los|gli|os|de)\s+)?(?:${several}\s+)?|${bothMoulds}\s+|${these}\s+${several}\s+)${mould}(?:\s+(?:${together}|${inTotal})(?!\p{L}))?\s*,?`,
  'u',
)

/** Removes `for all three moulds` beside a total. */
function withoutAllMoulds(line: string): string {
  const found = allMoulds.exec(foldLetters(line))
  return found === null ? line : replaceSpans(line, [spanOf(found)])
}

const ofAllMoulds = new RegExp(String.raw`(?<!\p{L})(?:${inTotal}|${mould}\s+${together})(?!\p{L})`, 'u')

/** Multiplies pieces; what is open stays open. */
export function multiplyPieces(quantity: string, times: number | null): string {
  if (times === 1 || !/^\d+$/.test(quantity)) return quantity
  return times === null ? `${quantity} ?` : String(Number(quantity) * times)
}

const totalBehind = new RegExp(
  String.raw`[\s,;:–(=-]+((?:\p{L}+\s+){0,3}?)(?:${inTotal}\s+)?(${count})\s*(?:${inTotal})?\s*\)?\.?$`,
  'u',
)

/** Removes the total behind the pieces of one mould if it is the same: `je Form 4, bei 3 Formen also 12 Stück` */
function withoutTotal(line: string, total: number): string {
  const found = totalBehind.exec(foldLetters(line))
  const [, words = '', said = ''] = found ?? []
  const rest = line.slice(0, found?.index)
  const isOwn = found === null || rest.trim() === '' || !/\d\s*pcs/.test(rest)
  return isOwn || !hasOnlyFillers(words) || sayPieces(said) !== String(total) ? line : rest
}

function overlap(one: RegExpExecArray, other: RegExpExecArray): boolean {
  return one.index < other.index + other[0].length && other.index < one.index + one[0].length
}

/** Returns the number that a pattern has found; 0 without one. */
function numberIn(found: RegExpExecArray | undefined): number {
  return Number(sayPieces(found?.slice(1).find((number) => number !== undefined) ?? '')) || 0
}
