import type { CrossTable } from '@normwerk/contract/catalogue/dimension-table'
import type { DimensionTableMapping, ProductDimension } from '@normwerk/contract/product'
import { compareValues } from '../../../shared/parts/attribute-text.ts'

export type TableColumn = DimensionTableMapping['columns'][number]
type Value = number | string

export interface CrossLine {
  value: Value
  /** Whether the size is made, by column of the layout. */
  filled: readonly boolean[]
}

/** The sizes of articles by two of their attributes. */
export interface CrossLayout {
  row: TableColumn
  column: TableColumn
  heads: readonly Value[]
  lines: readonly CrossLine[]
}

export interface Place {
  line: number
  column: number
}

/** Returns the article in a place; null if the size is not made, undefined if the article is not loaded yet. */
export type ArticleAt = (place: Place) => ProductDimension | null | undefined

/**
 * Lays the articles out by the attributes with the roles `row` and `column`.
 * @returns `null` if these two do not identify an article, or the table has no such roles
 */
export function layoutCrossTable(
  columns: readonly TableColumn[],
  dimensions: readonly ProductDimension[],
): CrossLayout | null {
  const axes = findAxes(columns)
  if (axes === null) return null
  const lines = new Map<Value, Set<Value>>()
  for (const { values } of dimensions) {
    const [across, down] = [values[axes.column.attribute], values[axes.row.attribute]]
    if (across === undefined || down === undefined) return null
    const line = lines.get(down) ?? new Set<Value>()
    if (line.has(across)) return null
    lines.set(down, line.add(across))
  }
  const heads = [...new Set([...lines.values()].flatMap((line) => [...line]))].sort(compareValues)
  return {
    ...axes,
    heads,
    lines: [...lines.keys()].sort(compareValues).map((value) => {
      const line = lines.get(value)
      return { value, filled: heads.map((head) => line?.has(head) === true) }
    }),
  }
}

/** Lays out the sizes of a product whose articles are not loaded. */
export function layoutSizes(
  columns: readonly TableColumn[],
  { rows, columns: across, filled }: CrossTable,
): CrossLayout | null {
  const axes = findAxes(columns)
  if (axes === null) return null
  const order = inOrder(across)
  return {
    ...axes,
    heads: order.map((at) => across[at] ?? ''),
    lines: inOrder(rows).map((line) => {
      const made = readRuns(filled[line] ?? [], across.length)
      return { value: rows[line] ?? '', filled: order.map((at) => made[at] === true) }
    }),
  }
}

function findAxes(columns: readonly TableColumn[]): Pick<CrossLayout, 'row' | 'column'> | null {
  const row = columns.find(({ role }) => role === 'row')
  const column = columns.find(({ role }) => role === 'column')
  return row === undefined || column === undefined ? null : { row, column }
}

/** Returns the places of values, sorted as buyers read them. */
function inOrder(values: readonly Value[]): number[] {
  return [...values.keys()].sort((a, b) => compareValues(values[a] ?? '', values[b] ?? ''))
}

function readRuns(runs: readonly number[], length: number): boolean[] {
  const made = new Array<boolean>(length).fill(false)
  for (let at = 0; at < runs.length; at += 2) made.fill(true, runs[at], runs[at + 1])
  return made
}

/** Finds articles by their places. */
export function findArticles(
  { row, column, heads, lines }: CrossLayout,
  loaded: readonly ProductDimension[],
): ArticleAt {
  const bySizes = new Map<Value | undefined, Map<Value | undefined, ProductDimension>>()
  for (const dimension of loaded) {
    const down = dimension.values[row.attribute]
    const line = bySizes.get(down) ?? new Map<Value | undefined, ProductDimension>()
    bySizes.set(down, line.set(dimension.values[column.attribute], dimension))
  }
  return ({ line, column: at }) =>
    lines[line]?.filled[at] === true ? bySizes.get(lines[line].value)?.get(heads[at]) : null
}

/** Returns the place of an article; null if the table does not have its sizes. */
export function placeOf({ row, column, heads, lines }: CrossLayout, { values }: ProductDimension): Place | null {
  const place = {
    line: lines.findIndex(({ value }) => value === values[row.attribute]),
    column: heads.indexOf(values[column.attribute] ?? ''),
  }
  return lines[place.line]?.filled[place.column] === true ? place : null
}

/** Returns the first place with an article, which is the initial tab stop. */
export function firstPlace({ lines }: CrossLayout): Place {
  const line = Math.max(
    0,
    lines.findIndex(({ filled }) => filled.includes(true)),
  )
  return { line, column: Math.max(0, lines[line]?.filled.indexOf(true) ?? 0) }
}
