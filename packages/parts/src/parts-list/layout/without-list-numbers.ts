import { isQuantity } from '../cell-content.ts'
import type { ArrangedRow } from './arrange-rows.ts'

const numbered = /^(\d{1,3})[.)]?\s+(?=\p{L})/u

/**
 * Whether texts begin with the numbers of a list, in steps of one or ten: `1 Auswerferstift 6x160`, `2. Führungssäule 20x36x55`
 */
export function areNumbered(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(numbered.exec(text)?.[1]))
  const [first = 0, second = 0] = numbers
  const step = second - first
  return (
    [1, 10].includes(step) && [1, 10].includes(first) && numbers.every((number, at) => number === first + at * step)
  )
}

/** Two numbers may be the pieces. */
const minRows = 3

/** Removes the numbers of a list that stand in the cells of its parts, where other cells have the pieces. */
export function withoutListNumbers(rows: readonly ArrangedRow[]): ArrangedRow[] {
  const counted = rows.filter(({ cells }) => cells.some((cell) => numbered.test(cell)) && cells.some(isQuantity))
  const column = counted[0]?.cells.findIndex((cell) => numbered.test(cell)) ?? -1
  const texts = rows.map(({ cells }) => cells[column] ?? '').filter((text) => /\d/.test(text))
  if (texts.length < minRows || texts.length !== counted.length || !areNumbered(texts)) return [...rows]
  return rows.map(({ cells, from }) => ({
    from,
    cells: cells.with(column, (cells[column] ?? '').replace(numbered, '')),
  }))
}
