import { hasSizes, isQuantity, namesKind, namesPart, namesPartAlone } from '../cell-content.ts'
import type { Columns } from '../fields.ts'
import { foldLetters } from '../fold-letters.ts'
import { headingsAt, isHeadingRow } from '../headings/heading-rows.ts'
import { readHeading } from '../headings/read-heading.ts'
import { readOrderLine } from '../pasted-text/read-order-line.ts'
import { unscaleQuantities } from '../quantities/unscale-quantities.ts'
import { joinDesignation } from './join-designation.ts'
import { rowsOfOtherTables } from './other-tables.ts'
import { createQuantityPicker } from './pick-quantity.ts'
import { type Cells, type ListRow, pickCells, presentRow } from './present-row.ts'
import { cleanCell, mayChangePart } from './read-cells.ts'
import { repeatDitto, repeatKind } from './repeat-cells.ts'
import { namesMaterial, noSection, readSection, titleOf } from './words-above.ts'

/** A row that asks for no part: `note` is a title, a section or a remark; `joined` continues the row above. */
export interface SkippedRow {
  row: number
  reason: 'empty' | 'heading' | 'total' | 'note' | 'joined'
  text: string
}

export interface ReadRows {
  rows: ListRow[]
  skipped: SkippedRow[]
}

const total =
  /^(?:summe|gesamt|gesamtsumme|gesamtpreis|gesamtmenge|total|totale|totaal|totalt|grand total|sub-?total|sous-total|zwischensumme|ubertrag|sum|suma|summa|netto|net total|celkem|mezisoucet|razem|lacznie|osszesen|skupaj|subtotal)(?!\p{L}).{0,20}$/iu

/** Reads the rows below the headings. Every row is either in `rows` or, with the reason, in `skipped`. */
export function readRows(rows: readonly (readonly string[])[], headerRow: number, columns: Columns): ReadRows {
  const headings = headerRow < 0 ? [] : headingsAt(rows, headerRow)
  const read: ReadRows = { rows: [], skipped: [] }
  const hasQuantity = columns.quantity !== undefined
  // Only the lines of a mail have cut lengths without headings: each is a part of its own, and none is the title of a group.
  const isTable = headerRow >= 0 || columns.changedLength === undefined
  // Figures of several columns together would look like a quantity.
  const hasWordsAlone = !hasQuantity && columns.designation?.length === 1
  const namesParts = columns.articleNo !== undefined || columns.designation !== undefined
  const lengths = (columns.changedLength ?? []).map((column) => readHeading(headings[column] ?? '')?.meaning)
  const hasPlainLength = !lengths.includes('cutLength')
  const others = hasQuantity ? rowsOfOtherTables(rows, headerRow) : new Set()
  const pickQuantity = createQuantityPicker(columns.quantity ?? [], headings, rows.slice(headerRow + 1))
  const title = titleOf(rows, headerRow, headings, columns)
  let section = noSection
  let above: readonly string[] = []
  let lastIndex = -1
  rows.forEach((stated, index) => {
    if (index <= headerRow) return
    const row = index + 1
    const text = stated.map(cleanCell).filter(Boolean).join(' · ')
    const cells = repeatKind(repeatDitto(stated, above), above, columns.designation ?? [])
    const fields = pickCells(cells, columns, headings, pickQuantity)
    const presented = presentRow(row, fields, hasPlainLength, text)
    const next = hasWordsAlone ? withSaidQuantity(presented) : presented
    const last = read.rows.at(-1)
    const isNext = lastIndex === index - 1 && fields('designation').some(Boolean) && !cells.some(isTotal)
    if (last !== undefined && isTable && isNext && goesOn(last, next, section.material === '')) {
      last.designation = joinDesignation([last.designation ?? '', next.designation ?? ''])
      read.skipped.push({ row, reason: 'joined', text })
      lastIndex = index
      return
    }
    const heading = isTable && (hasQuantity || isBare(rows[index + 1] ?? [])) ? readSection(stated, section) : null
    const isOther = text !== '' && (others.has(index) || !namesParts || heading !== null)
    const reason = isOther ? 'note' : reasonToSkip(cells, fields, hasQuantity, isTable)
    if (reason === null) {
      const said = `${section.kind} ${section.material}`.trim()
      read.rows.push({ ...next, ...(title !== '' && { title }), ...(said !== '' && { section: said }) })
      above = cells
      lastIndex = index
    } else {
      if (reason === 'note') section = heading ?? noSection
      read.skipped.push({ row, reason, text })
    }
  })
  return { ...read, rows: unscaleQuantities(read.rows) }
}

function isTotal(cell: string): boolean {
  return total.test(foldLetters(cleanCell(cell)))
}

/** Whether a row has sizes, but does not name the kind of its part. */
function isBare(cells: readonly string[]): boolean {
  return cells.some(hasSizes) && !cells.some(namesKind)
}

/** Returns why a row asks for no part; null if it asks for one. */
function reasonToSkip(
  cells: readonly string[],
  fields: Cells,
  hasQuantity: boolean,
  isTable: boolean,
): SkippedRow['reason'] | null {
  if (cells.every((cell) => cleanCell(cell) === '')) return 'empty'
  if (isHeadingRow(cells)) return 'heading'
  const named = [...fields('articleNo'), ...fields('designation')].filter((text) => text !== '' && !total.test(text))
  if (cells.some(isTotal) && !named.some(namesPart)) return 'total'
  const isCounted = fields('quantity').some(isQuantity)
  if (named.length === 0)
    return isCounted && cells.some((cell) => /\p{L}{2}/u.test(cell) && !isQuantity(cell)) ? null : 'note'
  const isAlone = cells.filter((cell) => cleanCell(cell) !== '').length === 1
  if (hasQuantity && isAlone && named.some((text) => text.endsWith(':'))) return 'note'
  if (fields('articleNo').some(Boolean) || named.some(namesPartAlone)) return null
  // "200 Auswerferseite" is the title of a group of parts.
  if (named.some(namesPart)) return hasQuantity && isTable && isAlone ? 'note' : null
  if (hasQuantity) return fields('quantity').some(Boolean) ? null : 'note'
  // A kind of part beside figures whose columns are unknown is asked, not left out.
  const hasFigures = named.some(namesKind) && cells.some((cell) => /^\d+(?:[.,]\d+)?$/.test(cleanCell(cell)))
  return hasFigures || named.some((text) => /\d/.test(text)) ? null : 'note'
}

/** Moves the quantity that the words of a row name, as in `20 off ejector pin 6x160`, to its own field. */
function withSaidQuantity(row: ListRow): ListRow {
  const { requested, quantity } = readOrderLine(row.designation ?? '')
  return quantity === '' || requested === '' ? row : { ...row, designation: requested, quantity }
}

/**
 * Whether the next row goes on with a designation, as in lists that were made to be printed: with the sizes or the
 * standard that it lacks, with its material or work on it.
 * @param mayHaveMaterial false below headings that name only a material: another one is a heading, too
 */
function goesOn(last: ListRow, next: ListRow, mayHaveMaterial: boolean): boolean {
  const { row: _row, designation = '', ...others } = next
  if (last.quantity === undefined || Object.keys(others).length > 0) return false
  if (designation === '' || namesKind(designation)) return false
  const lacksSizes = last.articleNo === undefined && !hasSizes(last.designation ?? '')
  if (lacksSizes && /^(?:\d|ø|d\d|din\b|iso\b)/i.test(designation)) return true
  if (!mayHaveMaterial || hasSizes(designation)) return false
  const goesOnInWords = /^\p{Ll}{4}/u.test(designation) && /\d/.test(designation)
  return goesOnInWords || namesMaterial(designation) || mayChangePart(designation)
}
