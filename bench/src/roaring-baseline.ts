import type { Filter } from '@normwerk/search/facets/filter-groups'
import type { SearchIndex } from '@normwerk/search/search-index'
import { sharedValue } from '@normwerk/search/search-index'
import { RoaringBitmap32 } from 'roaring-wasm'

/** One attribute in a plain form: a column of codes over all rows, and one bitmap per value. */
interface PlainAttribute {
  key: string
  values: readonly (number | string)[]
  codes: ReadonlyMap<number | string, number>
  column: Uint8Array | Uint16Array
  bitmaps: RoaringBitmap32[]
  /** Rows that have a value. */
  present: RoaringBitmap32
}

export interface Baseline {
  attributes: PlainAttribute[]
  all: RoaringBitmap32
}

/**
 * Rows per value above which counting by bitmap (`andCardinality`) is faster than reading the column; measured here.
 */
const rowsPerValue = 100

/** Builds bitmaps and columns over the same rows in the same order, run-optimised. */
export function buildBaseline(index: SearchIndex): Baseline {
  const rows = index.articles.count
  const attributes = index.attributes.map(({ key, values }, place) => {
    const column = values.length < 256 ? new Uint8Array(rows) : new Uint16Array(rows)
    fillColumn(index, place, column)
    const members = Array.from(values, (): number[] => [])
    for (let row = 0; row < rows; row++) members[(column[row] ?? 0) - 1]?.push(row)
    const bitmaps = members.map((list) => {
      const bitmap = new RoaringBitmap32(list)
      bitmap.runOptimize()
      return bitmap
    })
    const present = RoaringBitmap32.orMany(bitmaps)
    present.runOptimize()
    const codes = new Map(values.map((value, at) => [value, at + 1]))
    return { key, values, codes, column, bitmaps, present }
  })
  return { attributes, all: RoaringBitmap32.fromRange(0, rows) }
}

function fillColumn({ strips, products }: SearchIndex, attribute: number, column: Uint8Array | Uint16Array): void {
  for (let product = 0; product < products.count; product++) {
    const strip = (strips.at[attribute * products.count + product] ?? 0) - 1
    if (strip < 0) continue
    const from = products.firstRow[product] ?? 0
    const end = products.firstRow[product + 1] ?? 0
    const start = strips.column[strip] ?? 0
    if (start === sharedValue) column.fill(strips.entryCode[strips.firstEntry[strip] ?? 0] ?? 0, from, end)
    else column.set(strips.codes.subarray(start, start + end - from), from)
  }
}

export interface BaselineResult {
  total: number
  /** Counts by code per attribute. */
  counts: Uint32Array[]
  page: number[]
}

/** Finds the rows that pass all filters, and counts each attribute over the rows that pass all filters but its own. */
export function queryBaseline({ attributes, all }: Baseline, filters: readonly Filter[], size: number): BaselineResult {
  const groups = filters.flatMap((filter) => {
    const attribute = attributes.find(({ key }) => key === filter.name)
    return attribute === undefined ? [] : [{ key: filter.name, bitmap: unite(attribute, filter) }]
  })
  const passing = intersect(
    all,
    groups.map(({ bitmap }) => bitmap),
  )
  const passingRows = lazyRows(passing)
  const counts = attributes.map((attribute) => {
    if (!groups.some(({ key }) => key === attribute.key)) return countValues(attribute, passing, passingRows)
    const others = intersect(
      all,
      groups.flatMap(({ key, bitmap }) => (key === attribute.key ? [] : [bitmap])),
    )
    const counted = countValues(attribute, others, lazyRows(others))
    others.dispose()
    return counted
  })
  const result = { total: passing.size, counts, page: passing.sliceArray(0, size) }
  passing.dispose()
  for (const { bitmap } of groups) bitmap.dispose()
  return result
}

function unite(attribute: PlainAttribute, { values, min, max }: Filter): RoaringBitmap32 {
  const chosen =
    values === undefined
      ? attribute.bitmaps.filter((_, place) => {
          const value = Number(attribute.values[place])
          return (min === undefined || value >= min) && (max === undefined || value <= max)
        })
      : values.flatMap((value) => attribute.bitmaps[(attribute.codes.get(value) ?? 0) - 1] ?? [])
  return RoaringBitmap32.orMany(chosen)
}

function intersect(all: RoaringBitmap32, bitmaps: readonly RoaringBitmap32[]): RoaringBitmap32 {
  const smallestFirst = bitmaps.toSorted((a, b) => a.size - b.size)
  const result = (smallestFirst[0] ?? all).clone()
  for (const bitmap of smallestFirst.slice(1)) result.andInPlace(bitmap)
  return result
}

function lazyRows(bitmap: RoaringBitmap32): () => Uint32Array {
  let rows: Uint32Array | undefined
  return () => {
    rows ??= bitmap.toUint32Array()
    return rows
  }
}

/** Counts the values that occur: by the column if there are few rows, else by bitmaps. */
function countValues(attribute: PlainAttribute, base: RoaringBitmap32, rowsOf: () => Uint32Array): Uint32Array {
  const counts = new Uint32Array(attribute.values.length + 1)
  if (!base.intersects(attribute.present)) return counts
  if (base.size > attribute.values.length * rowsPerValue) {
    for (const [place, bitmap] of attribute.bitmaps.entries()) counts[place + 1] = base.andCardinality(bitmap)
    return counts
  }
  const { column } = attribute
  const rows = rowsOf()
  for (let at = 0; at < rows.length; at++) {
    const code = column[rows[at] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}
