import { findBlock, placesOf } from '../headings/find-block.ts'
import type { Meaning } from '../headings/heading-pattern.ts'
import { isInInches, isOfBlanks } from '../headings/heading-units.ts'
import { readColumnHeading } from '../headings/read-heading-words.ts'
import { bareSize, labelCell } from './cell-label.ts'

/** Sizes of several columns as one text. */
interface Chain {
  columns: readonly number[]
  text: string
}

/** `160`, `4x6`; a steel is no size, even shortened by a spreadsheet. */
const unnamedSize = /^(?!1[.,]\d{3,4}$)\d+(?:[.,]\d+)?(?:\s*[x×*]\s*\d+(?:[.,]\d+)?)*(?:\s*mm)?$/i

/** `24 x 46`, `24-46/75` */
const joined = /\d\s*[x×*/]\s*\d/i

/** A heading that only counts the sizes: `Dim 1`, `Maß 2`. */
const numbered = /^\p{L}{3,}\.?\s?[1-4]$/u

/** A letter that only counts the sizes, if it stands in a row of them: `A`, `Maß b`. */
const lettered = /^(?:\p{L}{2,}\.?\s)?([a-f])$/iu
const minLetters = 3

/** Whether a cell without a heading may have sizes. */
export function isUnnamedSize(cell: string): boolean {
  return unnamedSize.test(cell)
}

/**
 * Returns the texts of a designation, each with the label of its heading. Sizes in several columns are joined: `246`,
 * `296` and `56` below width, length and thickness become `B=246 x L=296 x T=56`, `6` and `160` without headings `6x160`.
 * @param columns the columns of the designation, in their order
 */
export function joinSizes(cells: readonly string[], columns: readonly number[], headings: readonly string[]): string[] {
  const rough = known.get(headings) ?? roughSizes(headings)
  known.set(headings, rough)
  const isStated = columns.some((column) => !rough.includes(column) && joined.test(cells[column] ?? ''))
  const filled = columns.filter((column) => (cells[column] ?? '') !== '' && !(isStated && rough.includes(column)))
  const named = letteredColumns(headings).length > 0 ? [joinUnnamed] : [joinBlock, joinDiameters, joinUnnamed]
  const chains = named.map((join) => join(cells, filled, headings))
  const hasLength = headings.some((heading) => readColumnHeading(heading)?.meaning === 'length')
  return filled.flatMap((column) => {
    const chain = chains.find((each) => each.columns.includes(column))
    const [heading = '', cell = ''] = [headings[column], cells[column]]
    // Beside a length, a figure below "Dimensions" is the diameter.
    const isDiameter = hasLength && bareSize.test(cell) && readColumnHeading(heading)?.meaning === 'size'
    if (chain === undefined) return [isDiameter ? `Ø${cell}` : labelCell(heading, cell)]
    return column === chain.columns[0] ? [chain.text] : []
  })
}

/** The rough sizes of a list, which all of its rows ask for. */
const known = new WeakMap<readonly string[], number[]>()

/** Returns the columns of sizes before machining and of the box around a model, which count only without others. */
function roughSizes(headings: readonly string[]): number[] {
  const block = findBlock(headings)
  const blanks = headings.flatMap((heading, column) => (isOfBlanks(heading) ? column : []))
  return block?.isBox === true ? [...placesOf(block), ...blanks] : blanks
}

/** Joins the sizes of a part that has a width, or labels its length. Without a width, a column "D" has a diameter. */
function joinBlock(cells: readonly string[], filled: readonly number[], headings: readonly string[]): Chain {
  const block = findBlock(headings)
  const sized = filled.filter((column) => placesOf(block).includes(column))
  const isPlain = sized.every((column) => bareSize.test(cells[column] ?? '') && !isInInches(headings[column] ?? ''))
  if (block === null || !isPlain) return { columns: [], text: '' }
  const hasWidth = sized.length >= 2 && sized.includes(block.width)
  const columns = hasWidth ? sized : sized.filter((column) => column === block.length)
  const symbols = { [block.width]: 'B', [block.length]: 'L', [block.thickness]: 'T' }
  return { columns, text: columns.map((column) => `${symbols[column]}=${cells[column]}`).join(' x ') }
}

/** Joins the two diameters of a part, as those of a sleeve below `d` and `D`: 4 and 6 become `4x6`. */
function joinDiameters(cells: readonly string[], filled: readonly number[], headings: readonly string[]): Chain {
  const columns = filled.filter((column) => {
    const isDiameter = readColumnHeading(headings[column] ?? '')?.meaning === 'diameter'
    return isDiameter && bareSize.test(cells[column] ?? '') && !isInInches(headings[column] ?? '')
  })
  if (columns.length !== 2) return { columns: [], text: '' }
  const sizes = columns.map((column) => Number.parseFloat((cells[column] ?? '').replace(',', '.')))
  return { columns, text: sizes.toSorted((a, b) => a - b).join('x') }
}

function joinUnnamed(cells: readonly string[], filled: readonly number[], headings: readonly string[]): Chain {
  const sized = filled.filter((column) => isUnnamedSize(cells[column] ?? ''))
  const letters = letteredColumns(headings)
  const counted = sized.filter((column) => numbered.test(headings[column] ?? '') || letters.includes(column))
  const columns = counted.length > 1 ? counted : sized.filter((column) => isUnnamed(headings, column))
  return { columns, text: columns.map((column) => (cells[column] ?? '').replace(/\s*mm$/i, '')).join('x') }
}

/** Returns the columns below `A`, `B`, `C`, which follow each other and so are no letters of a drawing. */
export function letteredColumns(headings: readonly string[]): number[] {
  const letters = headings.map((heading) => lettered.exec(heading.trim())?.[1]?.toLowerCase() ?? '')
  const start = letters.indexOf('a')
  const run = letters.slice(Math.max(0, start))
  const end = run.findIndex((letter, at) => letter !== 'abcdef'[at])
  const length = end < 0 ? run.length : end
  return start < 0 || length < minLetters ? [] : Array.from({ length }, (_, at) => start + at)
}

/** Whether a column has no heading, or an unknown one in a list without lengths: with one, its figures may be cuts. */
function isUnnamed(headings: readonly string[], column: number): boolean {
  const heading = headings[column] ?? ''
  if (heading === '') return true
  const isLength = (meaning?: Meaning) => meaning === 'length' || meaning === 'cutLength'
  return readColumnHeading(heading) === null && !headings.some((text) => isLength(readColumnHeading(text)?.meaning))
}
