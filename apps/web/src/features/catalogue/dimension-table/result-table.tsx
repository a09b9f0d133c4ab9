import type { ProductDimension, ProductSummary } from '@normwerk/contract/product'
import type { Facet } from '@normwerk/contract/search'
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { OrderField } from '../../../shared/cart/order-field.tsx'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { formatLabel, formatValue } from '../../../shared/parts/attribute-text.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { SortableHead, Table } from '../../../ui/data/table.tsx'
import { AvailabilityCell } from './availability-cell.tsx'
import styles from './list-table.module.css'
import { PriceCell } from './price-cell.tsx'
import type { TableSort } from './sort-dimensions.ts'

/** An article that a search has found. */
export interface Hit extends ProductDimension {
  product: ProductSummary
}

interface Props {
  label: string
  /** Facets give the names and the order of the columns. */
  facets: readonly Facet[]
  hits: readonly Hit[]
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  onOrder: (hit: Hit, quantity: number) => void
}

/** Sizes of different products in one table. An attribute has a column if any of them has it. */
export function ResultTable({ label, facets, hits, sort, onSort, onOrder }: Props) {
  const text = useText()
  const columns = useMemo(() => columnsOf(facets, hits), [facets, hits])
  const head = (by: string) => ({
    sorted: sort?.by !== by ? null : sort.descending ? ('descending' as const) : ('ascending' as const),
    onSort: (direction: 'ascending' | 'descending') => onSort({ by, descending: direction === 'descending' }),
  })
  return (
    <div className={styles.list}>
      <Table label={label} dense maxHeight="max(24rem, calc(100dvh - var(--header) - 6rem))">
        <thead>
          <tr>
            <SortableHead {...head('articleNo')}>{text('catalogue.dimensionTable.article')}</SortableHead>
            <SortableHead numeric {...head('price')}>
              {text('catalogue.dimensionTable.price')}
            </SortableHead>
            <SortableHead {...head('availability')}>{text('catalogue.dimensionTable.availability')}</SortableHead>
            {columns.map(({ name, label: words, unit }) => (
              <SortableHead key={name} numeric {...head(name)}>
                <span className={styles.words}>
                  {formatLabel(words)}
                  {unit !== null && <span className={styles.unit}> {unit}</span>}
                </span>
              </SortableHead>
            ))}
            <th scope="col" className={styles.last}>
              {text('catalogue.dimensionTable.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <HitRow key={hit.id} hit={hit} columns={columns} onOrder={onOrder} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function columnsOf(facets: readonly Facet[], hits: readonly Hit[]): Facet[] {
  return facets.filter(({ name, kind }) => kind === 'number' && hits.some(({ values }) => values[name] !== undefined))
}

interface HitRowProps {
  hit: Hit
  columns: readonly Facet[]
  onOrder: (hit: Hit, quantity: number) => void
}

const HitRow = memo(function HitRow({ hit, columns, onOrder }: HitRowProps) {
  const format = useFormat()
  const { articleNo, values, price, priceStatus, availability, product } = hit
  return (
    <tr>
      <th scope="row">
        <Link
          to="/product/$productNr"
          params={{ productNr: product.productNr }}
          search={{ article: articleNo }}
          className={styles.article}
        >
          <ArticleNumber>{articleNo}</ArticleNumber>
        </Link>
        <span className={styles.product}>{product.name}</span>
      </th>
      <PriceCell price={price} priceStatus={priceStatus} />
      <AvailabilityCell availability={availability} />
      {columns.map(({ name }) => (
        <td key={name} data-numeric>
          {formatValue(format, values[name] ?? '')}
        </td>
      ))}
      <td className={styles.last}>
        <OrderField articleNo={articleNo} onOrder={(quantity) => onOrder(hit, quantity)} />
      </td>
    </tr>
  )
})
