import { mapSpecial } from '../../machining/special-machining.ts'
import { mapRemarks, remarkKeys } from '../../remarks.ts'
import { isMoney } from '../cell-content.ts'
import type { Columns, PartsListField } from '../fields.ts'
import { ranks } from '../headings/heading-words.ts'
import { type Heading, isPerMould, isPriceHeading, readHeading } from '../headings/read-heading.ts'
import { readPieces } from '../quantities/read-pieces.ts'
import { readQuantity } from '../quantities/read-quantity.ts'
import { bareSize } from './cell-label.ts'
import { chainsOf, joinDesignation } from './join-designation.ts'
import { joinSizes } from './join-sizes.ts'
import { asksForCut, cleanCell, fitRemark, isFit, joinComment, mayChangePart, readCertificate } from './read-cells.ts'

/** A row that asks for a part, with its original texts. */
export interface ListRow extends Partial<Record<Exclude<PartsListField, 'isThreeOne'>, string>> {
  /** The number of the row in the sheet, from 1. */
  row: number
  isThreeOne?: boolean
  /** What stands above the list about its parts. */
  title?: string
  /** The heading of the section of the list in which the row stands. */
  section?: string
}

/** The texts of a row in the columns of a field. */
export type Cells = (field: PartsListField) => string[]

const maxOptionLength = 20
/** Before the size of a pack, as people write `2 VE = 50`. */
const packSizeSign = '= '
/** Behind a quantity that must be confirmed, as people write `12 ?`. */
const openSign = '?'

/** Returns the texts of a row by field, with the labels that their headings give them. */
export function pickCells(cells: readonly string[], columns: Columns, headings: readonly string[]): Cells {
  const cleaned = cells.map(cleanCell)
  return (field) => {
    const picked = columns[field] ?? []
    if (field === 'designation') return joinSizes(cleaned, picked, headings)
    const texts = picked.map((column) => {
      const cell = cleaned[column] ?? ''
      return field === 'quantity' && cell !== '' ? labelQuantity(headings[column] ?? '', cell) : cell
    })
    return field === 'quantity' && isOpen(cells, picked, headings) ? [...texts, openSign] : texts
  }
}

/** Adds to a quantity what its heading says: the quantity of one mould is not all, and `50` below `VE` is the size of a pack. */
function labelQuantity(heading: string, cell: string): string {
  if (readHeading(heading)?.meaning === 'packSize') return /^\d+$/.test(cell) ? `${packSizeSign}${cell}` : ''
  return isPerMould(heading) && /^\d+$/.test(cell) ? `${cell} je Form` : cell
}

/**
 * Whether other columns leave open what is ordered: pieces in stock, delivered or spare ones, a number of moulds, or
 * another quantity of the same rank. They change no total, and nothing that is to be ordered. "Gesamt" alone may also
 * be money.
 */
function isOpen(cells: readonly string[], columns: readonly number[], headings: readonly string[]): boolean {
  const [first = -1] = columns
  const stated = cleanCell(cells[first] ?? '')
  const chosen = readHeading(headings[first] ?? '')
  if (stated === '' || chosen?.meaning !== 'quantity') return false
  const others = headings.flatMap((text, column) => {
    const heading = columns.includes(column) ? null : readHeading(text)
    return heading === null ? [] : [{ ...heading, cell: cleanCell(cells[column] ?? '') }]
  })
  const isSummand = ({ meaning, rank }: Heading) =>
    meaning === 'beside' || (meaning === 'quantity' && rank < chosen.rank)
  if (chosen.rank === ranks.sum) return !others.some(isSummand)
  if (chosen.rank >= ranks.total)
    return others.some((other) => other.rank === chosen.rank && differs(other.cell, stated))
  const isMoneyBeside = cells.some(isMoney) || headings.some(isPriceHeading)
  return others.some(({ meaning, rank, cell }) => {
    if (meaning === 'beside') return Number(cell.replace(',', '.')) > 0
    const isSum = rank === ranks.sum && !isMoneyBeside
    return meaning === 'quantity' && (isSum || rank === chosen.rank) && differs(cell, stated)
  })
}

/** Whether a cell has another number of pieces. "Amount" may also be money. */
function differs(cell: string, stated: string): boolean {
  const pieces = readQuantity(cell)
  return pieces !== null && !isMoney(cell) && pieces !== readQuantity(stated)
}

/** Joins the quantity with its unit. The size of a pack counts only for packs. */
function joinQuantity(cells: readonly string[]): string {
  const said = cells.filter((cell) => cell !== '' && !cell.startsWith(packSizeSign))
  const sums = said.filter((cell) => /^\d+$/.test(cell))
  const sum = sums.length > 1 ? `${sums.join(' + ')} ${openSign}` : sums.join('')
  const stated = [sum, ...said.filter((cell) => !sums.includes(cell))].filter(Boolean).join(' ')
  const packSize = cells.find((cell) => cell.startsWith(packSizeSign))
  return packSize !== undefined && readPieces(stated)?.isOpen === true ? `${stated} ${packSize}` : stated
}

/** Whether the joined sizes of a designation are shorter than its length, as the two diameters `4x6` of a sleeve are. */
function lacksLength(designation: readonly string[], length: string): boolean {
  const [sizes, second] = designation.flatMap(chainsOf)
  const last = /[\d.]+$/.exec(sizes ?? '')?.[0]
  return second === undefined && last !== undefined && Number(last) < Number.parseFloat(length.replace(',', '.'))
}

/**
 * Presents a row in the fields of an import.
 * @param unnamed the whole text of the row, for one whose part no column names
 */
export function presentRow(row: number, fields: Cells, hasPlainLength: boolean, unnamed: string): ListRow {
  const join = (field: PartsListField) => fields(field).filter(Boolean).join(' ')
  const tolerance = join('toleranceClass')
  const certificate = join('isThreeOne')
  const isThreeOne = readCertificate(certificate)
  const cuts = fields('comment').filter(asksForCut)
  const length = join('changedLength')
  // If a remark asks for a cut, a plain length is that of the blank. A guide pillar has two lengths: "46/75".
  const isBlank = cuts.length > 0 || lacksLength(fields('designation'), length)
  const isOfPart = length !== '' && hasPlainLength && (isBlank || !bareSize.test(length))
  const lengths = bareSize.test(length) ? `L=${length}` : length
  const changes = fields('comment').filter(mayChangePart)
  const named = [...fields('designation'), isOfPart ? lengths : '', isFit(tolerance) ? tolerance : '', ...changes]
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
    changedLength: isOfPart ? '' : length.slice(0, 40),
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
