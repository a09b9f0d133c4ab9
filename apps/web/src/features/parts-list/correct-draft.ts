import type { PartsListRow } from '@normwerk/contract/parts-list'
import { correctEntry, type ListEntry } from '../../trade/parts-list/list-entry.ts'

/** What can be corrected of a row: its own words, even where a part was confirmed or chosen in their place. */
export function draftOf({ asked, stood }: ListEntry): PartsListRow {
  if (asked.productDimensionId == null) return asked
  return { ...stood, ...(asked.quantity !== undefined && { quantity: asked.quantity }) }
}

/** A part that was confirmed or chosen stays as long as only its quantity is corrected. */
export function correctDraft(entry: ListEntry, draft: PartsListRow): ListEntry {
  const { quantity } = draft
  const { productDimensionId } = entry.asked
  const isSame = productDimensionId != null && wordsOf(draft) === wordsOf(entry.stood)
  return correctEntry(entry, isSame ? { productDimensionId, ...(quantity !== undefined && { quantity }) } : draft)
}

function wordsOf(row: PartsListRow): string {
  const { articleNo, designation, changedLength, toleranceClass, isThreeOne, headFlats } = row
  const said = [articleNo, designation, changedLength, toleranceClass, isThreeOne, headFlats]
  return JSON.stringify(said.map((value) => value ?? ''))
}
