import { hasSizes, isFilled, isQuantity, namesKind, namesPart } from '../cell-content.ts'
import type { Columns } from '../fields.ts'
import { headingsAt } from '../headings/heading-rows.ts'
import { mouldsAbove } from '../headings/moulds-above.ts'
import { findOrderedColumn } from '../headings/ordered-column.ts'
import { readColumnHeading } from '../headings/read-heading-words.ts'
import { readOrderLine } from '../pasted-text/lines/read-order-line.ts'
import { readQuantity } from '../quantities/read-quantity.ts'
import { unscaleQuantities } from '../quantities/unscale-quantities.ts'
import { joinDesignation } from './join-designation.ts'
import { rowsOfOtherTables } from './other-tables.ts'
import { createQuantityPicker } from './pick-quantity.ts'
import { type ListRow, pickCells, presentRow } from './present-row.ts'
import { cleanCell, mayChangePart } from './read-cells.ts'
import { rejoinTexts } from './rejoin-texts.ts'
import { repeatDitto, repeatKind } from './repeat-cells.ts'
import { isNumbering, type ListShape, reasonToSkip, type SkipReason } from './skip-row.ts'
import { namesTotal } from './total-words.ts'
import { namesMaterial, noSection, readSection, titleOf, withoutGroupMark } from './words-above.ts'

/** A row that asks for no part. */
export interface SkippedRow {
  row: number
  reason: SkipReason
  text: string
}

export interface ReadRows {
  rows: ListRow[]
  skipped: SkippedRow[]
}

/** Reads the rows below the headings. Every row is either in `rows` or, with the reason, in `skipped`. */
export function readRows(sheet: readonly (readonly string[])[], headerRow: number, columns: Columns): ReadRows {
  const headings = headerRow < 0 ? [] : headingsAt(sheet, headerRow)
  const below = rejoinTexts(sheet.slice(headerRow + 1), headings, columns.designation ?? [])
  const rows = [...sheet.slice(0, headerRow + 1), ...below]
  const read: ReadRows = { rows: [], skipped: [] }
  const hasQuantity = columns.quantity !== undefined
  // Only the lines of a mail have cut lengths without headings: each is a part of its own, and none is the title of a group.
  const isTable = headerRow >= 0 || columns.changedLength === undefined
  const namesParts = columns.articleNo !== undefined || columns.designation !== undefined
  const list: ListShape = { headings, hasQuantity, namesParts, isTable }
  // Figures of several columns together would look like a quantity.
  const hasWordsAlone = !hasQuantity && columns.designation?.length === 1
  const lengths = (columns.changedLength ?? []).map((column) => readColumnHeading(headings[column] ?? '')?.meaning)
  const hasPlainLength = !lengths.includes('cutLength')
  const others = hasQuantity ? rowsOfOtherTables(rows, headerRow) : new Set()
  const above = {
    ordered: findOrderedColumn(rows, headerRow, headings),
    moulds: mouldsAbove(rows.slice(0, Math.max(0, headerRow)), headings[columns.quantity?.[0] ?? -1] ?? ''),
  }
  const pickQuantity = createQuantityPicker(columns.quantity ?? [], headings, rows.slice(headerRow + 1), above)
  const title = titleOf(rows, headerRow, headings, columns)
  const sums = createSums()
  let section = noSection
  let before: readonly string[] = []
  let lastIndex = -1
  rows.forEach((stated, index) => {
    if (index <= headerRow) return
    const row = index + 1
    if (!stated.some(isFilled)) {
      read.skipped.push({ row, reason: 'empty', text: '' })
      return
    }
    const text = stated.map(cleanCell).filter(Boolean).join(' · ')
    const cells = repeatKind(repeatDitto(stated, before, columns), before, columns.designation ?? [])
    const fields = pickCells(cells, columns, headings, pickQuantity)
    const present = (): ListRow => {
      const unnamed = stated.filter((_, column) => !columns.quantity?.includes(column)).map(cleanCell)
      const presented = presentRow(row, fields, hasPlainLength, unnamed.filter(Boolean).join(' · '))
      return hasWordsAlone ? withSaidQuantity(presented) : presented
    }
    const last = read.rows.at(-1)
    const isDescribed = fields('designation').some(Boolean)
    const words = hasQuantity && !isDescribed ? changeAlone(stated) : null
    const isNext = lastIndex === index - 1 && (words !== null || isDescribed)
    const isOwn = cells.some((cell, column) => isFilled(cell) && isNumbering(headings[column] ?? ''))
    const isBelow = last !== undefined && isTable && isNext && !cells.some(namesTotal)
    const next = !isBelow ? null : words !== null ? { row, designation: words } : isOwn ? null : present()
    if (last !== undefined && next !== null && goesOn(last, next, section.material === '')) {
      last.designation = joinDesignation([last.designation ?? '', next.designation ?? ''])
      read.skipped.push({ row, reason: 'joined', text })
      lastIndex = index
      return
    }
    const below = rows[index + 1] ?? []
    const alone = fields('quantity').some(isFilled) ? stated : withoutGroupMark(stated, below, isBare)
    const heading = isTable && (hasQuantity || isBare(below)) ? readSection(alone, section) : null
    const isOther = others.has(index) && !(fields('quantity').some(isQuantity) && cells.some(namesPart))
    const reason = heading !== null || isOther ? 'note' : reasonToSkip(cells, fields, list, sums.has)
    if (reason === null) {
      const said = `${section.kind} ${section.material}`.trim()
      read.rows.push({ ...(next ?? present()), ...(title !== '' && { title }), ...(said !== '' && { section: said }) })
      sums.add(fields('quantity'))
      before = cells
      lastIndex = index
    } else {
      if (reason === 'note') section = heading ?? noSection
      read.skipped.push({ row, reason, text })
    }
  })
  return { ...read, rows: unscaleQuantities(read.rows) }
}

/** Counts pieces, to know the sums of the last rows. */
function createSums() {
  const before = new Set([0])
  let all = 0
  const piecesOf = (quantity: readonly string[]) => readQuantity(quantity[0] ?? '') ?? 0
  return {
    add: (quantity: readonly string[]) => {
      all += piecesOf(quantity)
      before.add(all)
    },
    has: (quantity: readonly string[]) => before.has(all - piecesOf(quantity)) && piecesOf(quantity) > 0,
  }
}

/**
 * Returns the only words of a row if they may change the part above it, in whatever column they begin. A material alone
 * is the heading of a section.
 */
function changeAlone(cells: readonly string[]): string | null {
  const [words = '', ...others] = cells.map(cleanCell).filter(Boolean)
  const isSentence = others.length === 0 && /\p{L}{2}\P{L}+\p{L}/u.test(words)
  const isHeading = namesMaterial(words) || (/\s[–—-]\s/.test(words) && readSection([words], noSection) !== null)
  return isSentence && mayChangePart(words) && !isHeading ? words : null
}

/** Whether a row has sizes, but does not name the kind of its part. */
function isBare(cells: readonly string[]): boolean {
  return cells.some(hasSizes) && !cells.some(namesKind)
}

/** Before each part of a list in words. */
const listMark = /^[-–•*]\s+/

/** Moves the quantity that the words of a row name, as in `20 off ejector pin 6x160`, to its own field. */
function withSaidQuantity(row: ListRow): ListRow {
  const { requested, quantity } = readOrderLine((row.designation ?? '').replace(listMark, ''))
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
  if (designation === '' || listMark.test(designation) || namesKind(designation)) return false
  const lacksSizes = last.articleNo === undefined && !hasSizes(last.designation ?? '')
  if (lacksSizes && /^(?:\d|ø|d\d|din\b|iso\b)/i.test(designation)) return true
  if (!mayHaveMaterial || hasSizes(designation)) return false
  const goesOnInWords = /^\p{Ll}{4}/u.test(designation) && /\d/.test(designation)
  return goesOnInWords || namesMaterial(designation) || mayChangePart(designation)
}
