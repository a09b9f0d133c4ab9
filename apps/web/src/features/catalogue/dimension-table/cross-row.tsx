import type { ProductDimension } from '@normwerk/contract/product'
import { memo } from 'react'
import { formatValue } from '../../../shared/parts/attribute-text.ts'
import { AvailabilitySign } from '../../../shared/parts/availability-sign.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { ArticleAt, CrossLayout } from './cross-layout.ts'
import styles from './cross-table.module.css'
import type { Gap } from './grid-window.ts'

interface Props {
  /** Index of its line in the layout. */
  at: number
  layout: CrossLayout
  columns: readonly (number | Gap)[]
  articleAt: ArticleAt
  crossed: boolean
  /** Column of the tab stop; -1 if it is in another row. */
  activeColumn: number
  /** Column of the selected article; -1 if it is in another row. */
  selectedColumn: number
  /** The quantity being typed in the active cell. */
  typed: string | null
  rejected: boolean
  amount: (price: string) => string
  onType: (typed: string) => void
  onLeave: () => void
}

/** Renders again only when its own row changes; for this the caller must not change the callbacks. */
export const CrossRow = memo(function CrossRow(props: Props) {
  const { at, layout, columns, articleAt, crossed, activeColumn, selectedColumn } = props
  const { typed, rejected, amount, onType, onLeave } = props
  const format = useFormat()
  return (
    <tr data-line={at} aria-rowindex={at + 2}>
      <th scope="row" className={classNames(styles.rowHead, crossed && styles.crossed)}>
        {formatValue(format, layout.lines[at]?.value ?? '')}
      </th>
      {columns.map((column) => {
        if (typeof column !== 'number')
          return <td key={`from ${column.from}`} aria-hidden="true" colSpan={column.length} className={styles.hidden} />
        const dimension = articleAt({ line: at, column })
        if (dimension === null) return <td key={column} className={styles.gap} />
        const isActive = column === activeColumn
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid has the role gridcell
          <td
            key={column}
            data-column={column}
            aria-colindex={column + 2}
            tabIndex={isActive ? 0 : -1}
            aria-selected={column === selectedColumn}
            aria-busy={dimension === undefined || undefined}
            className={styles.cell}
          >
            {isActive && typed !== null ? (
              <QuantityInput
                articleNo={dimension?.articleNo ?? ''}
                typed={typed}
                rejected={rejected}
                onType={onType}
                onLeave={onLeave}
              />
            ) : (
              dimension !== undefined && <CellContent dimension={dimension} amount={amount} />
            )}
          </td>
        )
      })}
    </tr>
  )
})

function CellContent({ dimension, amount }: { dimension: ProductDimension; amount: (price: string) => string }) {
  return (
    <span className={styles.content}>
      <AvailabilitySign availability={dimension.availability} />
      {dimension.price !== null && <span>{amount(dimension.price)}</span>}
    </span>
  )
}

interface QuantityInputProps {
  articleNo: string
  typed: string
  rejected: boolean
  onType: (typed: string) => void
  onLeave: () => void
}

function QuantityInput({ articleNo, typed, rejected, onType, onLeave }: QuantityInputProps) {
  const text = useText()
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the cell in which the digit was typed
      autoFocus
      className={styles.quantity}
      aria-label={text('shared.quantityOf', { article: articleNo })}
      aria-invalid={rejected || undefined}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    />
  )
}
