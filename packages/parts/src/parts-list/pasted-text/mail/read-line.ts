import { hasOnlyFillers } from '../../../words/order-words.ts'
import { namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { changesAll, changesShareOfAll } from '../corrections/change-all.ts'
import { changeBy } from '../corrections/change-by.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { changeWork, meansOthers } from '../corrections/change-work.ts'
import { changeRows, correctRow } from '../corrections/correct-row.ts'
import { keepCount } from '../corrections/kept-count.ts'
import { answerAbove } from '../corrections/read-answer.ts'
import { readCorrection, withoutFormer } from '../corrections/read-correction.ts'
import { markNewCount } from '../corrections/read-new-count.ts'
import { readReplaced, replaceInRow } from '../corrections/read-replaced.ts'
import { recountByLength } from '../corrections/recount-by-length.ts'
import { resizeByFigure } from '../corrections/resize-by-figure.ts'
import { retakeSizes } from '../corrections/retake-sizes.ts'
import { namesContainer, readMeasured } from '../lines/read-measured.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { splitParts } from '../lines/split-parts.ts'
import { withoutSameNext } from '../omissions/earlier/without-same-next.ts'
import { leadsToChanged } from '../references/becoming.ts'
import { positionsNamed } from '../references/find-positions.ts'
import { readLettered, readReferences } from '../references/read-references.ts'
import type { Reference } from '../references/reference.ts'
import { addParts, isCountedDitto, isRepeated } from './add-parts.ts'
import { addRow, doubtQuantity, type MailReading, rowAbove } from './mail-reading.ts'
import { isHeader, isHeadingOf, isLabelledPartNumber, isPartLine, namesSizes, toleranceOnce } from './part-line.ts'
import { isRest, readBesideParts, stateNext } from './read-beside-parts.ts'
import { addRemarkBelow } from './remark-below.ts'
import { repeatInLength } from './repeat-in-length.ts'
import { readHeadingOfParts } from './share-heading.ts'
import { shareKindAbove, shareKindBehind } from './share-kind-behind.ts'
import { shareMaterialBehind, shareMaterialBelow } from './share-material.ts'

/** @param whole the line with its number */
export function readLine(reading: MailReading, index: number, whole: string, position: number | null): void {
  const line = reading.lines[index] ?? ''
  if (repeatInLength(reading, index, position) || recountByLength(reading, index)) return
  if (changeBy(reading, index) || changesAll(whole) || changesShareOfAll(whole) || shareMaterialBelow(reading, index))
    return
  if (answerAbove(reading, index) || keepCount(reading, index)) return
  const goods = namesContainer(line) ? readMeasured(line) : null
  if (goods !== null) {
    addRow(reading, index, goods, null)
    return
  }
  if (changeWork(reading, line) || retakeSizes(reading, index)) return
  if (position === null && addRemarkBelow(reading, index)) return
  if (resizeByFigure(reading, line)) return
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
      : readReferences(whole).filter(
          // A subject that names a kind says nothing of it: `Subject: pins for the dosing cap`
          ({ isWork, positions }) =>
            (isWork || !namesSizes(line)) && (positions.length > 0 || !isHeader(foldLetters(line))),
        )
  const isLeading =
    isTitle(reading, index) &&
    readReferences(lastSentence(line)).length === referring.length &&
    referring.every(({ quantity, factor }) => quantity === '' && factor === 1)
  if (referring.length > 0 && meansOthers(reading, index, referring)) {
    if (!isLeading) reading.references.set(index, referring)
    else if (!leadsToNewText(reading, index)) reading.references.set(index, referring.map(asTitle))
    stateNext(reading, index)
    return
  }
  const folded = foldLetters(line)
  // That of one part of a list is none of the others.
  if (firstMentions(line).length !== 1) reading.tolerance = toleranceOnce.exec(folded)?.[1] ?? reading.tolerance
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
  const parts = asksForParts ? shareKindBehind(withoutSameNext(splitParts(asked)), reading.heading) : []
  if (parts.length === 0) readBesideParts(reading, index)
  // "Great, when do you need them?" between two messages changes nothing.
  const heading = parts.length === 1 ? null : readHeadingOfParts(line)
  if (heading !== null || parts.length > 1 || (parts.length === 0 && /\p{L}.*\d|\d.*\p{L}|:$/u.test(line)))
    reading.heading = heading
  if (parts.length === 0 && reading.heading !== null) reading.headingLine = index
  shareKindAbove(reading, parts)
  const before = reading.rows.length
  addParts(reading, index, parts, position)
  shareMaterialBehind(reading.rows.slice(before))
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

/**
 * Whether a title says that the lines below it are the new ones of a mail that quotes none, so that it means no position of
 * an offer alone: `La riga 20 diventa:`
 */
function leadsToNewText({ lines, levels }: MailReading, index: number): boolean {
  return leadsToChanged(lastSentence(lines[index] ?? '')) && levels.every((level) => level <= (levels[index] ?? 0))
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
