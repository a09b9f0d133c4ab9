import { hasOnlyFillers } from '../../../words/order-words.ts'
import { hasSizes, namesKind, namesPart, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { asksForCut } from '../../rows/read-cells.ts'
import { namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { findEach } from '../lines/find-each.ts'
import { readListed } from '../lines/read-listed.ts'
import { readMeasured } from '../lines/read-measured.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { readMouldSigns } from '../moulds/mould-signs.ts'
import { readAnsweredCount } from '../sentences/answered-count.ts'
import { readAskedCount } from '../sentences/asked-count.ts'
import { findAsked } from '../sentences/find-asked.ts'
import { doubtKind } from './add-parts.ts'
import { contradictsAbove, readCountBelow } from './count-below.ts'
import { isDoubtful } from './doubtful-count.ts'
import { addRow, type MailReading, rowAbove } from './mail-reading.ts'
import { changesPart, isHeader, isLabelledPartNumber, isPartLine } from './part-line.ts'
import { readHeadingBelow, shareHeading } from './share-heading.ts'
import { isVague } from './vague-count.ts'

/** Reads a line that names no part, or only the kind of one. */
export function readBesideParts(reading: MailReading, index: number): void {
  const line = reading.lines[index] ?? ''
  const above = rowAbove(reading, index)
  const heading = above === undefined ? null : readHeadingBelow(line)
  if (heading !== null) {
    for (const row of reading.rows) row.requested = shareHeading(row.requested, heading)
    return
  }
  const answered = above?.quantity === '' ? readAnsweredCount(reading.lines[index - 1] ?? '', line) : ''
  if (above !== undefined && answered !== '') {
    above.quantity = answered
    return
  }
  const each = findEach(line)
  if (each !== null && !/\d/.test(line.slice(each.end)) && !readMouldSigns(line).isCounted) {
    reading.each = { quantity: each.quantity, isOfSection: isTitle(reading.lines[index - 1] ?? '') }
    return
  }
  if (isTitle(line) && reading.each.isOfSection) reading.each = { quantity: '', isOfSection: false }
  const alone = readCountBelow(reading, index)
  if (above !== undefined && alone !== '') {
    above.quantity = alone
    return
  }
  if (above !== undefined && isRest(reading, index)) {
    const { requested, quantity } = readOrderLine(line)
    const isOpen = isDoubtful(line, quantity) || isVague(line, line, quantity) || otherNumber.test(requested)
    above.quantity = isOpen ? `${quantity} ?` : quantity
    if (asksForCut(requested)) above.requested = `${above.requested}, ${requested}`
    return
  }
  if (contradictsAbove(reading, index)) return
  const isBelow = above !== undefined && index === above.line + 1
  const asked = isBelow && above.quantity === '' ? readAskedCount(line) : ''
  if (above !== undefined && asked !== '') {
    above.quantity = asked
    return
  }
  const isListed = (isBelow || isPartBelow(reading, index)) && !changesPart(line)
  const listed = isListed ? readListed(line) : null
  if (listed !== null) {
    addRow(reading, index, listed, null)
    return
  }
  if (above !== undefined && (changesPart(line) || (isBelow && (isCancelled(line) || isWork(line))))) {
    above.requested = `${above.requested} ${line}`
    return
  }
  const said = isHeader(foldLetters(line)) ? line.slice(line.indexOf(':') + 1) : line
  const other = findAsked(said) ?? readMeasured(line)
  if (other === null) {
    stateNext(reading, index)
    return
  }
  doubtKind(reading, other.requested)
  addRow(reading, index, other, null)
}

/** `10 / 20 / 50 Stk`, `da 10 a 12 pz`, `10 Stück, vielleicht 12`: a number beside the pieces, without a noun for what it is. */
const otherNumber = /^(?:\p{Ll}{2,12}\s+)?[^\p{L}\d:]*\d{1,4}(?![.,:]?\d)\s*(?:[^\p{L}\d:]+|\p{L}{1,9})?$/u

function isTitle(line: string): boolean {
  return /\p{L}.*:$/u.test(line) && !/\d/.test(line)
}

/** Whether the next line names a part, so that a line is one of a list. */
function isPartBelow({ lines }: MailReading, index: number): boolean {
  const next = lines[index + 1] ?? ''
  return hasSizes(next) && isPartLine(next, foldLetters(next))
}

/** Whether a line only says work on the part above it and is no sentence: `head to be tapped M3` */
function isWork(line: string): boolean {
  return (
    namesWork(line) &&
    !/[.!?]$|\d{6}|@|www\./.test(line) &&
    !isLabelledPartNumber(foldLetters(line)) &&
    !namesKind(line) &&
    sayPieces(line) === ''
  )
}

/** Keeps the quantity of a line for the part below it. */
export function stateNext(reading: MailReading, index: number): void {
  const quantity = sayPieces(reading.lines[index] ?? '')
  reading.next = { quantity, line: index }
}

/** Whether a line has the quantity of the part above it, perhaps beside other words or a cut: `Menge: 12 ST  Zeichnung: 3305` */
export function isRest(reading: MailReading, index: number): boolean {
  if (rowAbove(reading, index)?.quantity !== '') return false
  const { requested, quantity } = readOrderLine(reading.lines[index] ?? '')
  if (quantity === '' || namesPartAlone(requested) || namesKind(requested)) return false
  return asksForCut(requested) || (!namesPart(requested) && hasOnlyFillers(requested))
}
