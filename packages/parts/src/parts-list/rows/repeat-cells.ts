import { isFilled, namesKind } from '../cell-content.ts'
import { type Columns, partFields } from '../fields.ts'
import { namesCut } from '../work-words.ts'
import { chainsOf, withoutChains } from './join-designation.ts'
import { cleanCell } from './read-cells.ts'

/** A longer cell is no part, and is not searched for marks. */
const maxLength = 400
/** What people write instead of the words of the row above, in all languages. */
const words = [
  ...['dto', 'dito', 'ditto', 'dtto', 'detto', 'idem', 'ídem', 'id', 'd:o', 'do', 'wie vor', 'wie oben', 'as above'],
  ...['same as above', 'jak wyżej', 'j.w', 'viz výše', 'como arriba', 'como acima', 'come sopra', 'c.s', 'ca mai sus'],
  ...['zie boven', 'som ovan', 'kot zgoraj', 'mint fent', 'comme ci-dessus', 'totéž', 'ugyanaz', 'isto'],
]
const sign = `[-–—]?\\s?(?:["“”„″]|''|,,)\\s?[-–—]?`
const word = `(?:${words.map((each) => each.replaceAll('.', '\\.')).join('|')})`
const alone = new RegExp(`^(?:${sign}|${word}\\.?)$`, 'iu')
// "id" and "do" are words or labels of some languages before other words.
const longWord = `(?:${words.filter((each) => each !== 'do' && each !== 'id').join('|')})`
const leading = new RegExp(`^(?:${sign}|(?:${longWord}\\.?|id\\.))[\\s,]+(?=\\S)`, 'iu')
const trailing = new RegExp(`[\\s,]+(?:${sign}|${longWord}\\.?)$`, 'iu')

/**
 * Replaces ditto marks by the cells of the row above. `" 6x200` repeats its words with other sizes, where a column names
 * the part; a remark may begin with such a mark. A mark below a cut stays as it is, as it may mean the cut, too.
 */
export function repeatDitto(cells: readonly string[], above: readonly string[], columns: Columns): string[] {
  const partColumns = partFields.flatMap((field) => columns[field] ?? [])
  return cells.map((cell, column) => {
    return repeat(cleanCell(cell), cleanCell(above[column] ?? ''), partColumns.includes(column)) ?? cell
  })
}

function repeat(cell: string, above: string, namesPart: boolean): string | null {
  if (above === '' || cell.length > maxLength) return null
  if (alone.test(cell)) return above
  if (!namesPart || !leading.test(cell)) return null
  const own = cell.replace(leading, '').replace(trailing, '')
  if (namesCut(above)) return null
  return `${chainsOf(own).length > 0 ? withoutChains(above) : above} ${own}`
}

/**
 * Fills the first cells of a designation from the row above if they are empty, as in lists that name the kind of part
 * only once for several sizes.
 * @param columns the columns of the designation
 */
export function repeatKind(cells: readonly string[], above: readonly string[], columns: readonly number[]): string[] {
  const filled = columns.findIndex((column) => isFilled(cells[column] ?? ''))
  const empty = columns.slice(0, Math.max(0, filled))
  const namesOwn = columns.some((column) => namesKind(cells[column] ?? ''))
  if (namesOwn || !empty.some((column) => namesKind(above[column] ?? ''))) return [...cells]
  return cells.map((cell, column) => (empty.includes(column) ? (above[column] ?? '') : cell))
}
