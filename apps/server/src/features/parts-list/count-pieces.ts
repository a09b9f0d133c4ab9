import type { PartsListRow } from '@normwerk/contract/parts-list'
import { readQuantity } from '@normwerk/parts/parts-list/read-quantity'
import type { ReadRow } from './read-row.ts'
import { isNamed } from './read-words.ts'

type Pieces = number | { rowError: 'quantityOutOfRange' | 'contradictory' }

export interface CountedRow extends ReadRow {
  pieces: Pieces
}

/** Returns the quantity of a row: from its cell, else from the words beside it, else one. */
export function countPieces(read: ReadRow, maxQuantity: number): CountedRow {
  return { ...read, pieces: piecesOf(read, maxQuantity) }
}

function piecesOf({ row, match }: ReadRow, maxQuantity: number): Pieces {
  const stated = readCell(row.quantity)
  const named = isNamed(match) ? match.quantity : null
  const isChosen = row.productDimensionId != null
  if (!isChosen && stated !== null && named !== null && stated !== named) return { rowError: 'contradictory' }
  const pieces = stated ?? named ?? 1
  const fits = Number.isInteger(pieces) && pieces >= 1 && pieces <= maxQuantity
  return fits ? pieces : { rowError: 'quantityOutOfRange' }
}

/** Returns null for an empty cell, and NaN for one without a number. */
function readCell(value: PartsListRow['quantity']): number | null {
  if (typeof value === 'number') return value
  if (value === null || value === undefined || value.trim() === '') return null
  return readQuantity(value) ?? Number.NaN
}
