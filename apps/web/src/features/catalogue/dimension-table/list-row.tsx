import type { ProductDimension } from '@normwerk/contract/product'
import { memo } from 'react'
import { OrderField } from '../../../shared/cart/order-field.tsx'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { formatValue } from '../../../shared/parts/attribute-text.ts'
import { AvailabilitySign } from '../../../shared/parts/availability-sign.tsx'
import { useFormat } from '../../../texts/language-context.tsx'
import { AvailabilityCell } from './availability-cell.tsx'
import type { TableColumn } from './cross-layout.ts'
import styles from './list-table.module.css'
import { PriceCell } from './price-cell.tsx'

interface Props {
  dimension: ProductDimension
  columns: readonly TableColumn[]
  selected: boolean
  onSelect: (dimension: ProductDimension) => void
  onOrder: (dimension: ProductDimension, quantity: number) => void
}

export const ListRow = memo(function ListRow(props: Props) {
  const { dimension, columns, selected, onSelect, onOrder } = props
  const format = useFormat()
  const { articleNo, values, price, priceStatus, availability } = dimension
  return (
    <tr className={styles.row} aria-selected={selected || undefined}>
      <th scope="row">
        <button type="button" className={styles.article} aria-pressed={selected} onClick={() => onSelect(dimension)}>
          <ArticleNumber>{articleNo}</ArticleNumber>
        </button>
        {/* The screen of a phone does not show price and availability; screen readers read them here. */}
        <span className={styles.narrowPrice} aria-hidden="true">
          <AvailabilitySign availability={availability} />
          {price !== null && format.money(price)}
        </span>
      </th>
      {columns.map(({ attribute, kind }) => (
        <td key={attribute} data-numeric={kind === 'number' || undefined}>
          {formatValue(format, values[attribute] ?? '')}
        </td>
      ))}
      <PriceCell price={price} priceStatus={priceStatus} />
      <AvailabilityCell availability={availability} />
      <td className={styles.last}>
        <OrderField articleNo={articleNo} onOrder={(quantity) => onOrder(dimension, quantity)} />
      </td>
    </tr>
  )
})
