import { hasSizes, isFilled, isMoney, isPositions, isQuantity, namesKind, share } from '../cell-content.ts'
import { type Meaning, sizeMeanings } from '../headings/heading-pattern.ts'
import { isOfHead } from '../headings/heading-units.ts'
import { isUnnamedSize, letteredColumns } from '../rows/join-sizes.ts'
import type { Column } from './column.ts'

/** A single row does not show which of its figures are sizes. */
const minRows = 2

/**
 * Finds the columns of sizes in a list without headings: `Auswerferstift | 6 | 160 | 20`. The columns of figures side by
 * side are sizes. If no other column has quantities, the first or the last of them has. None is found if both fit.
 */
export function findSizes(columns: readonly Column[], body: readonly (readonly string[])[]): Column[] {
  const [above, rows] = [body.filter(isAlone), body.filter((row) => !isAlone(row))]
  const isOfKind = ({ cells }: Column) => share(cells, namesKind) >= 0.5 && share(cells, hasSizes) < 0.3
  const kind = columns.find(isOfKind)?.index ?? (above.some((row) => row.some(namesKind)) ? -1 : columns.length)
  const figures = columns
    .map((column) => ({ ...column, cells: cellsOf(rows, column) }))
    // Positions stand in front of the part.
    .filter((column) => isOfFigures(column) && !(column.index < kind && isPositions(column.cells)))
  const runs = figures.filter(({ index }) => !figures.some((other) => other.index === index - 1))
  const [run = [], second] = runs.map((first) => runFrom(first, figures)).filter(({ length }) => length > 1)
  const sized = rows.filter((row) => run.some(({ index }) => isFilled(row[index] ?? '')))
  if (kind === columns.length || second !== undefined || sized.length < minRows) return []
  const indexes = run.map(({ index }) => index)
  const isCounted = columns.some(
    (column) => !indexes.includes(column.index) && !isPositions(column.cells) && countsPieces(column),
  )
  const readings = isCounted ? [run] : [run.slice(0, -1), run.slice(1)].filter(leavesQuantity)
  const [sizes, other] = readings.filter((reading) => sized.every((row) => areSizes(sizesOf(row, reading))))
  return sizes === undefined || other !== undefined ? [] : sizes

  function leavesQuantity(reading: readonly Column[]): boolean {
    return reading.length > 1 && run.every((column) => reading.includes(column) || countsPieces(column))
  }
}

const knownSizes: readonly (Meaning | null)[] = ['size', 'length', 'cutLength', ...sizeMeanings]

/**
 * Finds the columns of sizes below unknown headings: figures beside the parts or beside their other sizes, if the known
 * columns lack the lengths or the diameters, and another one has the pieces. Columns below `A`, `B`, `C` are found in any case.
 */
export function findUnknownSizes(columns: readonly Column[]): Column[] {
  const letters = letteredColumns(columns.map(({ heading }) => heading))
  const lettered = columns.filter(({ index }) => letters.includes(index))
  if (lettered.length > 0 && lettered.every(({ cells }) => cells.every(isUnnamedSize))) return lettered
  const known = columns.filter(({ meaning }) => knownSizes.includes(meaning))
  const isOfLength = ({ meaning }: Column) => meaning === 'length' || meaning === 'cutLength' || meaning === 'size'
  const isCounted = columns.some((column) => column.meaning === 'quantity' && countsPieces(column))
  const kinds = columns.filter(({ cells }) => share(cells, namesKind) >= 0.5)
  const isSized = columns.some(({ cells }) => share(cells, hasSizes) >= 0.3)
  if (!isCounted || isSized || kinds.length === 0 || (known.length > 1 && known.some(isOfLength))) return []
  const found: Column[] = []
  for (const column of columns) {
    const isNext = [...kinds, ...known, ...found].some(({ index }) => index === column.index - 1)
    if (isNext && isUnknownSize(column)) found.push(column)
  }
  // A part has at least two sizes.
  return found.length + known.length < 2 ? [] : found
}

function isUnknownSize({ heading, meaning, cells }: Column): boolean {
  const isOpen = heading !== '' && meaning === null && cells.length > 0
  return isOpen && cells.every(isUnnamedSize) && !isOfPrices(cells) && !isPositions(cells) && !isOfHead(heading)
}

/** Whether a row has one text, such as the kind of the parts below it. */
function isAlone(row: readonly string[]): boolean {
  return row.filter(isFilled).length === 1
}

function cellsOf(rows: readonly (readonly string[])[], { index }: Column): string[] {
  return rows.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '')
}

function isOfFigures({ heading, meaning, cells }: Column): boolean {
  return heading === '' && meaning === null && cells.length > 0 && cells.every(isUnnamedSize) && !isOfPrices(cells)
}

/** Whether all figures have two decimals, as prices have: nobody writes a size as 6.40. */
function isOfPrices(cells: readonly string[]): boolean {
  return cells.every((cell) => /[.,]\d\d$/.test(cell)) && cells.some((cell) => cell.endsWith('0'))
}

function runFrom(first: Column, figures: readonly Column[]): Column[] {
  const next = figures.find(({ index }) => index === first.index + 1)
  return next === undefined ? [first] : [first, ...runFrom(next, figures)]
}

function countsPieces({ cells }: Column): boolean {
  return cells.length > 0 && share(cells, isQuantity) === 1 && !cells.some(isMoney)
}

function sizesOf(row: readonly string[], columns: readonly Column[]): number[] {
  const cells = columns.map(({ index }) => (row[index] ?? '').replaceAll(',', '.'))
  return cells.flatMap((cell) => cell.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}

/** Whether figures can be the sizes of a round part, the diameter first, or width, length and thickness of a plate, mm. */
function areSizes([first = 0, second = 0, ...others]: readonly number[]): boolean {
  const all = [second, ...others]
  const isRound = first <= 50 && all.every((size) => size > first) && Math.max(...all) >= 20
  const [thickness = 0] = others
  const isPlate = first >= 20 && second >= 90 && others.length === 1 && thickness >= 8 && thickness < second
  return isRound || isPlate
}
