import { hasOnlyFillers } from '../../../words/order-words.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { freeNumbers } from '../../quantities/free-numbers.ts'
import { anyOf, inTotal, units } from '../../quantities/read-pieces.ts'
import { anyChange, too } from '../corrections/change-words.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { hasSpares, readSparesOfAll, type SparesOfAll } from '../lines/read-spares.ts'
import { endOfSizes, splitMentions } from '../lines/split-mentions.ts'
import { withoutOneMould, withoutWholeMould } from './cavity-sections.ts'
import { namesAllMoulds, withoutEnoughForAll } from './for-all-moulds.ts'
import {
  both as bothMoulds,
  isOfCavities,
  mouldName,
  onceForAll,
  readMouldSigns,
  spanOf,
  withoutCavitiesAside,
} from './mould-signs.ts'
import { withoutNamedMould } from './named-mould.ts'
import { count, every, mould, numberIn, ofMoulds, ofOneMould, one, perMouldApart, several, these } from './per-mould.ts'
import { readPiecesOfSeveral } from './pieces-of-several.ts'
import { type MouldsOfMail, quantitiesOfOne } from './read-moulds.ts'
import { markShares, withoutProvenShares } from './read-shares.ts'

const statesOne = new RegExp(ofOneMould, 'u')
const eachBehind = '(?:each(?: one)?|apiece|chacune?|ciascun[oa]|cadauno|cada uno|cada um|vardera|elk)'
/** `po čtyřech na každou`, `câte unul la fiecare` */
const forEvery = String.raw`(?:\s+(?:na|la|za|do|w|v|fur|for|till)\s+${every}(?=\s*(?:$|[,;.)])))?`
/** `je 4`, `8 each`: of each of the moulds that the line counts. */
const ofEach = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('each')}|na\s+kazd\p{L}+|in\s+jede[rn]?)\s+(?!(?:(?!1|ein)${one}|${one}\s+${mould})(?!\p{L}))(${count})${forEvery}|(${count})\s+${eachBehind}(?!\p{L})`,
  'gu',
)
/** `4 pins 6x160 each` */
const eachApart = new RegExp(
  String.raw`[\s,;–-]+(?:(?:for|pour|per|para|voor|pro|dla)\s+)?(?:${eachBehind}|jeweils)\.?$`,
  'u',
)
/** A price is of each piece. */
const priced = /[€$£]|(?<!\p{L})(?:eur|chf|usd|czk|pln)(?!\p{L})|(?:@|(?<!\p{L})(?:at|a|zu|po))\s*\d+[.,]\d/u

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

/** `nur für die 511 zusätzlich 1 Buchse`, in front of a count with its noun */
const onlyForNumber = new RegExp(
  String.raw`^\W{0,3}${anyChange('only')}\s+(?:\p{L}{1,5}\.?\s+){1,3}\d{3,6},?\s+(?:(?:${too}|zusatzlich|additionally|extra|en plus|en outre|in piu|em aditamento|adicionalmente|dodatkowo|navic|dodatno|in plus|pluszban|ytterligare)\s+){0,2}(?=\d{1,3}\s+(?!(?:${units.pieces}|mm)\s+\d)\p{L}{3})`,
  'u',
)

/** `32 instead of 2` */
const changed = new RegExp(
  String.raw`(?<![\p{L}\d.,x×*/-])(\d{1,4})(?:\s*(?:${units.pieces}))?\s+${anyChange('instead')}\s+(\d{1,4})(?![\d.,]*[\dx×*])`,
  'u',
)

/** Says the pieces of all moulds where a line has those of one: `12 per mould, 4 moulds`. */
export function statePieces(written: string, mail: MouldsOfMail): StatedPieces {
  if (written === '') return { line: written, times: 1 }
  const line = withoutCavitiesAside(withoutProvenShares(written))
  const isOfSeveral = mail.isPerMould || (mail.moulds ?? 1) > 1
  const isOfOneAmong = isOfSeveral || mail.isPerCavity || readMouldSigns(line).isOfOne
  const change = isOfOneAmong ? changed.exec(foldLetters(line)) : null
  if (change !== null) {
    // Who corrects the pieces of one mould into those of all has multiplied them.
    const isMultiplied = Number(change[1]) === Number(change[2]) * (timesOf(mail) ?? 0)
    return { line, times: isMultiplied ? 1 : null }
  }
  const ofNumber = isOfSeveral ? onlyForNumber.exec(foldLetters(line)) : null
  if (ofNumber !== null && splitMentions(line).length === 1) return { line: line.slice(ofNumber[0].length), times: 1 }
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
  const enough = withoutEnoughForAll(line)
  if (enough !== null) return { line: enough, times: splitMentions(enough).length === 1 ? 1 : null }
  const ofNamed = withoutNamedMould(line)
  if (ofNamed !== null) return { line: ofNamed, times: 1 }
  const ofSeveral = readPiecesOfSeveral(line, mail)
  if (ofSeveral !== null) return ofSeveral
  const folded = foldLetters(line)
  // "Plus 1 spare for the whole tool" says so of the spare part alone.
  const spares = isOfSeveral || mail.isPerCavity ? readSparesOfAll(line) : null
  const ofMould = mail.isPerCavity ? withoutOneMould(line) : withoutWholeMould(line)
  if (spares === null && ofMould !== line) return { line: ofMould, times: timesOf({ ...mail, cavities: 1 }) }
  const total = sayPiecesOfMoulds(line, mail)
  if (total === null) return { line, times: null }
  if (total !== line) return { line: total, times: 1 }
  if (spares !== null) return addSparesOfAll(line, spares, mail)
  if (ofAllMoulds.test(folded)) return { line: withoutAllMoulds(line), times: 1 }
  const { moulds, spans, isOfOne, isCounted, ofCavities, ofSets, place } = readMouldSigns(line)
  const rest = replaceSpans(line, spans)
  if (moulds === 1 && !isOfOne && !ofSets) return { line: rest, times: timesOf(mail) }
  const factor = ofCavities
    ? mail.moulds === null
      ? isCounted
        ? moulds
        : mail.cavities
      : null
    : (moulds ?? mail.moulds)
  const areForAll = !isOfOne && (mail.isPerMould || mail.isPerCavity) && namesAllMoulds(line)
  if (areForAll) return { line, times: null }
  if (!isOfOne || factor === null) {
    const isShared = markShares(line) !== line
    const isOpen = isOfOne
      ? !isShared && (isCounted || statesOne.test(folded))
      : (moulds !== null && !ofSets) || quantitiesOfOne.test(folded)
    return { line, times: isOpen && !mail.isPerMould && !mail.isPerCavity ? null : timesOf(mail) }
  }
  const isOfLine = place < endOfSizes(line) || splitMentions(line).length === 1
  return unsure.test(folded) ? { line, times: null } : { line: rest, times: isOfLine ? factor : null }
}

/** Says the pieces of all moulds with the spare parts of all: `8 pins, plus 2 spares in total` of two moulds are 18. */
function addSparesOfAll(line: string, { rest, count }: SparesOfAll, mail: MouldsOfMail): StatedPieces {
  const { requested, quantity } = readOrderLine(rest)
  const times = timesOf(mail)
  const isPlain = splitMentions(rest).length === 1 && !readMouldSigns(rest).isOfOne && !hasSpares(rest)
  if (!isPlain || times === null || count === 0 || !/^\d+$/.test(quantity)) return { line, times: null }
  return { line: `${Number(quantity) * times + count} pcs ${requested}`, times: 1 }
}

/** By which pieces are multiplied about which their line says nothing else; null if nobody can say. */
function timesOf({ isPerMould, isPerCavity, moulds, cavities }: MouldsOfMail): number | null {
  if (isPerCavity) return moulds === null ? cavities : null
  return isPerMould ? moulds : 1
}

/**
 * Says the pieces of all moulds in a line. They are open if the line or the mail does not say how many moulds there are,
 * or names another total.
 * @returns null if the line has another number of pieces
 */
function sayPiecesOfMoulds(line: string, mail: MouldsOfMail): string | null {
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
  const apart = isStated
    ? null
    : (perMouldApart.exec(folded) ?? (isBelow && !priced.test(folded) ? eachApart.exec(folded) : null))
  const nouns = new Set([...ones, ...others, ...(apart === null ? [] : [apart])].map(isOfCavities))
  const isOfAll = others.some(([said]) => inAllMoulds.test(said))
  if (nouns.size > 1 || (nouns.has(true) && !isOfAll && mail.moulds !== null)) return line
  const known = nouns.has(true) ? mail.cavities : mail.moulds
  const factor = others.length === 0 ? known : others.length === 1 ? numberIn(others[0]) : null
  if (factor === null) return line
  if (apart !== null) {
    const { requested, quantity } = readOrderLine(replaceSpans(line, [apart, ...others].map(spanOf)))
    return /^\d+$/.test(quantity) ? `${Number(quantity) * factor} pcs ${requested}` : line
  }
  const pieces = numberIn(oneMould)
  if (oneMould === undefined || ones.length > 1 || pieces === 0) return line
  const total = pieces * factor
  const bare = replaceSpans(line, [oneMould, ...others].map(spanOf))
  // "we need six, two per mould"
  if (bare.startsWith(`${total} `) || freeNumbers(bare).join() === String(total)) return bare.replace(/,(?=\.?$)/, '')
  const whole = bare.replace(/\s*\(\s*\)/, '')
  const ofAll = readOrderLine(whole).quantity
  if (ofAll === String(total)) return whole
  // "12 pins, 2 per mould" of 8 moulds
  if (/^\d+$/.test(ofAll)) return null
  const spans = [{ ...spanOf(oneMould), said: ` ${total} pcs ` }, ...others.map(spanOf)]
  return withoutTotal(replaceSpans(line, spans), total)
}

/** Rough numbers, and what changes the words before it. */
const unsure = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('about')}|${anyChange('opening')})(?!\p{L})`, 'u')

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

const inAllMoulds = new RegExp(String.raw`(?<!\p{L})${inTotal}(?!\p{L})`, 'u')

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
