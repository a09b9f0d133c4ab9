import type { DimensionTableMapping, ProductDimension } from '@normwerk/contract/product'
import type { Format } from '../texts/format.ts'
import { formatSymbol, formatValue } from './attribute-text.ts'

/** The sizes that tell an article from its neighbours: "d1 3.2 mm · L 160 mm". */
export function sizesText(
  format: Format,
  columns: DimensionTableMapping['columns'],
  dimension: ProductDimension,
): string {
  return columns
    .filter(({ role }) => role !== 'detail')
    .map(({ attribute, symbol, unit }) => {
      const value = formatValue(format, dimension.values[attribute] ?? '–')
      return `${formatSymbol(symbol)} ${value}${unit === null ? '' : `\u202f${unit}`}`
    })
    .join(' · ')
}
