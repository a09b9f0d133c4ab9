import { hasOnlyFillers } from '../../../words/order-words.ts'
import { namesPart } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { readCountedNoun } from '../lines/counted-noun.ts'
import { addRow, type MailReading } from './mail-reading.ts'
import { readMailPart } from './read-mail-part.ts'

const changing = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('correction')}|${anyChange('only')}|${anyChange('instead')}|${anyChange('same')})(?!\p{L})`,
  'u',
)

/** A longer line is hardly one of a list. */
const maxLength = 200

/**
 * Adds the goods of numbered lines that were taken for a change of a position which no line lists: `Pos. 4: 2 eye bolts
 * M20` as the first line of a list. A position of a quoted list may be one that was not read, so its pieces are asked.
 */
export function addUnplaced(reading: MailReading, positionAt: (line: number) => number | null): void {
  const { lines, levels, rows, references } = reading
  const placed = new Set(rows.map(({ position }) => position))
  for (const [index, said] of references) {
    const [line, position] = [lines[index] ?? '', positionAt(index)]
    const positions = said.flatMap((reference) => reference.positions)
    if (position === null || positions.length !== 1 || positions[0] !== position || placed.has(position)) continue
    if (line.length > maxLength || isCancelled(line) || changing.test(foldLetters(line))) continue
    const part = readMailPart(line)
    const { requested, quantity } = part.quantity === '' ? (readCountedNoun(line) ?? part) : part
    if (quantity === '' || !/\p{L}{3}/u.test(requested) || hasOnlyFillers(requested)) continue
    const isOwnList = !placed.has(null) && rows.every((row) => (levels[row.line] ?? 0) <= (levels[index] ?? 0))
    const isSure = isOwnList && namesPart(requested)
    references.delete(index)
    addRow(reading, index, { requested, quantity: isSure ? quantity : `${quantity} ?` }, position)
  }
  rows.sort((a, b) => a.line - b.line)
}
