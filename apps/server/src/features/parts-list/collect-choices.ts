import type { PartsListRow } from '@normwerk/contract/parts-list'
import type { CallContext } from '../../http/session/caller.ts'
import type { PositionToAdd } from '../cart/add-positions.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { findCustomerPartNumbers } from '../customer-part-number/find-customer-part-number.ts'
import { chosenUnit } from '../remembered-part/quantity-unit.ts'
import type { Choice } from '../remembered-part/remember-parts.ts'
import { textsOf } from './name-part.ts'
import { createReader } from './read-row.ts'
import { isSamePart, needsNoQuestion } from './recall-part.ts'

/**
 * Returns the choices of the buyer that later lists should follow. A text that names its part without a question needs
 * none, unless the buyer has stated the size of its packs.
 * @param positions the positions of the rows, in the same order
 */
export async function collectChoices(
  { db, caller, language }: CallContext,
  catalogue: Catalogue,
  rows: readonly PartsListRow[],
  positions: readonly PositionToAdd[],
): Promise<Choice[]> {
  const choices = rows.flatMap(({ chosenFor }, index): Choice[] => {
    const part = positions[index]?.part
    return chosenFor == null || part === undefined
      ? []
      : [{ written: chosenFor, part, unit: chosenUnit(chosenFor, part.quantity) }]
  })
  if (choices.length === 0) return []
  const texts = new Set(choices.flatMap(({ written }) => textsOf(written)))
  const customerPartNumbers = await findCustomerPartNumbers(db, caller.companyId, [...texts])
  const readRow = createReader({ catalogue, customerPartNumbers, rememberedParts: new Map(), language })
  return choices.filter(({ written, part, unit }, index) => {
    const { match } = readRow({ ...written, row: index })
    const isClear = needsNoQuestion(match) && isSamePart(match, part)
    return !isClear || unit !== null
  })
}
