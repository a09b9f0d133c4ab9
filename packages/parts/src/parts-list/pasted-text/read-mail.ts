import { isPositions, namesKind, namesPart, namesPartAlone } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { amount, anyOf, numberWord, units } from '../quantities/read-pieces.ts'
import { asksForCut } from '../rows/read-cells.ts'
import { readOrderLine, sayPieces, withoutPrices } from './read-order-line.ts'

/** What a line of a mail asks for; a line may ask for several parts. */
export interface MailRow {
  /** Index of the line. */
  line: number
  requested: string
  /** Empty if none is stated. */
  quantity: string
  /** The tolerance that the mail states once for all cuts; empty without one. */
  tolerance: string
}

const quoted = /^\s*(?:[>|»]+\s*)+/
const listWord =
  '(?:pos(?:ition|izione|icion|icao)?|poz(?:ice|ycja)?|item|line|zeile|lfd|rep|ref|tetel|rad|riga|linea|ligne)'
/** `Pos. 1:`, `3)`, `5.`, `- `, `1 - ` before a quantity, in any mixture. */
const listNumber = new RegExp(
  String.raw`^(?:${listWord}\.?\s*\d{1,4}\s*[:.)–-]*\s+|\(?\d{1,3}\s*(?:\.\)|\)|\.(?!\d)|:)\s*|\d{1,3}\s+[-–]\s+(?=\d)|[-–—•*·▪►→]\s*(?=\S)|[a-z]\)\s+)`,
  'u',
)
const header =
  /^(?:von|from|an|to|cc|bcc|gesendet|sent|datum|date|betreff|subject|objet|oggetto|asunto|predmet|temat|onderwerp|assunto|targy|subiect|amne|zadeva|de|a|da|od|do|fra|til)\s*:/
const phone = /(?:\b(?:tel|fax|mobil|phone|fon|telef|tfno|handy)[.: ]|\+\d{2})[\d\s()/.x-]*/gi
const courtesy =
  /(?:^|[\s,;])(?:bitte|please|pls|danke|thanks|thank you|s'il vous plait|svp|merci|por favor|gracias|per favore|grazie|prosim|dekuji|prosze|dziekuje|kerem|va rog|tack|alstublieft|graag|asap)[\s.!,;]*$/
const count = String.raw`(?:${amount}|\d{1,5}(?![\d.,]|\s*[x×*]))`
const of = '(?:of|von|de|di|van|av|z|ze|od|d)'
/** `je 10 Stück:`, `je 5 von`, `po 5 ks`, `4 each of`, `5 de chaque` */
const each = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyOf('each')}\s+(${count})|(${count})\s+${anyOf('eachBehind')}(?!\p{L}))(?:\s+${of}(?!\p{L}))?(?:\s+(?:the following|following|folgenden))?\s*:?`,
  'u',
)
const cancelled = new RegExp(String.raw`(?<!\p{L})${anyOf('cancel')}(?!\p{L})`, 'u')
/** The number of a part in the books of one of the two, in a line of its own: `Ihre Mat.-Nr.: 4711` */
const ownNumber =
  /^(?:ihre?|unsere?|your|our|votre|notre|vostro|nostro|su|nuestr[oa]|uw|ons|onze|wasz|nasz|vase?|nase?|teileindex|zeichnung|drawing|dwg|plan|disegno|plano|rysunek|vykres)\b[^:=\d]{0,30}[:=]/
const toleranceOnce =
  /\b(?:toleranz|tolerance|tolerancia|tolleranza|tolerantie|tolerancja|tolerans|toleranta|tures)\b[^+±\d]{0,40}([+±]\s*\d*[.,]?\d+(?:\s*\/\s*-?0)?|t(?:100|50|20|10)\b)/
const joining = '(?:und|and|sowie|plus|et|y|e|en|a(?! pair| dozen)|i|si|in|es|och|oraz|ja)'
const conjunction = String.raw`(?:^|[,;]\s|\s${joining}(?=\s))\s*`
const conjunctionAround = new RegExp(String.raw`^${joining}\s+|\s+${joining}$`, 'gu')
/** `2 x 6x160` or `2 x AZH`, but not the sizes `6 x 160`. */
const timesPart = String.raw`\d{1,5}\s*[x×]\s(?!\s*\d+(?:[.,]\d+)?(?![.,]?\d|[x×]))`
const oneOfSeveral = new RegExp(
  String.raw`${conjunction}(?=(?:(?:${amount})|${timesPart}|\d{1,5}\s+\p{L}[\p{L}-]{2}|${anyOf('dozens', 'pairs')}\s)\s*)`,
  'gu',
)

/**
 * Reads the parts that a mail asks for, whatever surrounds them: quotes of replies, list numbers, greetings and
 * signatures. A line that may name a part is never left out.
 */
export function readMail(text: string): MailRow[] {
  const lines = withoutCounting(text.split(/\r\n?|\n/).map(cleanLine))
  const rows: MailRow[] = []
  let eachQuantity = ''
  let tolerance = ''
  lines.forEach((line, index) => {
    const folded = foldLetters(line)
    tolerance = toleranceOnce.exec(folded)?.[1] ?? tolerance
    const isPart = isPartLine(line, folded) && !ownNumber.test(folded) && !isRest(line, rows, index)
    const parts = isPart ? splitParts(line).map(readOrderLine) : []
    if (parts.length === 0) {
      const last = rows.at(-1)
      const isNext = last !== undefined && isBelow(rows, index)
      const { quantity } = readOrderLine(line)
      const once = each.exec(folded)
      if (once !== null) eachQuantity = sayPieces(once[1] ?? once[2] ?? '')
      else if (isNext && isRest(line, rows, index)) last.quantity = quantity
      else if (isNext && asksForCut(line)) last.requested = `${last.requested} ${line}`
    }
    for (const { requested, quantity } of parts) rows.push({ line: index, requested, quantity, tolerance: '' })
    for (const row of rows) if (row.line === index && row.quantity === '') row.quantity = eachQuantity
  })
  return rows.map((row) => ({ ...row, tolerance: asksForCut(row.requested) ? tolerance : '' }))
}

/** Whether a line has the quantity of the part above it, perhaps beside other words: `Menge: 12 ST  Zeichnung: 3305` */
function isRest(line: string, rows: readonly MailRow[], index: number): boolean {
  if (!isBelow(rows, index) || rows.at(-1)?.quantity !== '') return false
  const { requested, quantity } = readOrderLine(line)
  return quantity !== '' && !namesPart(requested) && !namesKind(requested)
}

/** Whether a line may belong to the part above it. */
function isBelow(rows: readonly MailRow[], index: number): boolean {
  const last = rows.at(-1)
  return last !== undefined && index - last.line <= 2
}

function cleanLine(line: string): string {
  const text = line
    .slice(0, maxLineLength)
    .normalize('NFC')
    .replace(quoted, '')
    .replace(/\.{3,}|…/g, ' ')
    .replace(/[^\S\t]+/gu, ' ')
    .trim()
    .replace(paddedPosition, '')
  const number = listNumber.exec(foldLetters(text))
  const unnumbered = number === null ? text : text.slice(number[0].length)
  const second = listNumber.exec(foldLetters(unnumbered))
  // "- 3) 4 Stk" has two.
  return (second === null || number === null ? unnumbered : unnumbered.slice(second[0].length)).trim()
}

/** A longer line is no part and no list of parts. */
const maxLineLength = 1000

/** Business software counts 00010, 00020. */
const paddedPosition = /^0\d{1,5}\s+(?=\D)/
/** A number without a unit before the rest of a line. */
const bare = new RegExp(
  String.raw`^(?:n[ro]?[.°º]{0,2}\s*)?(\d{1,4})[:.)]?\s+(?!-?\s*(?:${units.pieces}|${units.packs}|${units.multiples}|[x×*]\s))\S`,
  'u',
)

/** Removes bare numbers that count the lines with parts. */
function withoutCounting(lines: readonly string[]): readonly string[] {
  const isPart = lines.map((line) => isPartLine(line, foldLetters(line)))
  const counts = lines.map((line, index) => (isPart[index] ? bare.exec(foldLetters(line))?.[1] : undefined))
  const positions = counts.flatMap((count) => count ?? [])
  const isMost = positions.length > 1 && positions.length * 2 > isPart.filter(Boolean).length
  if (!isMost || !isPositions(positions)) return lines
  return lines.map((line, index) => {
    const count = counts[index]
    return count === undefined
      ? line
      : line.slice(foldLetters(line).indexOf(count) + count.length).replace(/^[\s:.)]+/, '')
  })
}

function isPartLine(line: string, folded: string): boolean {
  if (!/\d/.test(line) && !hasWordOfNumber(line)) return false
  if (header.test(folded)) return namesPartAlone(line) && readOrderLine(line).quantity !== ''
  const said = withoutPrices(line.replace(phone, ' '))
  if (namesPartAlone(said)) return true
  const { requested, quantity } = readOrderLine(line)
  if (isNumberAlone(requested)) return true
  const isHeading = line.endsWith(':')
  if (!isHeading && namesPart(said) && toleranceOnce.exec(folded) === null) return true
  return !isHeading && quantity !== '' && /\p{L}{3}|\d{3}/u.test(requested.replace(phone, ''))
}

const date = /^\d{1,4}[./-]\d{1,2}[./-](?:\d{2,4})?$/

/** Whether a line has only a number, which may be the customer's own, and perhaps its quantity. */
function isNumberAlone(requested: string): boolean {
  return /^(?=\S*\d)\S{4,40}$/u.test(requested) && !date.test(requested) && !/[@:]/.test(requested)
}

/** Whether a text has a number in words before the name of a part: `zwei Führungssäulen`. */
function hasWordOfNumber(line: string): boolean {
  const { requested, quantity } = readOrderLine(line)
  return quantity !== '' && namesKind(requested)
}

/** Splits a sentence that asks for several parts, and removes what is around them. */
function splitParts(line: string): string[] {
  if (line.includes('\t') || cancelled.test(foldLetters(line))) return [line]
  const listed = splitList(line)
  if (listed.length > 1) return listed
  const starts = [...foldLetters(line).matchAll(oneOfSeveral)].map(({ index, 0: { length } }) => index + length)
  const pieces = [0, ...starts].map((start, index, all) => line.slice(start, all[index + 1]).trim())
  const named = pieces.filter((piece) => namesPart(piece))
  if (named.length < 2 || named.length < starts.length) return [trimSentence(line)]
  return named.map((piece) => trimSentence(piece).replace(/\.$/, ''))
}

/** Splits "je 5 von AZN-4x125, AZN-4x160 und AZN-4x200", where one quantity is that of each part. */
function splitList(line: string): string[] {
  const once = each.exec(foldLetters(line))
  if (once === null) return []
  const quantity = sayPieces(once[1] ?? once[2] ?? '')
  const rest = line.slice(once.index + once[0].length)
  const ends = [...foldLetters(rest).matchAll(separator)]
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)]
  const parts = starts.map((start, at) => trimSentence(rest.slice(start, ends[at]?.index)).replace(/\.$/, ''))
  return parts.every(namesPartAlone) ? parts.map((part) => `${part}\t${quantity}`) : []
}

const separator = new RegExp(String.raw`\s*[,;](?=\s)\s*|\s+${joining}\s+`, 'gu')

const article = '(?:an?|one|eine?[nrs]?|une?|un[oa]?|uma?|een|e[tn]t?|egy|o|jed[eni]n?|jedn[aouy]|ena|eno)'
const noStandard = String.raw`(?<!\b(?:din|iso|en))`
/** Words behind a figure that is no quantity: `60 HRC`. */
const measured = '(?!(?:hrc|shore|grad|degrees?)(?!\\p{L}))'
/**
 * Where a quantity with its unit begins behind other words, as in `Hallo, bitte zwei Stück AZN-8x250`. The number of a
 * standard is none: `ISO 8734 pins`.
 */
const inside = new RegExp(
  String.raw`${noStandard}[\s,:](?=(?:(?:${amount})|\d{1,5}\s*[x×]\s)\s*\p{L})|${noStandard}\s(?=(?:\d{1,5}\s${measured}(?:${of}\s)?|(?!${article}\s)${numberWord}\s)\p{L}{3})`,
  'gu',
)

/** A short word with a full stop is an abbreviation: `inkl. APZ 3.1`. */
const sentenceEnd = /(?<=\d|\p{L}{6})[.!?]\s+\p{Lu}/u

function trimSentence(text: string): string {
  const folded = foldLetters(text)
  const whole = readOrderLine(text.replace(conjunctionAround, ''))
  const isCounted = whole.quantity !== '' && text.endsWith(whole.requested)
  const start = isCounted
    ? undefined
    : [...folded.matchAll(inside)].find(
        ({ index }) =>
          (!/\d/.test(folded.slice(0, index)) || folded.charAt(index - 1) === ':') &&
          namesPart(text.slice(index)) &&
          !namesKind(text.slice(0, index)),
      )
  const from = start === undefined ? text : text.slice(start.index + 1)
  const sentence = sentenceEnd.exec(from)
  const ended = sentence !== null && namesPart(from.slice(0, sentence.index)) ? from.slice(0, sentence.index) : from
  const polite = courtesy.exec(foldLetters(ended))
  return (polite === null ? ended : ended.slice(0, polite.index))
    .replace(/[\s,;:?!]+$/, '')
    .replace(conjunctionAround, '')
    .trim()
}
