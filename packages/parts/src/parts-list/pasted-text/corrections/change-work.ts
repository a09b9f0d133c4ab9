import { isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { hasSizes, namesPartAlone, namesStandard } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { amount } from '../../quantities/read-pieces.ts'
import { asksForCut } from '../../rows/read-cells.ts'
import { namesWork } from '../../work-words.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { sizesOf, splitSizes } from '../lines/split-mentions.ts'
import { type MailReading, type MailRow, ofKind, rowsOfLength } from '../mail/mail-reading.ts'
import { kindStems, withoutKinds } from '../references/kind-stems.ts'
import type { Reference } from '../references/reference.ts'
import { isCancelled } from './change-words.ts'

/**
 * Adds work to the part above that a sentence names by its sizes or its length, so that it is not ordered plain: `the
 * 6x160 should be cut to 147`. A line with a quantity asks for a part of its own.
 * @returns whether the line means a part above
 */
export function changeWork(reading: MailReading, line: string): boolean {
  const isWork = /\d/.test(line) && (namesWork(line) || asksForCut(line)) && !isCancelled(line)
  if (!isWork || reading.rows.length === 0 || !pointsBack(line)) return false
  const sizes = sizesOf(line)
  const alike = sizes === '' ? rowsNamed(reading, line) : (reading.rowsBySizes.get(sizes) ?? [])
  const meant = alike.filter(({ quantity }) => quantity !== '')
  const [before = line, , behind = ''] = splitSizes(line) ?? []
  const words = withoutOrdering(withoutKinds(`${before} ${behind}`, kindStems(foldLetters(line))).trim())
  for (const row of meant) row.requested = `${row.requested} ${words}`
  return meant.length > 0
}

const pieces = new RegExp(amount, 'u')

/** Whether a line has words of a sentence, and neither a standard nor pieces of its own. */
function pointsBack(line: string): boolean {
  return (
    readOrderLine(line).quantity === '' &&
    !pieces.test(foldLetters(line)) &&
    !namesStandard(line) &&
    line.split(/\s+/).some(isOrdering)
  )
}

/** `the 250s`, `die 250er` */
const byLength = /(?<![\p{L}\d.,x×/-])(\d{2,3})(?:s|ern?|ers|-[aeo]s|-ös|-esek|mm)(?![\p{L}\d])/u

function rowsNamed(reading: MailReading, line: string): MailRow[] {
  const length = byLength.exec(line)?.[1]
  return length === undefined ? [] : rowsOfLength(reading, length)
}

/**
 * Whether a line refers to numbered rows, or changes parts of a kind that the mail names elsewhere: otherwise its pieces
 * and its words for work are those of a part of its own, which may have its sizes in the next line.
 */
export function meansOthers({ lines, rows }: MailReading, index: number, references: readonly Reference[]): boolean {
  return references.every(({ positions, stems, isWork, quantity }) => {
    if (positions.length > 0 || stems.length === 0 || (!isWork && quantity === '')) return true
    const below = lines.slice(index + 1).filter((line) => line !== '')
    const [next = ''] = below
    if (hasSizes(next) && splitSizes(next)?.[0].trim() === '') return false
    const named = below.filter(namesPartAlone).map((requested) => ({ requested }))
    return ofKind([...rows, ...named], stems).length > 0
  })
}
