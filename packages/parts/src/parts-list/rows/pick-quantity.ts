import { isMoney, isQuantity, share } from '../cell-content.ts'
import { beginsToCount, type Column, isOfCodes, readColumns } from '../columns/column.ts'
import { findTotal, type Total } from '../columns/find-total.ts'
import { type Heading, isBeside, type Meaning } from '../headings/heading-pattern.ts'
import { widthOf } from '../headings/heading-rows.ts'
import { isOfPacks, isOfRunningOrder, isPerMould, isPriceHeading } from '../headings/heading-units.ts'
import { ranks } from '../headings/ranks.ts'
import { readHeading } from '../headings/read-heading.ts'
import { isCancelled } from '../pasted-text/corrections/change-words.ts'
import { saysDropped } from '../pasted-text/mail/dropped-kinds.ts'
import { readPieces } from '../quantities/read-pieces.ts'
import { readQuantity } from '../quantities/read-quantity.ts'
import { cleanCell } from './read-cells.ts'

/** Before the size of a pack, as people write `2 VE = 50`. */
const packSizeSign = '= '
/** Behind a quantity that must be confirmed, as people write `12 ?`. */
export const openSign = '?'

/** Some rows have mistakes, or are rounded up to packs. */
const almostAll = 0.8
/** Figures of fewer rows may be multiples by chance. */
const minRows = 3

/** Returns the texts of a row that state its quantity. */
export type PickQuantity = (cells: readonly string[]) => string[]

/**
 * Reads the quantities of a list.
 * @param columns the columns of the quantity, its unit and the size of its packs
 * @param rows the rows below the headings
 * @param above what the lines above the list say of it: the column that they name, -1 for none, and the number of moulds
 */
export function createQuantityPicker(
  columns: readonly number[],
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { ordered, moulds: mouldsNamed }: { ordered: number; moulds: number | null },
): PickQuantity {
  const named = Array.from({ length: widthOf([headings, ...rows]) }, (_, column) => headings[column] ?? '')
  const total = columns.length === 0 ? null : findTotal(readColumns(named, rows), rows)
  const isTotal = total !== null && columns[0] === total.column
  const isNamed = ordered >= 0 && columns[0] === ordered
  const isCertain = isNamed || (isTotal && total.isCertain)
  const ambiguous = isCertain ? [] : ambiguousBeside(readColumns(named, rows), columns[0])
  const isRunning = !isCertain && runningBeside(headings, columns[0]).some((column) => rows.some(countsIn(column)))
  const moulds = headings.findIndex((heading) => readHeading(heading)?.meaning === 'moulds')
  return (cells) => {
    const picked = columns.map((column) => {
      const cell = cleanCell(cells[column] ?? '')
      const heading = headings[column] ?? ''
      if (cell === '') return cell
      if (moulds < 0 && mouldsNamed !== null && isPerMould(heading) && /^\d+$/.test(cell))
        return ofAllMoulds(Number(cell), mouldsNamed)
      return labelQuantity(heading, cell, cells[moulds] ?? '')
    })
    const isAmbiguous = ambiguous.some(({ index }) => countsIn(index)(cells))
    const needsConfirmation = picked.some(Boolean) && (isAmbiguous || isRunning || isLeftOut(cells))
    if (needsConfirmation) return [...picked, openSign]
    if (isNamed) return isTotal && !total.holds(cells) ? [...picked, openSign] : picked
    const isAsked = isTotal ? isOpenTotal(total, cells, named) : isOpen(cells, columns, headings)
    return isAsked ? [...picked, openSign] : picked
  }
}

/** Several moulds of a title may be those of another order, so only one is certain. */
function ofAllMoulds(pieces: number, moulds: number): string {
  return moulds === 1 ? String(pieces) : `${pieces * moulds} ${openSign}`
}

function countsIn(column: number): (cells: readonly string[]) => boolean {
  return (cells) => isQuantity(cells[column] ?? '')
}

function isOpenTotal(total: Total, cells: readonly string[], headings: readonly string[]): boolean {
  return total.isRunning || !total.holds(cells) || headings[total.column] === ''
}

/**
 * Returns other columns of counts without a known heading that may be meant: any, if the column of the quantity has none
 * either; a part of what is needed; a multiple of any quantity, as a total of several assemblies is.
 */
function ambiguousBeside(columns: readonly Column[], chosen: number | undefined): Column[] {
  const quantity = chosen === undefined ? undefined : columns[chosen]
  if (quantity === undefined || quantity.heading === '') return []
  const isNeeded = quantity.meaning === 'quantity' && quantity.rank === ranks.needed
  // Beside prices, a multiple is money.
  const mayBeTotal = quantity.rank <= ranks.plain && !columns.some((column) => isPriceHeading(column.heading))
  return columns.filter((column) => {
    const { heading, meaning, cells } = column
    if (column === quantity || heading === '' || meaning !== null) return false
    const isKnown = quantity.meaning !== null
    if (isKnown && (isOfPrices(column, columns) || isOfCodes(column))) return false
    const isPart = isNeeded && isWithin(column, quantity)
    if (isKnown && !isPart && !(mayBeTotal && isMultiple(column, quantity))) return false
    return share(cells, isQuantity) >= 0.7 && !cells.some(isMoney) && !beginsToCount(cells)
  })
}

/** Whether a column is the unit of prices: the same in each row, or powers of ten behind the prices. */
function isOfPrices({ index, cells }: Column, columns: readonly Column[]): boolean {
  if (new Set(cells).size < 2) return true
  return isPriceHeading(columns[index - 1]?.heading ?? '') && cells.every((cell) => /^10{0,3}$/.test(cell))
}

/** Whether all figures are multiples of those of another column, and some of them are larger. */
function isMultiple({ rows }: Column, single: Column): boolean {
  const pairs = [...rows].map(([row, cell]) => [readQuantity(cell) ?? 0, readQuantity(single.rows.get(row) ?? '') ?? 0])
  const isOfWholes = pairs.every(([all = 0, one = 0]) => one > 0 && all >= one && all % one === 0)
  return pairs.length >= minRows && isOfWholes && pairs.some(([all, one]) => all !== one)
}

/** Whether nearly all figures are at most those of another column, as nobody orders more than is needed. */
function isWithin({ rows }: Column, whole: Column): boolean {
  const count = (cell: string) => readQuantity(cell.replace(/[.,]000$/, ''))
  const pairs = [...rows].map(([row, cell]) => [count(cell), count(whole.rows.get(row) ?? '')])
  const within = pairs.filter(([part, all]) => (part ?? 0) <= (all ?? 0))
  return within.length >= pairs.length * almostAll
}

/** Returns the columns that count deliveries of what was ordered: such a list tells of orders that are running. */
function runningBeside(headings: readonly string[], chosen: number | undefined): number[] {
  if (chosen === undefined || readHeading(headings[chosen] ?? '')?.rank !== ranks.order) return []
  return headings.flatMap((heading, column) => (column !== chosen && isOfRunningOrder(heading) ? column : []))
}

/**
 * Adds to a quantity what its heading says: the quantity of one mould is multiplied by the moulds, and not all without
 * them; `50` below `VE` is the size of a pack; a quantity may count packs.
 */
function labelQuantity(heading: string, cell: string, moulds: string): string {
  // A mark says that the part is ordered, not how many.
  if (/^[x✓✔•]$/i.test(cell)) return `1 ${openSign}`
  if (readHeading(heading)?.meaning === 'packSize') {
    const size = readPieces(cell)
    return size === null || size.isOpen ? '' : `${packSizeSign}${size.count}`
  }
  if (!/^\d+$/.test(cell)) return cell
  if (isPerMould(heading)) return /^\d{1,4}$/.test(moulds) ? String(Number(cell) * Number(moulds)) : `${cell} je Form`
  return isOfPacks(heading) ? `${cell} VE` : cell
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
  if (stated === '') return false
  const others = headings.flatMap((text, column) => {
    const heading = columns.includes(column) ? null : readHeading(text)
    return heading === null ? [] : [{ ...heading, cell: cleanCell(cells[column] ?? '') }]
  })
  // "07" below "Disp." is a person.
  const isMore = ({ meaning, cell }: { meaning: Meaning; cell: string }) =>
    isBeside(meaning) && !/^0\d/.test(cell) && Number(cell.replace(',', '.')) > (meaning === 'moulds' ? 1 : 0)
  if (chosen?.meaning !== 'quantity') return others.some(isMore)
  const isSummand = ({ meaning, rank }: Heading) =>
    isBeside(meaning) || (meaning === 'quantity' && rank < chosen.rank && rank !== ranks.sides)
  if (chosen.rank === ranks.sum) return !others.some(isSummand)
  if (chosen.rank >= ranks.total)
    return others.some((other) => other.rank === chosen.rank && differs(other.cell, stated))
  const isMoneyBeside = cells.some(isMoney) || headings.some(isPriceHeading)
  return others.some(({ meaning, rank, cell }) => {
    if (meaning === 'moulds' && isPerMould(headings[first] ?? '')) return false
    if (isMore({ meaning, cell })) return true
    const isSum = rank === ranks.sum && !isMoneyBeside
    // Of what is needed, another number may be approved.
    const isOther = chosen.rank === ranks.needed && rank === ranks.worded
    return meaning === 'quantity' && (isSum || isOther || rank === chosen.rank) && differs(cell, stated)
  })
}

/** Whether a cell has another number of pieces. "Amount" may also be money. */
function differs(cell: string, stated: string): boolean {
  const pieces = readQuantity(cell)
  return pieces !== null && !isMoney(cell) && pieces !== readQuantity(stated)
}

/** Joins the quantity with its unit. The size of a pack counts only for packs. */
export function joinQuantity(cells: readonly string[]): string {
  const said = cells.filter((cell) => cell !== '' && !cell.startsWith(packSizeSign))
  const sums = said.filter((cell) => /^\d+$/.test(cell))
  const sum = sums.length > 1 ? `${sums.join(' + ')} ${openSign}` : sums.join('')
  const stated = [sum, ...said.filter((cell) => !sums.includes(cell))].filter(Boolean).join(' ')
  const packSize = cells.find((cell) => cell.startsWith(packSizeSign))
  return packSize !== undefined && readPieces(stated)?.isOpen === true ? `${stated} ${packSize}` : stated
}

function isLeftOut(cells: readonly string[]): boolean {
  return isCancelled(cells.join(' · ')) || cells.some(saysDropped)
}
