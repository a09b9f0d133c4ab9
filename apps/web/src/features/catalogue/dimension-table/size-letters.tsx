import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { FamilyKey } from '@normwerk/parts/attributes'
import { formatLabel, formatMeasure, formatSymbol, formatValue } from '../../../shared/parts/attribute-text.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import type { TableColumn } from './cross-layout.ts'
import styles from './size-letters.module.css'

interface Props {
  columns: readonly TableColumn[]
  ranges: Product['ranges']
  /** The chosen article; its values replace the ranges. */
  dimension: ProductDimension | null
  /** Length to which it is cut, mm. */
  cutLength: number | undefined
}

/** Explains the letters of the drawing and gives their values. */
export function SizeLetters({ columns, ranges, dimension, cutLength }: Props) {
  const text = useText()
  const format = useFormat()
  const shown = columns.filter(({ kind, symbol }) => kind === 'number' || !symbol.includes(' x '))

  function textOf(column: TableColumn): string {
    const { attribute } = column
    if (attribute === ('length' satisfies FamilyKey) && cutLength !== undefined)
      return formatMeasure(format, column, cutLength)
    const value = dimension?.values[attribute]
    if (value !== undefined) return formatMeasure(format, column, value)
    const range = ranges[attribute]
    if (range === undefined) return '–'
    if (Array.isArray(range)) return listText(range.map((entry) => formatValue(format, entry)))
    const largest = formatMeasure(format, column, range.max)
    if (range.min === range.max) return largest
    const isNamed = largest.startsWith(column.symbol)
    return `${isNamed ? formatMeasure(format, column, range.min) : formatValue(format, range.min)} – ${largest}`
  }

  return (
    <table className={styles.letters} aria-label={text('catalogue.dimensionTable.letters')}>
      <tbody>
        {shown.map((column) => (
          <tr key={column.attribute}>
            {column.symbol === column.label ? (
              <th scope="row" colSpan={2}>
                {formatLabel(column.label)}
              </th>
            ) : (
              <>
                <th scope="row">{formatSymbol(column.symbol)}</th>
                <td>{formatLabel(column.label)}</td>
              </>
            )}
            <td className={styles.value}>{textOf(column)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const maxListed = 4

/** Returns all of a few values, or the first and last of many; a line breaks between them only. */
function listText(texts: readonly string[]): string {
  const values = texts.map((value) => value.replaceAll(' ', '\u00a0'))
  return values.length <= maxListed ? values.join(', ') : `${values.at(0)} … ${values.at(-1)}`
}
