import type { PartsListRow } from '@normwerk/contract/parts-list'
import { partFields } from '@normwerk/parts/parts-list/fields'
import { correctEntry, type ListEntry } from '../../shared/lists/parts-list/list-entry.ts'

/** Returns what can be corrected of a row: its own words, even if a part was confirmed or chosen instead. */
export function draftOf({ asked, stood }: ListEntry): PartsListRow {
  if (asked.productDimensionId == null) return asked
  return { ...stood, ...(asked.quantity !== undefined && { quantity: asked.quantity }) }
}

/** Keeps a confirmed or chosen part if only its quantity is corrected. */
export function correctDraft(entry: ListEntry, draft: PartsListRow): ListEntry {
  const { quantity } = draft
  const { productDimensionId } = entry.asked
  const isSame = productDimensionId != null && wordsOf(draft) === wordsOf(entry.stood)
  return correctEntry(entry, isSame ? { productDimensionId, ...(quantity !== undefined && { quantity }) } : draft)
}

function wordsOf(row: PartsListRow): string {
  return JSON.stringify(partFields.map((field) => row[field] ?? ''))
}
