import type { WrittenPart } from '@normwerk/contract/parts-list'
import type { Unit } from '@normwerk/contract/remembered-part'
import { foldLetters } from '@normwerk/parts/parts-list/fold-letters'
import { readPieces } from '@normwerk/parts/parts-list/quantities/read-pieces'

/** Returns the unit of a stored row. */
export function unitOf({ unit, unitPieces }: { unit: string | null; unitPieces: number | null }): Unit | null {
  return unit === null || unitPieces === null ? null : { name: unit, pieces: unitPieces }
}

const figures = /\d[\d.,'\s]*/g

/** Reads a quantity whose unit leaves the pieces open, such as `2 VE`; null for any other cell. */
function readOpenUnit(quantity: WrittenPart['quantity']): { name: string; count: number } | null {
  if (typeof quantity !== 'string') return null
  const pieces = readPieces(quantity)
  if (pieces?.isOpen !== true || pieces.count < 1 || quantity.match(figures)?.length !== 1) return null
  const name = quantity.replace(figures, ' ').trim().replace(/\s+/g, ' ')
  return name === '' ? null : { name, count: pieces.count }
}

/** Returns the unit of a quantity if the buyer has ordered a multiple of it: 20 pieces for `2 VE`. */
export function chosenUnit({ quantity }: WrittenPart, ordered: number): Unit | null {
  const open = readOpenUnit(quantity)
  const pieces = open === null ? 1 : ordered / open.count
  return open !== null && Number.isInteger(pieces) && pieces > 1 ? { name: open.name, pieces } : null
}

/** Returns the pieces of a quantity in a unit of known size; null for a quantity in any other unit. */
export function countUnits(quantity: WrittenPart['quantity'], unit: Unit | null): number | null {
  const open = unit === null ? null : readOpenUnit(quantity)
  if (open === null || unit === null || foldLetters(open.name) !== foldLetters(unit.name)) return null
  return open.count * unit.pieces
}
