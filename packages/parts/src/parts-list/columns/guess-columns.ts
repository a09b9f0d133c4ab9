import { mapRemarks } from '../../remarks.ts'
import {
  belongsToPart,
  hasSizes,
  isArticleNumber,
  isMoney,
  isPositions,
  isTolerance,
  namesKind,
  namesPart,
  share,
} from '../cell-content.ts'
import { type Columns, maxColumnsOfField, type PartsListField } from '../fields.ts'
import { findBlock } from '../headings/find-block.ts'
import { isBeside, isSize, type Meaning, sizeMeanings } from '../headings/heading-pattern.ts'
import { isInInches } from '../headings/heading-units.ts'
import { asksForCut } from '../rows/read-cells.ts'
import { chooseQuantities } from './choose-quantities.ts'
import { type Column, highest, isOfCodes, readColumns } from './column.ts'
import { findSizes } from './find-sizes.ts'

/** Number of cells that are read for checks that read each cell word by word. */
const fewCells = 60
const partOfDesignation: readonly Meaning[] = ['designation', 'standard', 'size', ...sizeMeanings, 'material', 'fit']

/**
 * Guesses the field of each column by its heading and, if the heading does not decide, by its cells.
 * @param headings one per column, '' if it has none
 * @param body the rows below the headings
 */
export function guessColumns(headings: readonly string[], body: readonly (readonly string[])[]): Columns {
  const read = readColumns(headings, body)
  const sizes = [...findSizes(read, body).map(({ index }) => index), ...Object.values(findBlock(headings) ?? {})]
  const columns = read.map((column): Column => {
    if (isRepeatedInInches(column, read)) return { ...column, meaning: 'ignored' }
    return sizes.includes(column.index) || isOfLengthUnits(column) ? { ...column, meaning: 'symbol' } : column
  })
  const quantities = chooseQuantities(columns, body)
  const isOther = ({ meaning }: Column) => meaning !== null && (isBeside(meaning) || meaning === 'quantity')
  const free = columns.filter((column) => !quantities.includes(column) && !isOther(column) && !isCounting(column))
  const headed = chooseNumber(free)
  const named = designationOf(free, headed)
  const articleNo = headed ?? (named.length === 0 ? free.find(isOfCodes) : undefined)
  const taken = new Set([articleNo, ...named])
  const others = free.filter((column) => !taken.has(column))
  // Below "Unit" stand pieces or what one costs.
  const unit = columns.find(
    (column) => column.meaning === 'unit' && !quantities.includes(column) && !column.cells.some(isMoney),
  )
  const packSize = columns.find(({ meaning }) => meaning === 'packSize')
  const length = best(others, 'cutLength') ?? best(others, 'length')
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

/** Whether a column has the units of the sizes beside it, instead of units of quantities. */
function isOfLengthUnits({ meaning, cells }: Column): boolean {
  return meaning === 'unit' && share(cells, (cell) => /^(?:mm|in|inch|zoll|")\.?$/i.test(cell)) >= 0.5
}

/** Whether a column has positions, or numbers that count the rows below any heading. */
function isCounting({ meaning, cells }: Column): boolean {
  if (meaning === 'position') return true
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
  // SAP has numbers below "Material".
  return meaning === 'material' && share(cells, (cell) => /^\d{5,18}$/.test(cell)) >= 0.5
}

function designationOf(columns: readonly Column[], articleNo: Column | undefined): Column[] {
  const others = columns.filter((column) => column !== articleNo)
  const headed = others.filter(({ meaning }) => meaning !== null && partOfDesignation.includes(meaning))
  const described = headed.some(({ cells }) => share(cells, (cell) => namesPart(cell) && /\s/.test(cell)) >= 0.5)
  const isNamedBeside = (column: Column) => others.some((one) => one !== column && share(one.cells, namesKind) >= 0.5)
  const isDescribed = headed.some(({ meaning, rank }) => meaning === 'designation' && rank >= 0)
  const isOther = (column: Column) =>
    isWeight(column) ||
    (isDescribed && column.rank < 0) ||
    isOfItemTypes(column) ||
    (described && isOfFiles(column)) ||
    (isOfLabels(column) && isNamedBeside(column))
  const parts = headed.filter((column) => !isOther(column))
  const isNamed = parts.some(({ meaning, cells }) => meaning === 'designation' || share(cells, namesKind) >= 0.3)
  const open = others.filter(({ meaning }) => meaning === null || meaning === 'counted')
  const saying = isNamed ? [] : open.filter(({ cells }) => share(cells, says) >= 0.3)
  // Sizes alone name no part, so the words beside them do.
  const isOfSizes = !isNamed && saying.length === 0 && parts.some(({ meaning }) => isSize(meaning))
  const worded = isOfSizes ? open.filter(({ cells }) => share(cells, isWorded) >= 0.8).slice(0, 1) : []
  const named = [...parts, ...saying, ...worded]
  return [...new Set([...named, ...besides(named, others)])].sort((a, b) => a.index - b.index)
}

function says(cell: string): boolean {
  return namesPart(cell) || namesKind(cell)
}

function isWorded(cell: string): boolean {
  return /\p{L}{4}/u.test(cell)
}

/** Returns columns of materials, standards or missing sizes whose headings do not name them. */
function besides(parts: readonly Column[], columns: readonly Column[]): Column[] {
  const lackSizes = !parts.some(({ meaning, cells }) => isOfSizes(meaning) || share(cells, hasSizes) >= 0.5)
  return columns.filter(({ meaning, cells }) => {
    if (meaning !== null || cells.length === 0) return false
    return share(cells.slice(0, fewCells), belongsToPart) >= 0.5 || (lackSizes && share(cells, hasSizes) >= 0.5)
  })
}

function isOfSizes(meaning: Meaning | null): boolean {
  return meaning === 'size' || isSize(meaning)
}

/** Whether a column says how a part is procured, as `P` and `M` below "Type": no standard has such form letters. */
function isOfItemTypes({ meaning, cells }: Column): boolean {
  return (
    meaning === 'material' &&
    cells.some((cell) => /^[i-z]$/i.test(cell)) &&
    cells.every((cell) => /^\p{L}$/u.test(cell))
  )
}

/** Whether a column has remarks, below any heading: an unread remark about a cut would order the wrong length. */
function isOfRemarks({ meaning, cells }: Column): boolean {
  return meaning === 'comment' || (meaning === null && cells.some(asksForCut))
}

/** Whether a column has the places of parts on a drawing: `V1`, `EX12`. */
function isOfLabels({ meaning, cells }: Column): boolean {
  const isLabel = (cell: string) => /^\p{L}{1,3}[ .-]?\d{1,3}\p{L}?$/u.test(cell)
  return meaning === 'designation' && new Set(cells).size === cells.length && share(cells, isLabel) >= 0.8
}

/** Whether a column has names of CAD files, or says which rows are assemblies, beside descriptions of the parts. */
function isOfFiles({ cells }: Column): boolean {
  const isFile = (cell: string) =>
    /^[\p{L}\d.,-]+_[\p{L}\d_.,-]+$|^\S+\.(?:sldprt|sldasm|prt|asm|ipt|iam|catpart)$/iu.test(cell)
  const isLevel = (cell: string) =>
    /^(?:part|(?:sub-?)?assembly|teil|baugruppe|component|kaufteil|normteil)$/i.test(cell)
  return share(cells, isFile) >= 0.5 || share(cells, isLevel) >= 0.8
}

function isOfTolerances({ meaning, cells }: Column): boolean {
  return meaning === null && share(cells, isTolerance) >= 0.8
}

/** Whether a column has weights: "Masse" may also mean sizes ("Maße") in a text without ß. */
function isWeight({ meaning, cells }: Column): boolean {
  return (
    meaning === 'size' && cells.length > 0 && share(cells, (cell) => /^\d+[.,]\d+(?:\s*(?:kg|g))?$/.test(cell)) >= 0.8
  )
}

/** Adds the column of plain lengths: beside a column of cut lengths it has the length of the blank. */
function withPlainLength(named: Column[], others: readonly Column[], length: Column | undefined): Column[] {
  const plain = best(others, 'length')
  if (plain === undefined || plain === length) return named
  return [...named, plain].sort((a, b) => a.index - b.index)
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
