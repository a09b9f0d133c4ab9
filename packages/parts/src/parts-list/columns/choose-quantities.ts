import { isMoney, isQuantity, namesPart, share } from '../cell-content.ts'
import { isPriceHeading } from '../headings/heading-units.ts'
import { ranks } from '../headings/ranks.ts'
import { readQuantity } from '../quantities/read-quantity.ts'
import { beginsToCount, type Column, highest, isOfCodes } from './column.ts'
import { findTotal } from './find-total.ts'

/**
 * Chooses the column of quantities, or those that share one, such as left and right. A heading may name a quantity
 * although the cells have none, such as "Stück" above words. If the cells have at least a few, no other column of
 * figures is chosen, as it may be a cost centre. A total that the other counts prove needs no heading.
 * @param rows the rows below the headings
 * @param ordered the column that the lines above the list name, -1 for none
 */
export function chooseQuantities(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  ordered: number,
): Column[] {
  const asked = columns[ordered]
  if (asked !== undefined && share(asked.cells, isCount) >= 0.8) return [asked]
  const total = findTotal(columns, rows)
  if (total !== null) return columns.filter(({ index }) => index === total.column)
  const named = columns.filter((column) => column.meaning === 'quantity' && !isSumOfMoney(column, columns))
  const counted = named.filter(({ cells }) => share(cells, isQuantity) >= 0.5)
  const pieces = counted.filter(({ cells }) => !beginsToCount(cells))
  const headed = pieces.length > 0 ? pieces : counted
  const empty = named.filter(({ cells }) => cells.length === 0)
  if (headed.length > 0 || empty.length > 0) return sharedBy(headed, highest(headed) ?? highest(empty))
  const loose = named.filter(({ cells }) => share(cells, startsWithFigure) >= 0.5)
  const counting = columns.filter(({ heading }) => /^(?:#|units)$/i.test(heading))
  const unknown = columns.filter(({ meaning }) => meaning === null)
  const only = highest(loose) ?? sole(counting) ?? sole(unknown) ?? besideUnits(unknown, columns)
  return only === undefined ? [] : [only]
}

function isCount(cell: string): boolean {
  return readQuantity(cell) !== null
}

/** Returns the chosen column with others whose headings differ only in one word: `Stk links`, `Stk rechts`. */
function sharedBy(columns: readonly Column[], chosen: Column | undefined): Column[] {
  if (chosen === undefined) return []
  const words = ({ heading }: Column) =>
    heading
      .toLowerCase()
      .split(/[\s.,/()-]+/)
      .filter(Boolean)
  const own = words(chosen)
  const isAlike = (column: Column) => {
    const others = words(column)
    return others.length === own.length && others.filter((word, index) => word !== own[index]).length === 1
  }
  const same = columns.filter((column) => column !== chosen && column.rank === chosen.rank && isAlike(column))
  if (chosen.rank === ranks.sides) return columns.filter(({ rank }) => rank === ranks.sides)
  return own.length < 2 || chosen.rank > ranks.plain ? [chosen] : [chosen, ...same].sort((a, b) => a.index - b.index)
}

/** Returns the only column of whole figures that count neither rows nor money; of several, none can be told. */
function sole(columns: readonly Column[]): Column | undefined {
  const counts = columns.filter((column) => {
    return share(column.cells, isQuantity) >= 0.7 && !column.cells.some(isMoney) && !isOfCodes(column)
  })
  const maxFilled = Math.max(...counts.map(({ cells }) => cells.length))
  const unsure = counts.filter(({ cells }) => cells.length * 2 > maxFilled && !beginsToCount(cells))
  const [first, ...others] = unsure
  return others.length > 0 ? undefined : first
}

/** Returns the column of figures in front of the units of quantities. */
function besideUnits(figures: readonly Column[], columns: readonly Column[]): Column | undefined {
  const units = columns.find(({ meaning, cells }) => meaning === 'unit' && cells.length > 0)
  return units && sole(figures.filter(({ index }) => index === units.index - 1))
}

/** "Gesamt" beside prices, or with decimals, is money. */
function isSumOfMoney({ rank, cells }: Column, columns: readonly Column[]): boolean {
  if (rank !== ranks.sum) return false
  return cells.some(isMoney) || columns.some(({ heading }) => isPriceHeading(heading))
}

function startsWithFigure(cell: string): boolean {
  return /^\d/.test(cell) && !namesPart(cell)
}
