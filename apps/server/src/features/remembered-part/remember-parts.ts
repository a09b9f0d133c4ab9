import { createHash } from 'node:crypto'
import type { WrittenPart } from '@normwerk/contract/parts-list'
import type { Unit } from '@normwerk/contract/remembered-part'
import { optionsOf, type PartOptions } from '@normwerk/parts/configured-part'
import { optionFields } from '@normwerk/parts/parts-list/fields'
import { foldLetters } from '@normwerk/parts/parts-list/fold-letters'
import { readPieces } from '@normwerk/parts/parts-list/quantities/read-pieces'
import { lockByName, type Queries } from '../../database/client.ts'
import { AppError, type Customer, type Dependencies } from '../../http/call.ts'
import { validatePart } from '../catalogue/read-part.ts'
import type { FoundPart } from '../catalogue/search/find-number.ts'
import { deleteOldest, findRows, markUsed, type NewRow, storeRows, unusedSince } from './repository/remembered-parts.ts'

/** The cells of a row that name its part, and the headings above it. */
type WrittenText = Omit<WrittenPart, 'quantity'>

/**
 * Returns the same key for texts that differ only in letter case, accents and spaces; null for a row without a text.
 * The cells for options belong to the text, because "Ejector pin Ø6" beside two lengths is two parts, and so do the
 * headings above it, because "6x200" below two headings is two parts.
 */
export function textKeyOf(row: WrittenText): string | null {
  const words = wordsOf(row).map(fold)
  if (words.length === 0) return null
  const options = optionFields.map((field) => fold(String(row[field] || '')))
  const above = headingsOf(row).map(fold)
  return createHash('sha256')
    .update(JSON.stringify(above.length > 0 ? [words, options, above] : [words, options]))
    .digest('base64url')
}

/** Returns the text of a row for people: its cells as they stand in the list. */
function writtenTextOf(row: WrittenText): string {
  const options = optionFields.map((field) => (row[field] === true ? '3.1' : String(row[field] || '').trim()))
  return [...headingsOf(row), ...wordsOf(row), ...options.filter((option) => option !== '')].join(' · ')
}

function wordsOf({ articleNo, designation }: WrittenText): string[] {
  return [articleNo, designation].flatMap((cell) => cell?.trim() || [])
}

function headingsOf({ title, section }: WrittenText): string[] {
  return [title, section].flatMap((heading) => heading?.trim() || [])
}

function fold(cell: string): string {
  return foldLetters(cell).trim().replace(/\s+/g, ' ')
}

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

/** The part that was chosen for a text before. */
export interface RememberedPart extends FoundPart {
  /** Null: the shop offers it to every company, so the buyer must confirm it. */
  id: string | null
  by: string | null
  at: Date
  /** The unit of the quantity; null if its pieces were not chosen. */
  unit: Unit | null
}

/**
 * Finds the parts that were chosen for the texts of rows, by the key of the text. The company's own choice precedes
 * that of the shop. Parts that are not sold or not made any more are not found.
 */
export async function findRememberedParts(
  db: Queries,
  companyId: string,
  rows: readonly WrittenText[],
): Promise<Map<string, RememberedPart>> {
  const textKeys = [...new Set(rows.flatMap((row) => textKeyOf(row) ?? []))]
  if (textKeys.length === 0) return new Map()
  const found = await findRows(db, companyId, textKeys)
  const ownLast = found.toSorted((a, b) => Number(a.row.companyId !== null) - Number(b.row.companyId !== null))
  return new Map(
    ownLast.flatMap(({ row, article, chosenBy }): [string, RememberedPart][] => {
      const options = validatePart(article, optionsOf(row))
      if (options instanceof AppError) return []
      const part = { ...options, articleId: article.id, articleNumber: article.articleNo }
      const choice = { id: row.companyId === null ? null : row.id, by: chosenBy, at: row.chosenAt, unit: unitOf(row) }
      return [[row.textKey, { ...part, ...choice }]]
    }),
  )
}

/** The part and the quantity that a buyer orders for the cells of a row. */
export interface Choice {
  written: WrittenPart
  part: PartOptions & { articleId: string }
  /** The unit of the written quantity, if the ordered pieces state its size. */
  unit: Unit | null
}

/** How many texts are remembered per company, those used last. */
const maxRemembered = 10_000

/**
 * Remembers the choices of a buyer for their company; the last choice for a text counts.
 * @param used the remembered parts that rows of the list have followed
 */
export async function rememberParts(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller: { companyId, userId } }: { db: Queries; caller: Customer },
  choices: readonly Choice[],
  used: readonly string[],
): Promise<void> {
  if (choices.length === 0 && used.length === 0) return
  await lockByName(db, 'rememberedPartsOf', companyId)
  const now = clock.now()
  const rows = new Map(
    choices.flatMap(({ written, part, unit }): [string, NewRow][] => {
      const textKey = textKeyOf(written)
      if (textKey === null) return []
      const { articleId } = part
      const chosen = { articleId, ...optionsOf(part), unit: unit?.name ?? null, unitPieces: unit?.pieces ?? null }
      const by = { companyId, userId, chosenAt: now, usedAt: now }
      return [[textKey, { id: ids.next(), textKey, text: writtenTextOf(written), ...chosen, ...by }]]
    }),
  )
  if (used.length > 0) await markUsed(db, companyId, used, now)
  if (rows.size === 0) return
  await storeRows(db, [...rows.values()])
  await deleteOldest(db, companyId, maxRemembered)
}

export function unusedParts(before: Date) {
  return unusedSince(before)
}
