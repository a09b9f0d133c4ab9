import { findBlock, placesOf } from '../headings/find-block.ts'
import { isInInches, isOfBlanks } from '../headings/heading-units.ts'
import { readHeading } from '../headings/read-heading.ts'
import { bareSize, labelCell } from './cell-label.ts'

/** Sizes of several columns as one text. */
interface Chain {
  columns: readonly number[]
  text: string
}

/** `160`, `4x6`; a steel is no size. */
const unnamedSize = /^(?!1[.,]\d{4}$)\d+(?:[.,]\d+)?(?:\s*[x×*]\s*\d+(?:[.,]\d+)?)*(?:\s*mm)?$/i

/** `24 x 46`, `24-46/75` */
const joined = /\d\s*[x×*/]\s*\d/i

/** A heading that only counts the sizes: `Dim 1`, `Maß 2`. */
const numbered = /^\p{L}{3,}\.?\s?[1-4]$/u

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
  const chains = [joinBlock, joinDiameters, joinUnnamed].map((join) => join(cells, filled, headings))
  const hasLength = headings.some((heading) => readHeading(heading)?.meaning === 'length')
  return filled.flatMap((column) => {
    const chain = chains.find((each) => each.columns.includes(column))
    const [heading = '', cell = ''] = [headings[column], cells[column]]
    // Beside a length, a figure below "Dimensions" is the diameter.
    const isDiameter = hasLength && bareSize.test(cell) && readHeading(heading)?.meaning === 'size'
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
    const isDiameter = readHeading(headings[column] ?? '')?.meaning === 'diameter'
    return isDiameter && bareSize.test(cells[column] ?? '') && !isInInches(headings[column] ?? '')
  })
  if (columns.length !== 2) return { columns: [], text: '' }
  const sizes = columns.map((column) => Number.parseFloat((cells[column] ?? '').replace(',', '.')))
  return { columns, text: sizes.toSorted((a, b) => a - b).join('x') }
}

function joinUnnamed(cells: readonly string[], filled: readonly number[], headings: readonly string[]): Chain {
  const sized = filled.filter((column) => isUnnamedSize(cells[column] ?? ''))
  const counted = sized.filter((column) => numbered.test(headings[column] ?? ''))
  const columns = counted.length > 1 ? counted : sized.filter((column) => (headings[column] ?? '') === '')
  return { columns, text: columns.map((column) => cells[column]).join('x') }
}
