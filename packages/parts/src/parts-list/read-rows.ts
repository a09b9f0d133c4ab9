import { mapSpecial } from '../machining/special-machining.ts'
import { mapRemarks, remarkKeys } from '../remarks.ts'
import { hasSizes, isQuantity, namesPart, namesPartAlone } from './cell-content.ts'
import { labelCell } from './cell-label.ts'
import type { Columns, PartsListField } from './fields.ts'
import { foldLetters } from './fold-letters.ts'
import { isPerMould, readHeading } from './heading-meaning.ts'
import { headingsAt, isHeadingRow } from './headings.ts'
import { joinDesignation } from './join-designation.ts'
import { rowsOfOtherTables } from './other-tables.ts'
import { asksForCut, cleanCell, fitRemark, isFit, joinComment, mayChangePart, readCertificate } from './read-cells.ts'
import { readOrderLine } from './read-order-line.ts'
import { readPieces } from './read-pieces.ts'
import { unscaleQuantities } from './unscale-quantities.ts'

/** A row that asks for a part, with its original texts. */
export interface ListRow extends Partial<Record<Exclude<PartsListField, 'isThreeOne'>, string>> {
  /** The number of the row in the sheet, from 1. */
  row: number
  isThreeOne?: boolean
}

/** A row that asks for no part: `note` is a title, a group or a remark; `joined` continues the row above. */
export interface SkippedRow {
  row: number
  reason: 'empty' | 'heading' | 'total' | 'note' | 'joined'
  text: string
}

export interface ReadRows {
  rows: ListRow[]
  skipped: SkippedRow[]
}

/** The texts of a row in the columns of a field. */
type Cells = (field: PartsListField) => string[]

const maxOptionLength = 20
/** Before the size of a pack, as people write `2 VE = 50`. */
const packSizeSign = '= '

const total =
  /^(?:summe|gesamt|gesamtsumme|gesamtpreis|gesamtmenge|total|totale|totaal|totalt|grand total|sub-?total|sous-total|zwischensumme|ubertrag|sum|suma|summa|netto|net total|celkem|mezisoucet|razem|lacznie|osszesen|skupaj|subtotal)(?!\p{L}).{0,20}$/iu

/** Reads the rows below the headings. Every row is either in `rows` or, with the reason, in `skipped`. */
export function readRows(rows: readonly (readonly string[])[], headerRow: number, columns: Columns): ReadRows {
  const headings = headerRow < 0 ? [] : headingsAt(rows, headerRow)
  const read: ReadRows = { rows: [], skipped: [] }
  const hasQuantity = columns.quantity !== undefined
  // The lines of a mail have no headings: each is a part of its own, and none is the title of a group.
  const hasHeadings = headerRow >= 0
  // Figures of several columns together would look like a quantity.
  const hasWordsAlone = !hasQuantity && columns.designation?.length === 1
  const namesParts = columns.articleNo !== undefined || columns.designation !== undefined
  const lengths = (columns.changedLength ?? []).map((column) => readHeading(headings[column] ?? '')?.meaning)
  const hasPlainLength = !lengths.includes('cutLength')
  const others = hasQuantity ? rowsOfOtherTables(rows, headerRow) : new Set()
  rows.forEach((cells, index) => {
    if (index <= headerRow) return
    const row = index + 1
    const text = cells.map(cleanCell).filter(Boolean).join(' · ')
    const fields = pick(cells, columns, headings)
    const isOther = text !== '' && (others.has(index) || !namesParts)
    const reason = isOther ? 'note' : reasonToSkip(cells, fields, hasQuantity, hasHeadings)
    const presented = presentRow(row, fields, hasPlainLength, text)
    const next = hasWordsAlone ? withSaidQuantity(presented) : presented
    const last = read.rows.at(-1)
    if (reason !== null) read.skipped.push({ row, reason, text })
    else if (hasHeadings && last !== undefined && last.row === row - 1 && goesOn(last, next)) {
      last.designation = joinDesignation([last.designation ?? '', next.designation ?? ''])
      read.skipped.push({ row, reason: 'joined', text })
    } else read.rows.push(next)
  })
  return { ...read, rows: unscaleQuantities(read.rows) }
}

function pick(cells: readonly string[], columns: Columns, headings: readonly string[]): Cells {
  return (field) =>
    (columns[field] ?? []).map((column) => {
      const cell = cleanCell(cells[column] ?? '')
      if (cell === '') return cell
      const heading = headings[column] ?? ''
      if (field === 'designation') return labelCell(heading, cell)
      return field === 'quantity' ? labelQuantity(heading, cell) : cell
    })
}

/** Adds to a quantity what its heading says: the quantity of one mould is not all, and `50` below `VE` is the size of a pack. */
function labelQuantity(heading: string, cell: string): string {
  if (readHeading(heading)?.meaning === 'packSize') return /^\d+$/.test(cell) ? `${packSizeSign}${cell}` : ''
  return isPerMould(heading) && /^\d+$/.test(cell) ? `${cell} je Form` : cell
}

/** Joins the quantity with its unit. The size of a pack counts only for packs. */
function joinQuantity(cells: readonly string[]): string {
  const stated = cells.filter((cell) => cell !== '' && !cell.startsWith(packSizeSign)).join(' ')
  const packSize = cells.find((cell) => cell.startsWith(packSizeSign))
  return packSize !== undefined && readPieces(stated)?.isOpen === true ? `${stated} ${packSize}` : stated
}

function reasonToSkip(
  cells: readonly string[],
  fields: Cells,
  hasQuantity: boolean,
  hasHeadings: boolean,
): SkippedRow['reason'] | null {
  if (cells.every((cell) => cleanCell(cell) === '')) return 'empty'
  if (isHeadingRow(cells)) return 'heading'
  const named = [...fields('articleNo'), ...fields('designation')].filter((text) => text !== '' && !total.test(text))
  if (cells.some((cell) => total.test(foldLetters(cleanCell(cell)))) && !named.some(namesPart)) return 'total'
  const isCounted = fields('quantity').some(isQuantity)
  if (named.length === 0)
    return isCounted && cells.some((cell) => /\p{L}{2}/u.test(cell) && !isQuantity(cell)) ? null : 'note'
  const isAlone = cells.filter((cell) => cleanCell(cell) !== '').length === 1
  if (hasQuantity && isAlone && named.some((text) => text.endsWith(':'))) return 'note'
  if (fields('articleNo').some(Boolean) || named.some(namesPartAlone)) return null
  // "200 Auswerferseite" is the title of a group of parts.
  if (named.some(namesPart)) return hasQuantity && hasHeadings && isAlone ? 'note' : null
  const isAsked = hasQuantity ? fields('quantity').some(Boolean) : named.some((text) => /\d/.test(text))
  return isAsked ? null : 'note'
}

function presentRow(row: number, fields: Cells, hasPlainLength: boolean, unnamed: string): ListRow {
  const join = (field: PartsListField) => fields(field).filter(Boolean).join(' ')
  const tolerance = join('toleranceClass')
  const certificate = join('isThreeOne')
  const isThreeOne = readCertificate(certificate)
  const cuts = fields('comment').filter(asksForCut)
  const length = join('changedLength')
  // If a remark asks for a cut, a plain length is that of the blank.
  const isBlank = cuts.length > 0 && length !== '' && hasPlainLength
  const changes = fields('comment').filter(mayChangePart)
  const named = [...fields('designation'), isBlank ? `L=${length}` : '', isFit(tolerance) ? tolerance : '', ...changes]
  const joined = joinDesignation(named)
  // A row with a quantity asks for something, although no column names it.
  const designation = joined === '' && fields('articleNo').every((cell) => cell === '') ? unnamed : joined
  const fitted = mapRemarks((remark) => fitRemark(remark, remark === 'comment' ? '' : join(remark)))
  const tooLong = remarkKeys.map((remark) => fitted[remark].rest)
  const comments = [...fields('comment'), ...tooLong, isThreeOne === null ? certificate : '']
  const texts = {
    articleNo: join('articleNo').slice(0, 200),
    designation: designation.slice(0, 400),
    quantity: joinQuantity(fields('quantity')).slice(0, 40),
    changedLength: isBlank ? '' : length.slice(0, 40),
    toleranceClass: isFit(tolerance) ? '' : tolerance.slice(0, 20),
    ...mapSpecial((key) => join(key).slice(0, maxOptionLength)),
    ...mapRemarks((remark) => fitted[remark].line),
    comment: joinComment(comments),
    group: join('group').slice(0, 40),
  }
  const said = Object.entries(texts).filter(([, text]) => text !== '')
  return {
    row,
    ...Object.fromEntries(said.map(([field, text]) => [field, text.toWellFormed()])),
    ...(isThreeOne === true && { isThreeOne }),
  }
}

/** Moves the quantity that the words of a row name, as in `20 off ejector pin 6x160`, to its own field. */
function withSaidQuantity(row: ListRow): ListRow {
  const { requested, quantity } = readOrderLine(row.designation ?? '')
  return quantity === '' || requested === '' ? row : { ...row, designation: requested, quantity }
}

/** Whether the next row has the sizes or the standard of a designation, as in lists that were made to be printed. */
function goesOn(last: ListRow, next: ListRow): boolean {
  const { row: _row, designation, ...others } = next
  const isOpen = last.quantity !== undefined && last.articleNo === undefined && !hasSizes(last.designation ?? '')
  return isOpen && Object.keys(others).length === 0 && /^(?:\d|ø|d\d|din\b|iso\b)/i.test(designation ?? '')
}
