import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { sizesOf } from '../lines/split-mentions.ts'
import { kindStems } from '../references/kind-stems.ts'
import { isGoodsAtPlate } from './goods-at-plate.ts'
import { doubtQuantity, type MailReading, ofKind } from './mail-reading.ts'

/** In a longer mail a line hardly means one part by its kind. */
const maxRows = 100

/**
 * Leaves open the pieces of the parts whose kind another row counts without sizes, above or below them: `bitte noch 4 Federn`.
 * The row may mean them, or further ones.
 */
export function doubtCountedKinds({ rows }: MailReading): void {
  if (rows.length > maxRows) return
  for (const { requested } of rows) {
    if (/\d/.test(requested) || !namesKind(requested) || isGoodsAtPlate(requested)) continue
    const sized = rows.filter((row) => sizesOf(row.requested) !== '')
    for (const row of ofKind(sized, kindStems(foldLetters(requested)))) doubtQuantity(row)
  }
}
