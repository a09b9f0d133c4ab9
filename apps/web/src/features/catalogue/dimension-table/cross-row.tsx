import type { ProductDimension } from '@normwerk/contract/product'
import { memo } from 'react'
import { formatValue } from '../../../shared/parts/attribute-text.ts'
import { AvailabilitySign } from '../../../shared/parts/availability-sign.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { CrossLine } from './cross-layout.ts'
import styles from './cross-table.module.css'

interface Props {
  line: CrossLine
  heads: readonly (number | string)[]
  crossed: boolean
  /** Column of the tab stop; -1 if it is in another row. */
  activeColumn: number
  /** Set only if the selected article is in this row. */
  selectedId: string | null
  /** The quantity being typed in the active cell. */
  typed: string | null
  rejected: boolean
  amount: (price: string) => string
  onType: (typed: string) => void
  onLeave: () => void
}

/** Renders again only when its own row changes; for this the caller must not change the callbacks. */
export const CrossRow = memo(function CrossRow(props: Props) {
  const { line, heads, crossed, activeColumn, selectedId, typed, rejected, amount, onType, onLeave } = props
  const format = useFormat()
  return (
    <tr>
      <th scope="row" className={classNames(styles.rowHead, crossed && styles.crossed)}>
        {formatValue(format, line.value)}
      </th>
      {line.cells.map((dimension, column) => {
        if (dimension === null) return <td key={heads[column]} className={styles.gap} />
        const isActive = column === activeColumn
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid has the role gridcell
          <td
            key={heads[column]}
            tabIndex={isActive ? 0 : -1}
            aria-selected={dimension.id === selectedId}
            className={styles.cell}
          >
            {isActive && typed !== null ? (
              <QuantityInput
                articleNo={dimension.articleNo}
                typed={typed}
                rejected={rejected}
                onType={onType}
                onLeave={onLeave}
              />
            ) : (
              <CellContent dimension={dimension} amount={amount} />
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
