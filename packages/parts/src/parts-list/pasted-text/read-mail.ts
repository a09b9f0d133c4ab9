import { hasOnlyFillers, withoutOrdering } from '../../words/order-words.ts'
import { hasSizes, isPositions, namesKind, namesPart, namesPartAlone } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { ofThem } from '../quantities/contradicts-pieces.ts'
import { article, units } from '../quantities/read-pieces.ts'
import { asksForCut } from '../rows/read-cells.ts'
import { applyReferences } from './apply-references.ts'
import { anyChange, isCancelled } from './change-words.ts'
import { cleanLine, quoted } from './clean-line.ts'
import { findAsked } from './find-asked.ts'
import { type Correction, readCorrection } from './read-correction.ts'
import { readMailPart } from './read-mail-part.ts'
import { type OrderLine, readOrderLine, sayPieces, withoutPrices } from './read-order-line.ts'
import { type Reference, readReferences } from './read-references.ts'
import { hasSpares, markSpares } from './read-spares.ts'
import { isDitto, repeatAbove } from './repeat-above.ts'
import { type Heading, headingFrom, readHeadingOfParts, shareHeading } from './share-heading.ts'
import { sizesOf } from './split-mentions.ts'
import { findEach, splitParts } from './split-parts.ts'

/** What a line of a mail asks for; a line may ask for several parts. */
export interface MailRow {
  /** Index of the line. */
  line: number
  requested: string
  /** Empty if none is stated. */
  quantity: string
  /** The tolerance that the mail states once for all cuts; empty without one. */
  tolerance: string
  /** The number of the line in its list; null without one. */
  position: number | null
}

const header =
  /^(?:von|from|an|to|cc|bcc|gesendet|sent|datum|date|betreff|subject|objet|oggetto|asunto|predmet|temat|onderwerp|assunto|targy|subiect|amne|zadeva|de|a|da|od|do|fra|til)\s*:/
const extension = String.raw`(?:\s*(?:x|ext|int|wew|app|dw|-)\.?\s*\d{1,5})?`
/** Telephone numbers, by their word or by their shape, and times of the day. */
const contact = new RegExp(
  [
    String.raw`(?:\b(?:tel|fax|mobil|mobile|phone|fon|telef|tfno|tfn|handy|cell|mob|kom|gsm)[.: ]|\+\d{2})[\d\s()/.x-]*`,
    String.raw`\(\d{2,5}\)\s?\d{2,4}[\s./-]?\d{2,}(?:[\s./-]\d{2,})*${extension}`,
    String.raw`(?<![\w.,-])0\d{1,5}\s?[/-]\s?\d{2,}(?:[\s-]\d{2,})*(?![\d.,]|\s*[x×])${extension}`,
    String.raw`(?<![\w.,-])\d{3}[.-]\d{3}[.-]\d{4}\b${extension}`,
    String.raw`\b\d{1,2}(?::\d{2})?\s*(?:-\s*\d{1,2}(?::\d{2})?\s*)?(?:uhr|[ap]m)\b`,
  ].join('|'),
  'giu',
)
/** The number of a part in the books of one of the two, in a line of its own: `Ihre Mat.-Nr.: 4711` */
const labelledPartNumber =
  /^(?:ihre?|unsere?|your|our|votre|notre|vostro|nostro|su|nuestr[oa]|uw|ons|onze|wasz|nasz|vase?|nase?|teileindex|zeichnung|drawing|dwg|plan|disegno|plano|rysunek|vykres)\b[^:=\d]{0,30}[:=]/
const toleranceOnce =
  /\b(?:toleranz|tolerance|tolerancia|tolleranza|tolerantie|tolerancja|tolerans|toleranta|tures)\b[^+±\d]{0,40}([+±]\s*\d*[.,]?\d+(?:\s*\/\s*-?0)?|t(?:100|50|20|10)\b)/

/**
 * Reads the parts that a mail asks for, whatever surrounds them: quotes of replies, list numbers, greetings and
 * signatures. A line that may name a part is never left out.
 */
export function readMail(text: string): MailRow[] {
  const written = text.split(/\r\n?|\n/)
  const cleaned = written.map(cleanLine)
  const lines = withoutCounting(cleaned.map(({ text }) => text))
  const references = new Map<number, Reference[]>()
  const rows: MailRow[] = []
  let eachQuantity = ''
  /** Of a line before the part: `Menge: 10`. */
  let next = { quantity: '', line: -1 }
  let tolerance = ''
  let heading: Heading | null = null
  lines.forEach((line, index) => {
    if (line === '') return
    const folded = foldLetters(line)
    const referring = namesPartAlone(line) || isCountedDitto(line) ? [] : readReferences(cleaned[index]?.whole ?? '')
    if (referring.length > 0) {
      references.set(index, referring)
      if (sayPieces(line) !== '') next = { quantity: sayPieces(line), line: index }
      return
    }
    tolerance = toleranceOnce.exec(folded)?.[1] ?? tolerance
    const correction = readCorrection(line)
    if (correction !== null && correct(rows, index, correction)) return
    const isPart =
      (isPartLine(line, folded) || isRepeated(line, rows)) &&
      !labelledPartNumber.test(folded) &&
      !isRest(line, rows, index) &&
      !isHeadingOf(line, lines.slice(index + 1, index + 3))
    const parts = isPart ? splitParts(correction?.rest ?? line) : []
    if (parts.length === 0) {
      const last = rows.at(-1)
      const isNext = last !== undefined && isBelow(rows, index)
      const { quantity } = readOrderLine(line)
      const each = findEach(line)
      const asked = findAsked(header.test(folded) ? line.slice(line.indexOf(':') + 1) : line)
      if (each !== null && !/\d/.test(line.slice(each.end))) eachQuantity = each.quantity
      else if (isNext && isRest(line, rows, index)) last.quantity = quantity
      else if (isNext && (changesPart(line) || (index === last.line + 1 && isCancelled(line))))
        last.requested = `${last.requested} ${line}`
      else if (asked !== null) rows.push({ line: index, ...asked, tolerance: '', position: null })
      else if (sayPieces(line) !== '') next = { quantity: sayPieces(line), line: index }
    }
    if (parts.length !== 1) heading = readHeadingOfParts(line)
    const position = cleaned[index]?.position ?? null
    // "Pos. 2: 8 Stück" stands above its part, or changes a numbered one.
    const isHeaded = next.line === index - 1 && parts.length === 1 && !(references.has(next.line) && position !== null)
    const before = isHeaded ? next.quantity : ''
    for (const { text, beside } of parts) {
      const last = rows.at(-1)
      const above = last === undefined ? '' : last.quantity + (hasSpares(lines[last.line] ?? '') ? ' ?' : '')
      const own = readMailPart(text)
      // "Precisamos também 2 molas" names a kind without sizes.
      const isKind = own.quantity === '' && parts.length === 1 && !namesPartAlone(text)
      const counted = isKind ? (findAsked(line) ?? own) : own
      const { requested, quantity } = readSameQuantity(counted, above)
      const named =
        `${withoutOrdering(requested.replace(/^[\s–:,-]+/, '')).replace(/(?<=\d)[.!?]$/, '')} ${beside}`.trim()
      const repeated = repeatAbove(named, last?.requested ?? '')
      const whole = repeated === named ? shareHeading(named, heading) : repeated
      const count = quantity || before || eachQuantity || articleBefore(line, named)
      const isSame = count === '' && whole !== named && last !== undefined && last.quantity !== ''
      if (isHeaded && quantity === '') references.delete(next.line)
      rows.push({
        line: index,
        requested: whole,
        quantity: isSame ? `${last.quantity} ?` : count,
        tolerance: '',
        position,
      })
      if (heading === null || namesKind(named)) heading = headingFrom(whole)
    }
  })
  applyReferences([...references.values()].flat(), rows)
  const read = rows.map((row) => ({ ...row, tolerance: asksForCut(row.requested) ? tolerance : '' }))
  return doubtRepeated(read, levelsOf(written))
}

/** Whether a line names a kind with its standard, and the next one only sizes: `Auswerferstifte DIN 1530 A nitriert` */
function isHeadingOf(line: string, below: readonly string[]): boolean {
  const next = below.find((text) => text !== '') ?? ''
  const { requested } = readOrderLine(next)
  const isBelow = hasSizes(requested) && shareHeading(requested, readHeadingOfParts(line)) !== requested
  return isBelow && !hasSizes(line) && namesKind(line) && readOrderLine(line).quantity === ''
}

const articleAtEnd = new RegExp(
  String.raw`(?<!(?:\p{L}|\b(?:pour|per|para|por|fur|fuer|for|an|in|mit|zu|par|a|pro|na|do|voor|till|pentru|za)\s))${article}\s+$`,
  'u',
)

/** Returns 1 for a kind with an article: `y un anillo de centrado 100x36x12` */
function articleBefore(line: string, named: string): string {
  const place = line.indexOf(named)
  return place > 0 && namesKind(named) && articleAtEnd.test(foldLetters(line.slice(0, place))) ? '1' : ''
}

/** Whether a line repeats the part above it: `Same again in 200 long.` */
function isRepeated(line: string, rows: readonly MailRow[]): boolean {
  const { requested } = readMailPart(line)
  return repeatAbove(requested, rows.at(-1)?.requested ?? '') !== requested
}

/** Whether a line asks for pieces of the part above it, so that its own number is no reference: `Pos. 2) 10 Stück dto.` */
function isCountedDitto(line: string): boolean {
  const { requested, quantity } = readMailPart(line)
  return quantity !== '' && isDitto(requested) && !sameQuantity.test(foldLetters(requested))
}

const division = new RegExp(String.raw`(?<!\p{L})${ofThem}(?!\p{L})`, 'u')

/** Whether a line names a cut, or pieces that differ from the others of the part above it: `davon 4 in 200`. */
function changesPart(line: string): boolean {
  if (asksForCut(line.replace(contact, ' '))) return true
  return /\d/.test(line) && division.test(foldLetters(markSpares(line).line))
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

/** Returns for each line how often it was quoted or forwarded. */
function levelsOf(lines: readonly string[]): number[] {
  let forwarded = 0
  let isInHeader = false
  return lines.map((line) => {
    const signs = quoted.exec(line)?.[0] ?? ''
    const isHeader = header.test(foldLetters(line.slice(signs.length).trim()))
    if (isHeader && !isInHeader) forwarded++
    isInHeader = isHeader
    return forwarded + signs.replace(/\s/g, '').length
  })
}

/** Leaves open the quantity of a quoted part that the answer names again, as it is the same part or a further one. */
function doubtRepeated(rows: readonly MailRow[], levels: readonly number[]): MailRow[] {
  const nearest = new Map<string, number>()
  for (const { line, requested } of rows) {
    const sizes = sizesOf(requested)
    nearest.set(sizes, Math.min(nearest.get(sizes) ?? Number.POSITIVE_INFINITY, levels[line] ?? 0))
  }
  return rows.map((row) => {
    const sizes = sizesOf(row.requested)
    const isRepeated = sizes !== '' && (nearest.get(sizes) ?? 0) < (levels[row.line] ?? 0)
    return isRepeated && row.quantity !== '' ? { ...row, quantity: `${row.quantity} ?` } : row
  })
}

/**
 * Changes the quantity of the row that a correction means: the one with the same part, or else the one above it. The
 * buyer is asked unless the former quantity is that of the row, or the line below names neither. A correction that names
 * another part leaves open the row above it.
 * @returns whether the line says no more than the correction
 */
function correct(rows: readonly MailRow[], line: number, { rest, former }: Correction): boolean {
  const { requested, quantity } = readOrderLine(rest)
  const named = withoutOrdering(requested)
  const isNamed = namesPart(named) || isNumberAlone(named)
  const same = isNamed ? rows.findLast((row) => isSameText(row.requested, named)) : undefined
  const meant = same ?? (isBelow(rows, line) ? rows.at(-1) : undefined)
  const changed = quantity === '' ? sayPieces(withoutOrdering(rest)) : quantity
  if (meant === undefined || (changed === '' && !isNamed)) return false
  if (isNamed && same === undefined) {
    if (former === null && !isCancelled(rest)) meant.quantity = `${meant.quantity} ?`.trim()
    return false
  }
  const isSure = former === null ? !isNamed : String(former) === meant.quantity || meant.quantity === ''
  if (changed !== '') meant.quantity = isSure ? changed : `${changed} ?`
  return changed !== ''
}

function isSameText(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => foldLetters(text).replace(/[^a-z\d.,]+/g, ''))
  return one === other
}

/** Whether a line has the quantity of the part above it, perhaps beside other words: `Menge: 12 ST  Zeichnung: 3305` */
function isRest(line: string, rows: readonly MailRow[], index: number): boolean {
  if (!isBelow(rows, index) || rows.at(-1)?.quantity !== '') return false
  const { requested, quantity } = readOrderLine(line)
  return quantity !== '' && !namesPart(requested) && !namesKind(requested) && hasOnlyFillers(requested)
}

/** Whether a line may belong to the part above it. */
function isBelow(rows: readonly MailRow[], index: number): boolean {
  const last = rows.at(-1)
  return last !== undefined && index - last.line <= 2
}

/** A number without a unit before the rest of a line. */
const bare = new RegExp(
  String.raw`^(?:n[ro]?[.°º]{0,2}\s*)?\(?(\d{1,4})[:.)]?\s+(?!-?\s*(?:${units.pieces}|${units.packs}|${units.multiples}|[x×*]\s))\S`,
  'u',
)

/** Removes bare numbers that count the lines with parts. */
function withoutCounting(lines: readonly string[]): readonly string[] {
  const isPart = lines.map((line) => line !== '' && isPartLine(line, foldLetters(line)))
  const counts = lines.map((line, index) => (isPart[index] ? bare.exec(foldLetters(line))?.[1] : undefined))
  const positions = counts.flatMap((count) => count ?? [])
  const isMost = positions.length > 1 && positions.length * 2 > isPart.filter(Boolean).length
  if (!isMost || !isPositions(positions)) return lines
  return lines.map((line, index) => {
    const count = counts[index]
    return count === undefined
      ? line
      : line.slice(foldLetters(line).indexOf(count) + count.length).replace(/^[\s:.)–-]+/, '')
  })
}

function isPartLine(line: string, folded: string): boolean {
  if (!/\d/.test(line) && !hasWordOfNumber(line)) return false
  if (header.test(folded)) return namesPartAlone(line) && readOrderLine(line).quantity !== ''
  const said = withoutPrices(line.replace(contact, ' '))
  if (namesPartAlone(said)) return true
  const { requested, quantity } = readOrderLine(line)
  if (isNumberAlone(requested)) return true
  const isHeading = line.endsWith(':')
  if (!isHeading && namesPart(said) && toleranceOnce.exec(folded) === null) return true
  return !isHeading && quantity !== '' && /\p{L}{3}|\d{3}/u.test(requested.replace(contact, ''))
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
