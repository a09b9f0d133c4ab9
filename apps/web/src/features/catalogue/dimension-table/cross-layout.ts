import type { DimensionTableMapping, ProductDimension } from '@normwerk/contract/product'
import { compareValues } from '../../../shared/parts/attribute-text.ts'

export type TableColumn = DimensionTableMapping['columns'][number]
type Value = number | string

export interface CrossLine {
  value: Value
  /** One place per column of the layout; `null` if the size is not made. */
  cells: readonly (ProductDimension | null)[]
}

/** Articles laid out by two of their attributes. */
export interface CrossLayout {
  row: TableColumn
  column: TableColumn
  heads: readonly Value[]
  lines: readonly CrossLine[]
}

/**
 * Lays the articles out by the attributes with the roles `row` and `column`.
 * @returns `null` if these two do not identify an article, or the table has no such roles
 */
export function layoutCrossTable(
  columns: readonly TableColumn[],
  dimensions: readonly ProductDimension[],
): CrossLayout | null {
  const row = columns.find(({ role }) => role === 'row')
  const column = columns.find(({ role }) => role === 'column')
  if (row === undefined || column === undefined) return null
  const lines = new Map<Value, Map<Value, ProductDimension>>()
  for (const dimension of dimensions) {
    const [across, down] = [dimension.values[column.attribute], dimension.values[row.attribute]]
    if (across === undefined || down === undefined) return null
    const line = lines.get(down) ?? new Map<Value, ProductDimension>()
    if (line.has(across)) return null
    lines.set(down, line.set(across, dimension))
  }
  const heads = [...new Set([...lines.values()].flatMap((line) => [...line.keys()]))].sort(compareValues)
  return {
    row,
    column,
    heads,
    lines: [...lines.keys()].sort(compareValues).map((value) => {
      const line = lines.get(value)
      return { value, cells: heads.map((head) => line?.get(head) ?? null) }
    }),
  }
}

export interface Place {
  line: number
  column: number
}

/** Returns the place of an article. */
export function placeOf(layout: CrossLayout, articleId: string): Place | null {
  for (const [line, { cells }] of layout.lines.entries()) {
    const column = cells.findIndex((cell) => cell?.id === articleId)
    if (column !== -1) return { line, column }
  }
  return null
}

/** Returns the first place with an article, which is the initial tab stop. */
export function firstPlace(layout: CrossLayout): Place {
  for (const [line, { cells }] of layout.lines.entries()) {
    const column = cells.findIndex((cell) => cell !== null)
    if (column !== -1) return { line, column }
  }
  return { line: 0, column: 0 }
}
