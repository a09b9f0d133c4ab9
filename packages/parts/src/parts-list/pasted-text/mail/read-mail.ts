import { hasOnlyFillers } from '../../../words/order-words.ts'
import { hasSizes, namesKind, namesPart, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { asksForCut } from '../../rows/read-cells.ts'
import { namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { changeWork, meansOthers } from '../corrections/change-work.ts'
import { changeRows, correctRow } from '../corrections/correct-row.ts'
import { answerAbove } from '../corrections/read-answer.ts'
import { splitChanges } from '../corrections/read-change.ts'
import { readCorrection, withoutFormer } from '../corrections/read-correction.ts'
import { markNewCount } from '../corrections/read-new-count.ts'
import { readReplaced, replaceInRow } from '../corrections/read-replaced.ts'
import { areAnswersInBrackets, splitAnswer } from '../corrections/split-answers.ts'
import { cleanLine } from '../lines/clean-line.ts'
import { withoutFormerLines } from '../lines/former-lines.ts'
import { joinLines, lineOf } from '../lines/join-lines.ts'
import { readListed } from '../lines/read-listed.ts'
import { readMeasured } from '../lines/read-measured.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { sayBracketed } from '../lines/say-bracketed.ts'
import { splitInlineList } from '../lines/split-inline-list.ts'
import { findEach, splitParts } from '../lines/split-parts.ts'
import { withoutCounting } from '../lines/without-counting.ts'
import { withoutOfferedPrices } from '../lines/without-offered-prices.ts'
import { withoutSpeakers } from '../lines/without-speakers.ts'
import { isAboutMoulds, multiplyPieces, statePieces } from '../moulds/mould-pieces.ts'
import { readMouldsOfLines } from '../moulds/mould-sections.ts'
import { readMouldSigns } from '../moulds/mould-signs.ts'
import { sumShares } from '../moulds/sum-shares.ts'
import { applyReferences } from '../references/apply-references.ts'
import { positionsNamed } from '../references/find-positions.ts'
import { readLetters } from '../references/read-letters.ts'
import { type Reference, readLettered, readReferences } from '../references/read-references.ts'
import { readAnsweredCount } from '../sentences/answered-count.ts'
import { findAsked } from '../sentences/find-asked.ts'
import { withoutKnownCounts } from '../sentences/known-counts.ts'
import { withoutSentence } from '../sentences/without-sentence.ts'
import { withoutThresholds } from '../sentences/without-thresholds.ts'
import { addParts, doubtKind, isCountedDitto, isRepeated } from './add-parts.ts'
import { addUnread } from './add-unread.ts'
import { changeQuoted } from './change-quoted.ts'
import { concludeCount } from './conclude-count.ts'
import { doubtUnread } from './doubt-unread.ts'
import { addRow, beginReading, doubtQuantity, type MailReading, type MailRow, rowAbove } from './mail-reading.ts'
import {
  changesPart,
  isHeader,
  isHeadingOf,
  isLabelledPartNumber,
  isPartLine,
  namesSizes,
  toleranceOnce,
} from './part-line.ts'
import { doubtAnswered, doubtNamed, doubtUnnamed, levelsOf, numberQuoted } from './quoted-parts.ts'
import { readHeadingBelow, readHeadingOfParts, shareHeading } from './share-heading.ts'

/** Signs and blanks without a word between them say no more in thousands, but many patterns try each of them. */
const longGap = /([^\p{L}\d\r\n]{200})[^\p{L}\d\r\n]+/gu

/**
 * Reads the parts that a mail asks for, whatever surrounds them: quotes of replies, list numbers, greetings and
 * signatures. A line that may name a part is never left out.
 */
export function readMail(text: string): MailRow[] {
  const written = text
    .replace(longGap, '$1')
    .split(/\r\n?|\n/)
    .map(withoutThresholds)
  const levels = levelsOf(written)
  const joined = joinLines(withoutSpeakers(withoutFormerLines(written)), levels)
  const inBrackets = areAnswersInBrackets(written, levels)
  const cleanedLines = joined.flatMap((said) => {
    const level = levels[said.pieces[0]?.line ?? 0] ?? 0
    const [offered, answer] = splitAnswer(withoutThresholds(said.text), inBrackets && level > 0)
    const pieces = splitInlineList(offered)
      .flatMap(splitChanges)
      .map((piece) => ({ said, level, ...cleanLine(piece) }))
    return answer === '' ? pieces : [...pieces, { said, level: level - 1, ...cleanLine(answer) }]
  })
  const cleaned = withoutOfferedPrices(cleanedLines)
  const letters = readLetters(cleaned.map(({ text }) => text))
  const uncounted = withoutCounting(letters.map(({ text }) => text))
  const texts = uncounted.map(({ text }) => text)
  const counted = readMouldsOfLines(texts).map(({ line, moulds }) => {
    const concluded = concludeCount(line, moulds.moulds) ?? sumShares(line)
    return concluded === null ? statePieces(isAboutMoulds(line) ? '' : line, moulds) : { line: concluded, times: 1 }
  })
  const reading = beginReading(
    sayBracketed(counted.map(({ line }) => line)),
    cleaned.map(({ level }) => level),
  )
  cleaned.forEach(({ whole, position }, index) => {
    const said = withoutKnownCounts(reading, reading.lines[index] ?? '')
    if (said === '') return
    reading.lines[index] = said
    const before = reading.rows.length
    readLine(reading, index, whole, letters[index]?.position ?? uncounted[index]?.position ?? position)
    const added = reading.rows.slice(before)
    if (added.length > 0 || reading.next.line === index) doubtUnread(reading, index, added)
    addUnread(reading, index, added)
  })
  const { rows, references, tolerance } = reading
  // What other lines say of a part stays with it.
  for (const row of rows) row.requested = withoutSentence(row.requested)
  numberQuoted(reading)
  doubtNamed(reading)
  doubtUnnamed(reading)
  applyReferences([...references.values()].flat(), rows)
  const read = rows.map((row) => {
    const said = cleaned[row.line]?.said
    return {
      ...row,
      quantity: multiplyPieces(row.quantity, counted[row.line]?.times ?? null),
      line: said === undefined ? 0 : lineOf(said, row.requested),
      tolerance: asksForCut(row.requested) ? tolerance : '',
    }
  })
  return doubtAnswered(changeQuoted(read, levels, written), levels, written)
}

/** @param whole the line with its number */
function readLine(reading: MailReading, index: number, whole: string, position: number | null): void {
  const line = reading.lines[index] ?? ''
  if (answerAbove(reading, index) || changeWork(reading, line)) return
  const replaced = readReplaced(line)
  if (replaced !== null && replaceInRow(reading, replaced)) return
  const isPart = namesPartAlone(line) || isCountedDitto(line)
  const lettered = isPart ? null : readLettered(line, position, reading.rows)
  if (lettered !== null) {
    reading.references.set(index, [lettered])
    return
  }
  if (isPart) {
    referOnly(reading, index)
    doubtPositions(reading, line)
  }
  const referring =
    isPart || isNextOfList(reading, index, position)
      ? []
      : readReferences(whole).filter(({ isWork }) => isWork || !namesSizes(line))
  const isLeading =
    isTitle(reading, index) &&
    readReferences(lastSentence(line)).length === referring.length &&
    referring.every(({ quantity, factor }) => quantity === '' && factor === 1)
  if (referring.length > 0 && meansOthers(reading, index, referring)) {
    reading.references.set(index, isLeading ? referring.map(asTitle) : referring)
    stateNext(reading, index)
    return
  }
  const folded = foldLetters(line)
  reading.tolerance = toleranceOnce.exec(folded)?.[1] ?? reading.tolerance
  if (changeRows(reading, index)) return
  const marked = markNewCount(line)
  const correction = marked === line ? readCorrection(line) : null
  if (correction !== null && correctRow(reading, index, correction)) return
  const asksForParts =
    (isPartLine(line, folded) || isRepeated(line, reading)) &&
    !isLabelledPartNumber(folded) &&
    !isRest(reading, index) &&
    !isHeadingOf(line, reading.lines.slice(index + 1, index + 3))
  const asked = replaced?.line ?? (marked === line ? (correction?.rest ?? line) : withoutFormer(marked))
  const parts = asksForParts ? splitParts(asked) : []
  if (parts.length === 0) readBesideParts(reading, index)
  if (parts.length !== 1) reading.heading = readHeadingOfParts(line)
  if (parts.length === 0 && reading.heading !== null) reading.headingLine = index
  addParts(reading, index, parts, position)
}

/**
 * Whether a line is one of goods behind another one of its list, so that its number is its own: `Line 6 - ball bearing
 * 6204 - Qty 2`
 */
function isNextOfList(reading: MailReading, index: number, position: number | null): boolean {
  const above = rowAbove(reading, index)?.position
  const line = reading.lines[index] ?? ''
  if (position === null || typeof above !== 'number' || above >= position || isCancelled(line)) return false
  const { requested, quantity } = readOrderLine(line)
  return quantity !== '' && /\p{L}{4}/u.test(requested) && !hasOnlyFillers(requested)
}

/** Whether a line leads to the parts below it, so that its numbers are those of an offer or a hall: `For line 4:` */
function isTitle({ lines }: MailReading, index: number): boolean {
  const line = lastSentence(lines[index] ?? '')
  if (!line.endsWith(':') || isCancelled(line)) return false
  return namesPartAlone(lines.slice(index + 1).find((text) => text !== '') ?? '')
}

function lastSentence(line: string): string {
  return line.split(/[.;!?]\s/).at(-1) ?? ''
}

/** Returns a reference of a title, which only names positions: other words in it belong to no part. */
function asTitle(reference: Reference): Reference {
  return { ...reference, words: '', quantity: '', factor: 1, isOnly: true, isTitle: true }
}

/** Keeps that only some positions are meant where the line also names a part: `only positions 1 and 3, and 4 pins 6x160` */
function referOnly(reading: MailReading, index: number): void {
  const clauses = (reading.lines[index] ?? '').split(/[.;!?](?=\s|$)|,\s/)
  const only = clauses.flatMap(readReferences).filter(({ isOnly, positions }) => isOnly && positions.length > 0)
  if (only.length > 0) reading.references.set(index, only)
}

/** Leaves open the positions above that a line names beside other sizes: `to pos. 3: please 22x56x95` */
function doubtPositions({ rows }: MailReading, line: string): void {
  const named = new Set(positionsNamed(line))
  if (named.size === 0) return
  for (const row of rows) if (row.position !== null && named.has(row.position)) doubtQuantity(row)
}

/** Reads a line that names no part, or only the kind of one. */
function readBesideParts(reading: MailReading, index: number): void {
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
    reading.eachQuantity = each.quantity
    return
  }
  if (above !== undefined && isRest(reading, index)) {
    const { requested, quantity } = readOrderLine(line)
    above.quantity = quantity
    if (asksForCut(requested)) above.requested = `${above.requested}, ${requested}`
    return
  }
  const isBelow = above !== undefined && index === above.line + 1
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
  const asked = findAsked(isHeader(foldLetters(line)) ? line.slice(line.indexOf(':') + 1) : line)
  const other = asked ?? readMeasured(line)
  if (other === null) {
    stateNext(reading, index)
    return
  }
  doubtKind(reading, other.requested)
  addRow(reading, index, other, null)
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
    !/[.!?]$/.test(line) &&
    !isLabelledPartNumber(foldLetters(line)) &&
    !namesKind(line) &&
    sayPieces(line) === ''
  )
}

/** Keeps the quantity of a line for the part below it. */
function stateNext(reading: MailReading, index: number): void {
  const quantity = sayPieces(reading.lines[index] ?? '')
  reading.next = { quantity, line: index }
}

/** Whether a line has the quantity of the part above it, perhaps beside other words or a cut: `Menge: 12 ST  Zeichnung: 3305` */
function isRest(reading: MailReading, index: number): boolean {
  if (rowAbove(reading, index)?.quantity !== '') return false
  const { requested, quantity } = readOrderLine(reading.lines[index] ?? '')
  if (quantity === '' || namesPartAlone(requested) || namesKind(requested)) return false
  return asksForCut(requested) || (!namesPart(requested) && hasOnlyFillers(requested))
}
