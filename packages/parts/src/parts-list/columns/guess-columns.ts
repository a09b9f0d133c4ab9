import { mapRemarks } from '../../remarks.ts'
import {
  belongsToPart,
  hasSizes,
  isArticleNumber,
  isMoney,
  isPositions,
  isTolerance,
  namesPart,
  share,
} from '../cell-content.ts'
import { type Columns, maxColumnsOfField, type PartsListField } from '../fields.ts'
import { findBlock, placesOf } from '../headings/find-block.ts'
import { isBeside, type Meaning } from '../headings/heading-pattern.ts'
import { isInInches, isOfDrawings, isOfWhole } from '../headings/heading-units.ts'
import { asksForCut, mayChangePart } from '../rows/read-cells.ts'
import { chooseDesignation, says } from './choose-designation.ts'
import { chooseQuantities } from './choose-quantities.ts'
import { beginsToCount, type Column, highest, isCount, isOfCodes, readColumns } from './column.ts'
import { findSizes, findUnknownSizes } from './find-sizes.ts'

/**
 * Guesses the field of each column by its heading and, if the heading does not decide, by its cells.
 * @param headings one per column, '' if it has none
 * @param body the rows below the headings
 * @param ordered the column of quantities that the lines above the list name, -1 for none
 */
export function guessColumns(
  headings: readonly string[],
  body: readonly (readonly string[])[],
  ordered: number,
): Columns {
  const read = readColumns(headings, body)
  const found = [...findSizes(read, body), ...findUnknownSizes(read)]
  const sizes = [...found.map(({ index }) => index), ...placesOf(findBlock(headings))]
  const columns = read.map((column): Column => {
    if (isRepeatedInInches(column, read)) return { ...column, meaning: 'ignored' }
    if (isOfFewDrawings(column, body.length)) return { ...column, meaning: 'comment' }
    if (isOfOwnCodes(column, read)) return { ...column, meaning: 'customerPartNumber' }
    return sizes.includes(column.index) || isOfLengthUnits(column) ? { ...column, meaning: 'symbol' } : column
  })
  const quantities = chooseQuantities(columns, body, ordered)
  const isOther = ({ meaning }: Column) => meaning !== null && (isBeside(meaning) || meaning === 'quantity')
  const free = columns.filter((column) => !quantities.includes(column) && !isOther(column) && !isCounting(column))
  const headed = chooseNumber(free)
  const named = chooseDesignation(free, headed)
  const articleNo = headed ?? (named.length === 0 ? free.find(isOfCodes) : undefined)
  const taken = new Set([articleNo, ...named])
  const others = free.filter((column) => !taken.has(column))
  // Below "Unit" stand pieces or what one costs.
  const unit = columns.find(
    (column) => column.meaning === 'unit' && !quantities.includes(column) && !column.cells.some(isMoney),
  )
  const packSize = columns.find(({ meaning }) => meaning === 'packSize')
  const length = best(others, 'cutLength') ?? bestLength(others)
  // A "group" of other lists is a kind of part or an assembly.
  const guess: Partial<Record<PartsListField, (Column | undefined)[]>> = {
    articleNo: [articleNo],
    designation: withPlainLength(named, others, length),
    quantity: quantities.length === 0 ? [] : [...quantities, unit, packSize],
    changedLength: [length],
    toleranceClass: [best(others, 'tolerance') ?? others.find(isOfTolerances)],
    isThreeOne: [best(others, 'certificate')],
    ...mapRemarks((remark) => [best(others, remark)]),
    comment: others.filter(isOfRemarks),
  }
  return indexesOf(guess)
}

/** Whether another column has the same sizes in millimetres. */
function isRepeatedInInches({ heading, meaning }: Column, columns: readonly Column[]): boolean {
  return isInInches(heading) && columns.some((other) => other.meaning === meaning && !isInInches(other.heading))
}

/** Whether only a few parts have a drawing: a standard part with one is changed. */
function isOfFewDrawings({ meaning, heading, cells }: Column, rows: number): boolean {
  return meaning === 'ignored' && isOfDrawings(heading) && cells.length > 0 && cells.length * 3 < rows
}

/** Whether a column such as "Artigo" has codes, while another one describes the parts. */
function isOfOwnCodes({ meaning, cells }: Column, columns: readonly Column[]): boolean {
  const isCode = (cell: string) => /^[\p{Lu}\d./-]{3,20}$/u.test(cell) && !hasSizes(cell) && !belongsToPart(cell)
  if (meaning !== 'designation' || share(cells, isCode) < 0.9 || share(cells, (cell) => /\d/.test(cell)) < 0.5)
    return false
  return columns.some((other) => share(other.cells, (cell) => namesPart(cell) && /\s/.test(cell)) >= 0.5)
}

/** Whether a column has the units of the sizes beside it, instead of units of quantities. */
function isOfLengthUnits({ meaning, cells }: Column): boolean {
  return meaning === 'unit' && share(cells, (cell) => /^(?:mm|in|inch|zoll|")\.?$/i.test(cell)) >= 0.5
}

/** Whether a column has positions, or numbers that count the rows below any heading. */
function isCounting({ meaning, cells }: Column): boolean {
  if (meaning === 'position') return true
  // Below "Artikel" Swedish lists of CAD programs count their rows.
  if (meaning === 'articleNo' && beginsToCount(cells) && cells.every(isCount)) return true
  return (meaning === 'counted' || meaning === null) && isPositions(cells)
}

/** Chooses the column with our article numbers below any heading, else other makers' numbers, else the company's. */
function chooseNumber(columns: readonly Column[]): Column | undefined {
  const ours = columns.filter(({ meaning, cells }) => meaning !== 'ignored' && share(cells, isArticleNumber) >= 0.5)
  const numbered = columns.filter((column) => isNumbered(column))
  const filled = numbered.filter(({ cells }) => cells.length > 0)
  return highest(ours) ?? highest(filled) ?? highest(numbered)
}

function isNumbered({ meaning, cells }: Column): boolean {
  if (meaning === 'articleNo' || meaning === 'customerPartNumber') return true
  const isCode = (cell: string) => /^[\p{L}\d][\p{L}\d ./,xX×*_-]{2,40}$/u.test(cell) && /\d/.test(cell)
  if (meaning === 'counted') return share(cells, isCode) >= 0.5 && share(cells, says) < 0.5
  // SAP has numbers below "Material". `1.2344` is a steel, and so is `1.173`, which a spreadsheet has shortened.
  return meaning === 'material' && share(cells, (cell) => /^(?!1[.,]\d{3,4}$)\d(?:[.-]?\d){4,17}$/.test(cell)) >= 0.5
}

/** Whether a column has remarks, below any heading: an unread remark about a cut would order the wrong length. */
function isOfRemarks({ meaning, cells }: Column): boolean {
  if (meaning === 'comment') return true
  return meaning === null && cells.some((cell) => asksForCut(cell) || isWordedChange(cell))
}

/** Whether a cell says in words what may change a part; names of files have figures, too. */
function isWordedChange(cell: string): boolean {
  const isWorded = /^\p{L}+$/u.test(cell) || (/\s/.test(cell) && /\p{L}{3}/u.test(cell))
  return isWorded && !isMoney(cell) && mayChangePart(cell)
}

function isOfTolerances({ meaning, cells }: Column): boolean {
  return meaning === null && share(cells, isTolerance) >= 0.8
}

/** Returns the column of lengths that is not the one of the blanks, if there are two. */
function bestLength(columns: readonly Column[]): Column | undefined {
  const isOfBlank = ({ heading }: Column) => heading.split(/[^\p{L}]+/u).some(isOfWhole)
  const ready = columns.filter((column) => !isOfBlank(column))
  return best(ready, 'length') ?? best(columns, 'length')
}

/** Adds the other columns of lengths: beside a cut length they have that of the blank, and none may be left out unseen. */
function withPlainLength(named: Column[], others: readonly Column[], length: Column | undefined): Column[] {
  const plain = others.filter((column) => column.meaning === 'length' && column !== length)
  return [...new Set([...named, ...plain])].sort((a, b) => a.index - b.index)
}

function best(columns: readonly Column[], meaning: Meaning): Column | undefined {
  return highest(columns.filter((column) => column.meaning === meaning))
}

function indexesOf(guess: Partial<Record<PartsListField, (Column | undefined)[]>>): Columns {
  const fields = Object.entries(guess).map(([field, columns]) => [
    field,
    columns.flatMap((column) => column?.index ?? []).slice(0, maxColumnsOfField),
  ])
  return Object.fromEntries(fields.filter(([, indexes]) => indexes !== undefined && indexes.length > 0))
}
