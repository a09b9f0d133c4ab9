import type { Product, ProductDimension } from '@normwerk/contract/product'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { formatLabel, formatSymbol, formatValue } from '../../trade/attribute-text.ts'
import type { TableColumn } from './cross-layout.ts'
import styles from './size-letters.module.css'

interface Props {
  columns: readonly TableColumn[]
  ranges: Product['ranges']
  /** The chosen article, whose figures take the place of the ranges. */
  dimension: ProductDimension | null
  /** Length it is cut to, mm. */
  cutLength: number | undefined
}

/** What the letters of the drawing mean, and how large they are. */
export function SizeLetters({ columns, ranges, dimension, cutLength }: Props) {
  const text = useText()
  const format = useFormat()
  const shown = columns.filter(({ kind, symbol }) => kind === 'number' || !symbol.includes(' x '))

  function textOf({ attribute, unit }: TableColumn): string {
    const unitText = unit === null ? '' : `\u202f${unit}`
    if (attribute === 'length' && cutLength !== undefined) return `${formatValue(format, cutLength)}${unitText}`
    const value = dimension?.values[attribute]
    if (value !== undefined) return `${formatValue(format, value)}${unitText}`
    const range = ranges[attribute]
    if (range === undefined) return '–'
    if (Array.isArray(range)) return listText(range.map((entry) => formatValue(format, entry)))
    const { min, max } = range
    return `${min === max ? formatValue(format, min) : `${formatValue(format, min)} – ${formatValue(format, max)}`}${unitText}`
  }

  return (
    <table className={styles.letters} aria-label={text('dimensionTable.letters')}>
      <tbody>
        {shown.map((column) => (
          <tr key={column.attribute}>
            <th scope="row">{formatSymbol(column.symbol)}</th>
            <td>{formatLabel(column.label)}</td>
            <td className={styles.value}>{textOf(column)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const mostListed = 4

/** All of a few, the ends of many. */
function listText(values: readonly string[]): string {
  return values.length <= mostListed ? values.join(', ') : `${values.at(0)} … ${values.at(-1)}`
}
