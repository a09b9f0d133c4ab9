import { belongsToPart } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { denial } from '../corrections/agreed-words.ts'
import { inMaterial } from '../corrections/change-above.ts'
import { replaceFigure, replaceSize } from '../corrections/change-size.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { onlyWith } from '../corrections/correct-row.ts'
import { withoutChoice } from '../corrections/without-choice.ts'
import { doubtQuantity, ofKind } from '../mail/mail-reading.ts'
import { fromStart } from './find-positions.ts'
import { certified } from './read-certificate.ts'
import type { Reference } from './reference.ts'

/** A row that other lines of its mail may change. */
interface Referred {
  position: number | null
  requested: string
  quantity: string
}

/** More lines about kinds of parts leave all quantities open, as each of them means many rows. */
const maxKinds = 50

/** Changes the rows that other lines refer to. What is not sure is asked. */
export function applyReferences(references: readonly Reference[], rows: readonly Referred[]): void {
  const byPosition = Map.groupBy(rows, ({ position }) => position)
  const last = Math.max(...rows.map(({ position }) => position ?? 0))
  const at = (position: number | null) => byPosition.get(position === null ? null : fromStart(position, last)) ?? []
  const ofKinds = references.filter(({ positions }) => positions.length === 0)
  if (ofKinds.length > maxKinds) {
    rows.forEach(doubtQuantity)
    return
  }
  const only = new Set(ofKinds.flatMap(({ stems, isOnly }) => (isOnly ? ofKind(rows, stems) : [])))
  const isNumbered = rows.every(({ position }) => position !== null)
  const counted = new Set<Referred>()
  let kept: ReadonlySet<Referred> = only.size > 0 ? only : new Set(rows)
  for (const reference of references) {
    const { positions, words, quantity, isOnly, factor } = reference
    const isOfPositions = positions.length > 0
    const isOfFormer = !isOfPositions && reference.stems.length === 0 && reference.former !== null
    const ofFormer = isOfFormer ? rows.filter((row) => row.quantity === String(reference.former)) : []
    const ofOther = isOfFormer ? ofFormer : onlyWith(reference.former, ofKind(rows, reference.stems))
    const meant = isOfPositions ? [...new Set(positions)].flatMap(at) : ofOther
    if (reference.isTitle === true && meant.length === 0) continue
    if (reference.isOpen === true) {
      for (const row of meant) {
        if (words !== '') row.requested = `${row.requested} ${words}`
        doubtQuantity(row)
      }
      continue
    }
    // "Item 14 follows next week" is about another list where all rows have their own numbers.
    if (isNumbered && isOfPositions && meant.length === 0 && changesNothing(reference)) continue
    const isOfEach = meant.length === 1 || words === certified
    const isSure = isOfPositions ? positions.every((position) => at(position).length === 1) : isOfEach
    for (const row of meant) {
      if (words !== '') row.requested = changeWords(row.requested, words)
      else if (quantity !== '') changeNumber(row, quantity, reference.former)
      else if (factor !== 1 && /^\d+$/.test(row.quantity)) row.quantity = String(Number(row.quantity) * factor)
      if ((!isSure && !only.has(row)) || isCancelled(words) || declined.test(foldLetters(words))) doubtQuantity(row)
    }
    if (isOfPositions && isSure && Number(quantity) > 0) for (const row of meant) counted.add(row)
    const saysNothing = words === '' && quantity === '' && !isOnly && factor === 1
    // Beside a numbered list stand further parts without a number.
    const besides = isSure ? at(null) : []
    if (isOfPositions && !saysNothing && (isOnly || meant.length === 0))
      kept = new Set([...meant, ...besides]).intersection(kept)
  }
  if (references.some(({ isTaken }) => isTaken === true)) {
    const named = new Set(references.flatMap(({ positions }) => positions).map((position) => fromStart(position, last)))
    for (const row of rows) if (row.position !== null && !named.has(row.position)) doubtQuantity(row)
  }
  // "Only 10 and 30, and of 20 we need 6" orders position 20, too.
  new Set(rows).difference(kept).difference(counted).forEach(doubtQuantity)
}

/** Returns a part with another size or material; any other words are added to it. */
function changeWords(requested: string, words: string): string {
  const isChosen = words.split(/[\s,]+/).some(belongsToPart) && !denial.test(foldLetters(words))
  const chosen = isChosen ? withoutChoice(requested) : requested
  return replaceFigure(chosen, words) ?? inMaterial(chosen, words) ?? `${chosen} ${words}`
}

/** Changes the pieces of a row, or its size that is the former number: `line 1 in 200 instead of 160` */
function changeNumber(row: Referred, now: string, former: number | null): void {
  const other = former === null || row.quantity === String(former) ? null : replaceSize(row.requested, former, now)
  if (other === null) row.quantity = now
  else row.requested = other
}

/** `item 3 no` */
const declined = /^[\s:–-]*(?:no|nein|nee|non|ne|nie|nem|nej|inte|ej|nao|nu|niet|nicht)[\s,.!]*$/u

function changesNothing({ words, quantity, isOnly, factor }: Reference): boolean {
  return quantity === '' && !isOnly && factor === 1 && !/\d/.test(words)
}
