import { isMoney, isQuantity, namesKind, namesPart, namesPartAlone, statesLength } from '../cell-content.ts'
import type { Meaning } from '../headings/heading-pattern.ts'
import { isHeadingRow } from '../headings/heading-rows.ts'
import { readHeading } from '../headings/read-heading.ts'
import { readPieces } from '../quantities/read-pieces.ts'
import type { Cells } from './present-row.ts'
import { cleanCell } from './read-cells.ts'
import { isTotalAlone, namesTotal } from './total-words.ts'

/**
 * Why a row asks for no part: `note` is a title, a section or a remark; `nothing` is a part of which none are ordered;
 * `joined` continues the row above.
 */
export type SkipReason = 'empty' | 'heading' | 'total' | 'note' | 'nothing' | 'joined'

/** What a list says of all its rows. */
export interface ListShape {
  headings: readonly string[]
  hasQuantity: boolean
  /** Whether a column names the parts. */
  namesParts: boolean
  /** Not the lines of a mail, each of which is a part of its own. */
  isTable: boolean
}

const numbering: readonly Meaning[] = ['position', 'counted', 'articleNo', 'customerPartNumber']

/** Whether a heading is that of positions or numbers of parts: even a figure below it tells one part from another. */
export function isNumbering(heading: string): boolean {
  const meaning = readHeading(heading)?.meaning
  return meaning !== undefined && numbering.includes(meaning)
}

/**
 * Returns why a row asks for no part; null if it asks for one. A row with a quantity beside anything else asks, and so
 * does a row that names a part, whatever its other words are.
 * @param isSum whether a quantity is the sum of the last rows
 */
export function reasonToSkip(
  cells: readonly string[],
  fields: Cells,
  list: ListShape,
  isSum: (quantity: readonly string[]) => boolean,
): SkipReason | null {
  const filled = cells.map(cleanCell).filter((cell) => cell !== '')
  if (filled.length === 0) return 'empty'
  if (isHeadingRow(cells)) return 'heading'
  const stated = [...fields('articleNo'), ...fields('designation')].filter((text) => text !== '')
  const named = stated.filter((text) => namesPart(text) || !namesTotal(text))
  if (named.length === 0) {
    const first = filled.find(isWorded) ?? ''
    if (namesTotal(first) && (isTotalAlone(first) || isSum(fields('quantity')))) return 'total'
    return asksUnnamed(cells, fields, list) ? null : namesTotal(first) ? 'total' : 'note'
  }
  const beside = fields('comment').filter((text) => /^\d.*\p{L}/u.test(text) && isQuantity(text))
  const quantity = [...fields('quantity'), ...beside].filter((text) => /[\p{L}\d]/u.test(text))
  const pieces = readPieces(quantity.join(' '))
  if (quantity.length > 0) return pieces?.count === 0 && !pieces.isOpen ? 'nothing' : null
  const isAlone = filled.length === 1
  if (list.hasQuantity && isAlone && named.some((text) => text.endsWith(':'))) return 'note'
  if (fields('articleNo').some(Boolean) || named.some(namesPartAlone)) return null
  // "200 Auswerferseite" is the title of a group of parts.
  const isGroup = list.hasQuantity && list.isTable && isAlone && !named.some(statesLength)
  if (named.some(namesPart)) return isGroup ? 'note' : null
  if (list.hasQuantity) return 'note'
  // A kind of part beside figures whose columns are unknown is asked, not left out.
  const hasFigures = named.some(namesKind) && filled.some((cell) => /^\d+(?:[.,]\d+)?$/.test(cell))
  return hasFigures || named.some((text) => /\d/.test(text)) ? null : 'note'
}

function isWorded(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !isQuantity(cell)
}

/** Whether a row without a name in the columns of parts asks for one: it has a quantity and anything that is no amount. */
function asksUnnamed(
  cells: readonly string[],
  fields: Cells,
  { headings, hasQuantity, namesParts }: ListShape,
): boolean {
  if (!hasQuantity) return !namesParts && cells.some(namesPart)
  const isOfPart = (cell: string, column: number) => {
    if (isWorded(cell)) return !isMoney(cell)
    return isNumbering(headings[column] ?? '') ? /\d/.test(cell) : headings.length === 0 && /\d{4}/.test(cell)
  }
  return fields('quantity').some(isQuantity) && cells.map(cleanCell).some(isOfPart)
}
