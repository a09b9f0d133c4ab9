import type { PartsListRow } from '@normwerk/contract/parts-list'
import { mayCount } from '@normwerk/parts/parts-list/quantities/may-count'
import { readPieces } from '@normwerk/parts/parts-list/quantities/read-pieces'
import { isNamed } from '../catalogue/name-text.ts'
import { countUnits } from '../remembered-part/quantity-unit.ts'
import type { ReadRow } from './read-row.ts'

type Pieces = number | { rowError: 'quantityOutOfRange' | 'contradictory' }

export interface CountedRow extends ReadRow {
  pieces: Pieces
  /** The list states no quantity, or one that may mean another number; the buyer must confirm it. */
  isQuantityAssumed: boolean
}

/** A quantity before its range is checked; null: none is stated. */
type Stated = { count: number; isOpen: boolean } | null

/** Returns the quantity of a row: from its cell, else from the words beside it, else one, which is only assumed. */
export function countPieces(read: ReadRow, maxQuantity: number): CountedRow {
  const { row, match, remembered } = read
  const inUnits = countUnits(row.quantity, remembered?.unit ?? null)
  // The size of a pack may have changed, so the buyer confirms the pieces once more.
  const stated = inUnits === null ? readCell(row.quantity) : { count: inUnits, isOpen: true }
  const named = isNamed(match) ? match.quantity : null
  const isChosen = row.productDimensionId != null
  const { count, isOpen } = stated ?? { count: named ?? 1, isOpen: named === null }
  // A pack of 50 and the words "50 pieces" name one quantity.
  const contradicts = stated !== null && !stated.isOpen && named !== null && stated.count !== named
  const pieces =
    contradicts && !isChosen
      ? ({ rowError: 'contradictory' } as const)
      : checkRange(likeliest(count, isOpen, maxQuantity), maxQuantity)
  const mayDiffer = isNamed(match) && mayCount(match.unread)
  return { ...read, pieces, isQuantityAssumed: isOpen || mayDiffer }
}

/** Returns the reading of an open figure that can be ordered: `10,000` are ten if ten thousand are too many. */
function likeliest(count: number, isOpen: boolean, maxQuantity: number): number {
  return isOpen && count > maxQuantity && count % 1000 === 0 ? count / 1000 : count
}

function checkRange(count: number, maxQuantity: number): Pieces {
  const fits = Number.isInteger(count) && count >= 1 && count <= maxQuantity
  return fits ? count : { rowError: 'quantityOutOfRange' }
}

/** Reads a cell; one without a number is out of any range. */
function readCell(value: PartsListRow['quantity']): Stated {
  if (typeof value === 'number') return { count: value, isOpen: false }
  if (value === null || value === undefined || value.trim() === '') return null
  // A column of quantities has no other figures, so `2-3` is a range of pieces.
  return readPieces(value) ?? readPieces(`${value} pcs`) ?? { count: Number.NaN, isOpen: false }
}
