import { isMoney, share } from '../cell-content.ts'
import type { Meaning } from '../headings/heading-pattern.ts'
import { isOfRest, isOfRunningOrder, isPriceHeading, isToOrder } from '../headings/heading-units.ts'
import { ranks } from '../headings/ranks.ts'
import { readQuantity } from '../quantities/read-quantity.ts'
import { beginsToCount, type Column } from './column.ts'

/** The column of the pieces to order, which the other counts of a list prove. */
export interface Total {
  column: number
  /** Whether the counts of a row prove its total. A row without a total proves nothing, and contradicts nothing. */
  holds: (cells: readonly string[]) => boolean
  /** Whether no other count can be meant: sums may also be pieces with those in stock, products and shortages may not. */
  isCertain: boolean
  /** Whether the list tells of orders that are running, whose rest may come without another order. */
  isRunning: boolean
}

/** Counts that give another one: the product of the factors, if there are any, and all summands. */
interface Formula {
  factors: readonly Column[]
  summands: readonly Column[]
}

/** More columns are no counts of one row. */
const maxCounts = 7
/** So many rows prove a formula whatever their headings say. */
const enoughRows = 3
/** Lists have rows with sums or mistakes; of the latter the buyer is asked. */
const almostAll = 0.8
const counting: readonly (Meaning | null)[] = [
  'quantity',
  'stock',
  'spare',
  'moulds',
  'packSize',
  // "Commande" is an order or its number.
  'customerOrderNumber',
  null,
]
const totalling: readonly (Meaning | null)[] = ['quantity', 'customerOrderNumber', null]

/**
 * Finds the column that is the sum or the product of other counts in every row: `required + spare = total`,
 * `per set × sets = total`, `per mould × moulds + spare = total`. If the stock is among the summands, as in
 * `target = stock + difference`, the other summand is what is to be ordered.
 * What is left of an order precedes a column that only its heading calls ordered.
 * @returns null unless some row shows a sum or product that is none of its parts alone
 */
export function findTotal(columns: readonly Column[], rows: readonly (readonly string[])[]): Total | null {
  const counts = columns.filter(isCount)
  if (counts.length < 2 || counts.length > maxCounts) return null
  const ordered = counts.filter(isOrdered)
  const rests = counts.filter(({ heading }) => isOfRest(heading))
  const rest = findRest(rests, counts, rows) ?? findRest(ordered, counts, rows)
  if (rest !== null || ordered.length > 1) return rest
  const totals = ordered.length > 0 ? ordered : counts.filter(({ meaning }) => totalling.includes(meaning))
  for (const total of totals.toSorted((a, b) => b.rank - a.rank)) {
    const parts = counts.filter((column) => column !== total)
    // The sum of what is needed and what is there is nothing that anybody orders.
    const formulas = formulasOf(parts).filter(({ factors }) => ordered.length === 0 || factors.length > 0)
    const formula = formulas.find((one) => isProven(total, one, rows))
    const meant = formula === undefined ? null : orderedOf(total, formula)
    if (formula !== undefined && meant !== null) return foundIn(meant, total, formula)
  }
  return null
}

function foundIn(ordered: Column, total: Column, formula: Formula): Total {
  return {
    column: ordered.index,
    holds: (cells) => proves(total, formula, cells) !== false,
    isCertain: formula.factors.length > 0 || isOfRest(ordered.heading) || isOrdered(ordered),
    isRunning:
      !isToOrder(ordered.heading) &&
      formula.summands.some((column) => column !== ordered && isOfRunningOrder(column.heading)),
  }
}

/** Finds what is left of an order: `ordered = delivered + rest`, `required = in stock + on order + short`. */
function findRest(
  rests: readonly Column[],
  counts: readonly Column[],
  rows: readonly (readonly string[])[],
): Total | null {
  const others = counts.filter((column) => !rests.includes(column))
  const gone = others.filter(({ meaning, heading }) => meaning === 'stock' || isOfRunningOrder(heading))
  const wholes = others.filter((column) => !gone.includes(column))
  for (const rest of rests)
    for (const whole of wholes)
      for (const set of subsetsOf(gone).filter(({ length }) => length > 0)) {
        const formula = { factors: [], summands: [...set, rest] }
        if (isProven(whole, formula, rows)) return foundIn(rest, whole, formula)
      }
  return null
}

function isOrdered({ meaning, rank }: Column): boolean {
  return meaning === 'quantity' && rank === ranks.order
}

function isCount({ meaning, cells }: Column): boolean {
  if (isOfOneNumber(cells)) return true
  if (!counting.includes(meaning) || cells.some(isMoney)) return false
  return share(cells, (cell) => readQuantity(cell) !== null) >= almostAll && !(meaning === null && beginsToCount(cells))
}

/** Returns all formulas of some columns, the longest ones first. */
function formulasOf(columns: readonly Column[]): Formula[] {
  const subsets = subsetsOf(columns)
  const sums = subsets.filter((set) => set.length > 1).map((summands) => ({ factors: [], summands }))
  const products = columns.filter(isFactor).flatMap((factor) => {
    const others = columns.filter((column) => column !== factor)
    return others.flatMap((other) => {
      const rest = subsets.filter((set) => !set.includes(factor) && !set.includes(other))
      return rest.map((summands) => ({ factors: [other, factor], summands }))
    })
  })
  const lengthOf = ({ factors, summands }: Formula) => factors.length + summands.length
  return [...products, ...sums].sort((a, b) => lengthOf(b) - lengthOf(a))
}

function subsetsOf([first, ...others]: readonly Column[]): Column[][] {
  if (first === undefined) return [[]]
  const subsets = subsetsOf(others)
  return [...subsets, ...subsets.map((set) => [first, ...set])]
}

/** Whether a column multiplies another one: moulds or packs. A column whose figures differ may be a price. */
function isFactor({ meaning, heading, cells }: Column): boolean {
  return meaning === 'moulds' || meaning === 'packSize' || (isOfOneNumber(cells) && !isPriceHeading(heading))
}

/** Whether all cells have the same number, as that of the moulds below `Form` or `Wkz.` */
function isOfOneNumber(cells: readonly string[]): boolean {
  const [first = ''] = cells
  const isConstant = cells.length >= enoughRows && cells.every((cell) => cell === first)
  return isConstant && (readQuantity(first) ?? 0) > 1
}

function isProven(total: Column, formula: Formula, rows: readonly (readonly string[])[]): boolean {
  const columns = [...formula.factors, ...formula.summands]
  const proofs = rows.map((cells) => proves(total, formula, cells)).filter((proof) => proof !== null)
  const isNamed = [total, ...columns].every(({ heading }) => heading !== '')
  const isEnough = proofs.length >= enoughRows || (isNamed && proofs.length > 0)
  // If every row has only one part, the columns may be two spellings of one count.
  const isOfSeveral = rows.some((cells) => columns.filter((column) => countIn(cells, column) > 0).length > 1)
  return isEnough && isOfSeveral && proofs.filter(Boolean).length >= proofs.length * almostAll
}

/** Whether the total of a row is what its other counts give; null for a row without a total. */
function proves(total: Column, { factors, summands }: Formula, cells: readonly string[]): boolean | null {
  const stated = countIn(cells, total)
  const [factor, other] = factors.map((column) => countIn(cells, column))
  const sum = summands.reduce((all, column) => all + countIn(cells, column), 0)
  if (stated === 0) return null
  // Nothing is missing if more is in stock than needed.
  const isEnough =
    factors.length === 0 &&
    summands.length === 2 &&
    summands.some((column) => {
      return column.meaning === 'stock' && countIn(cells, column) === sum && sum > stated
    })
  return isEnough || stated === sum + (factor ?? 0) * (other ?? 0)
}

function countIn(cells: readonly string[], { index }: Column): number {
  return readQuantity(cells[index] ?? '') ?? 0
}

/**
 * Returns what is to be ordered. What is needed may include spare pieces that are there, so only a total of another
 * name, or of what is replaced, is trusted, and a total of pieces in stock and others may be ordered or not.
 */
function orderedOf(total: Column, { factors, summands }: Formula): Column | null {
  const inStock = summands.filter(({ meaning }) => meaning === 'stock')
  if (inStock.length === 0) {
    const isOfReplaced = summands.some(({ rank }) => rank === ranks.replaced)
    return total.rank === ranks.needed && factors.length === 0 && !isOfReplaced ? null : total
  }
  const [other, ...others] = summands.filter((column) => !inStock.includes(column))
  const isTarget = [ranks.needed, ranks.plain, ranks.worded, 0].some((rank) => total.rank === rank)
  return isTarget && factors.length === 0 && others.length === 0 ? (other ?? null) : null
}
