import {
  hasSizes,
  namesDiameter,
  namesKind,
  namesPart,
  namesPartAlone,
  namesStandard,
  statesLength,
} from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { remember } from '../../remember.ts'
import { asksForCut } from '../../rows/read-cells.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { markSpares } from '../lines/read-spares.ts'
import { withoutPrices } from '../lines/without-prices.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { readHeadingOfParts, shareHeading } from './share-heading.ts'

const header =
  /^(?:von|from|an|to|cc|bcc|gesendet|sent|datum|date|betreff|subject|objet|oggetto|asunto|predmet|temat|onderwerp|assunto|targy|subiect|amne|zadeva|de|a|da|od|do|fra|til)\s*:/
const extension = String.raw`(?:\s*(?:x|ext|int|wew|app|dw|-)\.?\s*\d{1,5})?`
/** Telephone numbers, by their word or by their shape, and times of the day. */
const contact = new RegExp(
  [
    String.raw`(?:(?<!\p{L})(?:tel|fax|mobil|mobile|phone|fon|telef|tfno|tfn|handy|cell|mob|kom|gsm)[.: ]|\+\d{2})[\d\s()/.x-]*`,
    String.raw`\(\d{2,5}\)\s?\d{2,4}[\s./-]?\d{2,}(?:[\s./-]\d{2,})*${extension}`,
    String.raw`(?<![\w.,-])0\d{1,5}\s?[/-]\s?\d{2,}(?:[\s-]\d{2,})*(?![\d.,]|\s*[x×])${extension}`,
    String.raw`(?<![\w.,-])0\d{2,4} (?:\d{6,8}|\d{3,4} \d{3,4})(?![\d.,]\d|\s*[x×])`,
    String.raw`(?<![\w.,-])\d{3}[.-]\d{3}[.-]\d{4}\b${extension}`,
    String.raw`(?<![\w.,-])(?:0\d{2,4}|3\d{2}) \d{3} \d{4}(?![\d.,]\d|\d|\s*[x×])`,
    String.raw`(?<![\w.,-])(?:\d{3}(?: \d{3}){2}|0\d(?:[ .]\d{2}){4})(?!\d|[.,]\d|\s*[x×])`,
    String.raw`\b\d{1,2}(?::\d{2})?\s*(?:-\s*\d{1,2}(?::\d{2})?\s*)?(?:uhr|[ap]m)\b`,
  ].join('|'),
  'giu',
)
/** `Ihre Mat.-Nr.: 4711`, `Zeichnung: 3305` */
const labelledPartNumber =
  /^(?:ihre?|unsere?|your|our|votre|notre|vostro|nostro|su|nuestr[oa]|uw|ons|onze|wasz|nasz|vase?|nase?|teileindex|zeichnung|drawing|dwg|plan|disegno|plano|rysunek|vykres)\b[^:=\d]{0,30}[:=]/
export const toleranceOnce =
  /\b(?:toleranz|tolerance|tolerancia|tolleranza|tolerantie|tolerancja|tolerans|toleranta|tures)\b[^+±\d]{0,40}([+±]\s*\d*[.,]?\d+(?:\s*\/\s*-?0)?|t(?:100|50|20|10)\b)/

/** Whether a line is one of those that a mail program writes above a mail. */
export function isHeader(folded: string): boolean {
  return header.test(folded)
}

/** Whether a line is only a labelled number: what the buyer or the seller calls the part. */
export function isLabelledPartNumber(folded: string): boolean {
  return labelledPartNumber.test(folded)
}

/** Removes telephone numbers and times of the day. */
export const withoutContacts = remember((text: string): string => text.replace(contact, ' '))

/** Whether a line may name a part. */
export function isPartLine(line: string, folded: string): boolean {
  if (!/\d/.test(line) && !hasWordOfNumber(line)) return false
  if (header.test(folded)) return namesPartAlone(line) && readOrderLine(line).quantity !== ''
  const plain = withoutContacts(line)
  const said = withoutPrices(plain)
  if (namesPartAlone(said)) return true
  const { requested, quantity } = readOrderLine(plain)
  if (isNumberAlone(requested)) return true
  const isHeading = line.endsWith(':')
  if (!isHeading && namesPart(said) && toleranceOnce.exec(folded) === null) return true
  return !isHeading && quantity !== '' && !isOtherNoun(requested) && /\p{L}{3}|\d{3}/u.test(requested)
}

/** Whether a line names a kind and sizes in words: `sleeve, bore 4, length 125`. */
export function namesSizes(line: string): boolean {
  return namesKind(line) && (statesLength(line) || namesDiameter(line))
}

const date = /^\d{1,4}[./-]\d{1,2}[./-](?:\d{2,4})?$/

/** Whether a line has only a number, which may be the customer's own, and perhaps its quantity. */
export function isNumberAlone(requested: string): boolean {
  return /^(?=\S*\d)\S{4,40}$/u.test(requested) && !date.test(requested) && !/[@:]/.test(requested)
}

/** Whether a text has a number in words before the name of a part: `zwei Führungssäulen`. */
function hasWordOfNumber(line: string): boolean {
  const { requested, quantity } = readOrderLine(line)
  return quantity !== '' && namesKind(requested)
}

/** Whether a line names a kind with its standard, and the next one only sizes: `Auswerferstifte DIN 1530 A nitriert` */
export function isHeadingOf(line: string, below: readonly string[]): boolean {
  if (hasSizes(line) || !(namesKind(line) || namesStandard(line)) || readOrderLine(line).quantity !== '') return false
  const { requested } = readOrderLine(below.find((text) => text !== '') ?? '')
  return hasSizes(requested) && shareHeading(requested, readHeadingOfParts(line)) !== requested
}

const division = new RegExp(String.raw`(?<!\p{L})${ofThem}(?!\p{L})`, 'u')

/** Whether a line names a cut, or pieces that differ from the others of the part above it: `davon 4 in 200`. */
export function changesPart(line: string): boolean {
  if (asksForCut(withoutContacts(line))) return true
  return /\d/.test(line) && division.test(foldLetters(markSpares(line).line))
}
