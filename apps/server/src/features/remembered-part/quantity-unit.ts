import type { WrittenPart } from '@normwerk/contract/parts-list'
import { foldLetters } from '@normwerk/parts/parts-list/fold-letters'
import { readPieces } from '@normwerk/parts/parts-list/read-pieces'

const figures = /\d[\d.,'\s]*/g

interface Counted {
  /** The unit in folded letters, such as `ve`. */
  unit: string
  count: number
}

/** Reads a quantity whose unit leaves the pieces open, such as `2 VE`; null for any other cell. */
export function readOpenUnit(quantity: WrittenPart['quantity']): Counted | null {
  if (typeof quantity !== 'string') return null
  const pieces = readPieces(quantity)
  const [written, ...others] = quantity.match(figures) ?? []
  if (pieces?.isOpen !== true || pieces.count < 1 || written === undefined || others.length > 0) return null
  const unit = foldLetters(quantity.replace(figures, ' ')).trim().replace(/\s+/g, ' ')
  return unit === '' ? null : { unit, count: pieces.count }
}

/** Returns the pieces of a quantity in a unit of known size; null for a quantity in any other unit. */
export function countUnits(
  quantity: WrittenPart['quantity'],
  unit: { name: string; pieces: number } | null,
): number | null {
  const open = unit === null ? null : readOpenUnit(quantity)
  return open === null || unit === null || open.unit !== unit.name ? null : open.count * unit.pieces
}
