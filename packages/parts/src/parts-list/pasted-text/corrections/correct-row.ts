import { withoutOrdering } from '../../../words/without-ordering.ts'
import { hasSizes, namesKind, namesPart, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { countSizes, sizesOf } from '../lines/split-mentions.ts'
import { doubtQuantity, findRow, type MailReading, type MailRow, rowAbove, rowsOfKind } from '../mail/mail-reading.ts'
import { isNumberAlone } from '../mail/part-line.ts'
import { kindStems } from '../references/kind-stems.ts'
import { positionOf } from '../references/read-letters.ts'
import { isCancelled } from './change-words.ts'
import { readChange } from './read-change.ts'
import { type Correction, readCorrection } from './read-correction.ts'

/**
 * Changes the quantity of the row that a correction means: the one with the same part, or else the one above it. The
 * buyer is asked unless the former quantity is that of the row, or the line below names neither. A correction that names
 * another part leaves open the row above it.
 * @returns whether the line says no more than the correction
 */
export function correctRow(reading: MailReading, line: number, { rest, former }: Correction): boolean {
  const { requested, quantity } = readOrderLine(rest)
  const named = withoutOrdering(requested)
  const isNamed = namesPart(named) || isNumberAlone(named)
  const ofKind = namesPartAlone(named) ? undefined : rowOfKind(reading, rest, former)
  const same = ofKind ?? (isNamed ? (findRow(reading, named) ?? rowOfSizes(reading, named, former)) : undefined)
  const lettered = isNamed ? null : rowsOfLetter(reading, rest)
  const meant = same ?? (lettered === null ? rowBefore(reading, line, former) : lettered[0])
  const stated = quantity === '' ? sayPieces(withoutOrdering(rest.replace(byLetter, ''))) : quantity
  const changed = stated === '' && ofKind !== undefined ? onlyFigure(rest) : stated
  if (meant === undefined || (changed === '' && !isNamed)) return false
  // "Two pillars we have after all" says nothing of the screws above it.
  const others = former === null && same === undefined ? rowsOfKind(reading, kindStems(foldLetters(rest))) : []
  if (!isNamed && others.length > 0 && !others.includes(meant)) {
    for (const row of others) doubtQuantity(row)
    return true
  }
  if (isNamed && same === undefined) {
    if (former === null && !isCancelled(rest) && !isOfOtherKind(named, meant.requested))
      meant.quantity = `${meant.quantity} ?`.trim()
    return false
  }
  const isSure = former === null ? !isNamed : String(former) === meant.quantity || meant.quantity === ''
  if (changed !== '') meant.quantity = isSure ? changed : `${changed} ?`
  return changed !== ''
}

/**
 * Whether a text names a kind of parts of which a row is none, so that it corrects no sizes of the row. As one kind has
 * several names, the number of sizes has to differ, too.
 */
function isOfOtherKind(named: string, requested: string): boolean {
  const [ofText, ofRow] = [named, requested].map((text) => countSizes(sizesOf(text)))
  const stems = kindStems(foldLetters(named))
  const folded = foldLetters(requested)
  return ofText !== ofRow && stems.length > 0 && namesKind(folded) && !stems.some((stem) => folded.includes(stem))
}

/** Returns the row above, or another one which alone has the former quantity: `change 10 to 14` */
function rowBefore(reading: MailReading, line: number, former: number | null): MailRow | undefined {
  const above = rowAbove(reading, line)
  if (former === null || above?.quantity === String(former)) return above
  const [row, ...others] = reading.rows.filter(({ quantity }) => quantity === String(former))
  return others.length === 0 && row !== undefined ? row : above
}

function onlyFigure(text: string): string {
  const [figure = '', ...others] = text.match(/\d+/g) ?? []
  return others.length > 0 ? '' : figure
}

/** Returns the only row of the kind that a text names with the former quantity: `the pins are 14, not 10`; undefined without one. */
function rowOfKind(reading: MailReading, text: string, former: number | null): MailRow | undefined {
  const stems = former === null ? [] : kindStems(foldLetters(text))
  const [row, ...others] = rowsOfKind(reading, stems).filter(({ quantity }) => quantity === String(former))
  return others.length > 0 ? undefined : row
}

/**
 * Returns the only row with the sizes of a text that names no kind beside them: `from the 3x100`. Where it does, the row
 * must have the former quantity. Undefined without one.
 */
function rowOfSizes({ rowsBySizes }: MailReading, named: string, former: number | null): MailRow | undefined {
  const sizes = sizesOf(named)
  const [row, ...others] = sizes === '' ? [] : (rowsBySizes.get(sizes) ?? [])
  const isMeant = !namesKind(named) || (former !== null && String(former) === row?.quantity)
  return others.length > 0 || !isMeant ? undefined : row
}

/**
 * Gives the parts that a sentence means its new number: those with the same sizes or of the same kind, or else the one
 * above. What is not sure is asked.
 * @returns whether the line says no more than the change
 */
export function changeRows(reading: MailReading, index: number): boolean {
  const line = reading.lines[index] ?? ''
  const change = reading.rows.length === 0 ? null : readChange(line)
  if (change === null) return false
  const { sizes, stems, traits, counts } = change
  const isNamed = sizes !== '' || stems.length > 0
  const former = readCorrection(line)?.former ?? null
  const named = sizes === '' ? onlyWith(former, rowsOfKind(reading, stems)) : (reading.rowsBySizes.get(sizes) ?? [])
  const lettered = isNamed ? null : rowsOfLetter(reading, line)
  const counted = isNamed ? named : (lettered ?? rowsOfQuantity(reading, line))
  const isCounted = isNamed || lettered !== null || counted.length > 0
  const ofTraits = rowsDescribed(reading, index, traits)
  // Where the former number and the other words mean the same row, it is sure.
  const isOfBoth = !isNamed && counted.every((row) => ofTraits.includes(row))
  const described = isCounted && !isOfBoth ? [] : ofTraits
  const mentioned = isCounted || described.length > 0 ? described : rowsMentioned(reading, index)
  const isMeant = isCounted || mentioned.length > 0
  const meant = isCounted ? counted : isMeant ? mentioned : reading.rows.slice(-1)
  const [row, second] = meant
  if (row === undefined) return false
  const isPlain =
    (change.isPlain || described.length > 0) && (former === null || [row.quantity, ...counts].includes(String(former)))
  const isSure = isPlain && second === undefined && (isMeant || rowAbove(reading, index) === row)
  const others = counts.filter((count) => count !== row.quantity)
  const [count, another] = others.length > 0 ? others : counts
  for (const each of meant) {
    const said = second === undefined ? count : each.quantity
    each.quantity = isSure && another === undefined ? (count ?? '') : `${said} ?`
  }
  return isPlain || sizes === ''
}

/** Returns the only row of several with the former quantity; all of them without one. */
export function onlyWith<Row extends { quantity: string }>(
  former: number | null,
  rows: readonly Row[],
): readonly Row[] {
  const found = former === null ? [] : rows.filter(({ quantity }) => quantity === String(former))
  return found.length === 1 ? found : rows
}

const maxRows = 100

/** Returns the rows that have all words of a sentence; the one above it alone, if it is one of them. */
function rowsDescribed(reading: MailReading, index: number, traits: readonly string[]): MailRow[] {
  if (traits.length === 0) return []
  const above = rowAbove(reading, index)
  const found = reading.rows.slice(-maxRows).filter(({ requested }) => {
    const folded = foldLetters(requested)
    return traits.every((trait) => folded.includes(trait))
  })
  return above !== undefined && found.includes(above) ? [above] : found
}

/** Returns the rows of the kind that the line above names without sizes: `the sleeves are in stock`, `then make it 5` */
function rowsMentioned(reading: MailReading, index: number): MailRow[] {
  const above = reading.lines[index - 1] ?? ''
  if (reading.rows.at(-1)?.line === index - 1 || hasSizes(above)) return []
  return rowsOfKind(reading, kindStems(foldLetters(above)))
}

/** `bei b) bitte 8` */
const byLetter = /(?<!\p{L})([a-z])\)/iu

/** Returns the rows that a letter counts; null for a text without a letter. */
function rowsOfLetter({ rows }: MailReading, line: string): MailRow[] | null {
  const letter = byLetter.exec(line)?.[1]
  return letter === undefined ? null : rows.filter(({ position }) => position === positionOf(letter))
}

/** Returns the rows with the former quantity of a correction that names no part: `they are 6, not 4` */
function rowsOfQuantity({ rows }: MailReading, line: string): MailRow[] {
  const former = readCorrection(line)?.former ?? null
  return former === null ? [] : rows.filter(({ quantity }) => quantity === String(former))
}
