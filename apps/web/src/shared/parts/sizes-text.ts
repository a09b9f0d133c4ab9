import type { DimensionTableMapping, ProductDimension } from '@normwerk/contract/product'
import type { Format } from '../../texts/format.ts'
import { formatMeasure, formatSymbol } from './attribute-text.ts'

/** Keeps the sizes of an article in one line: "Ejector pin, hardened, 1.2210, 6 × 160 mm". */
export function keepSizesTogether(description: string): string {
  return description.replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' mm', '\u00a0mm')
}

/** Formats the sizes that distinguish an article from similar ones: "d1 3.2 mm · L 160 mm", "M8 · L 30 mm". */
export function sizesText(
  format: Format,
  columns: DimensionTableMapping['columns'],
  dimension: ProductDimension,
): string {
  return columns
    .filter(({ role }) => role !== 'detail')
    .map((column) => {
      const measure = formatMeasure(format, column, dimension.values[column.attribute] ?? '–')
      // The name of a thread already begins with its symbol.
      return measure.startsWith(column.symbol) ? measure : `${formatSymbol(column.symbol)}\u00a0${measure}`
    })
    .join(' · ')
}
