import type { ComparedProduct } from '@normwerk/contract/catalogue/comparison'
import type { ProductDimension } from '@normwerk/contract/product'
import { Link } from '@tanstack/react-router'
import { OrderField } from '../../../shared/cart/order-field.tsx'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { formatLabel } from '../../../shared/parts/attribute-text.ts'
import { AvailabilityBadge } from '../../../shared/parts/availability.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { ActionsHeading, RecordTable } from '../../../ui/data/record-table.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { PriceFrom, SizeCount } from '../product-sizes.tsx'
import styles from './comparison.module.css'
import type { ComparedFact } from './differing-facts.ts'

interface Props {
  products: readonly ComparedProduct[]
  /** The facts that have a column. */
  facts: readonly ComparedFact[]
  /** Another size is being loaded. */
  stale: boolean
  onOrder: (dimension: ProductDimension, quantity: number) => void
  onRemove: (productNr: string) => void
}

/** Products below each other, with what differs between them. On a phone each of them is a card. */
export function ComparisonTable({ products, facts, stale, onOrder, onRemove }: Props) {
  const text = useText()
  return (
    <div className={styles.table}>
      <RecordTable label={text('catalogue.comparison.title')} stale={stale}>
        <thead>
          <tr>
            <th scope="col">{text('shell.product')}</th>
            {facts.map(({ key, label }) => (
              <th key={key} scope="col">
                {formatLabel(label)}
              </th>
            ))}
            <th scope="col" data-numeric>
              {text('catalogue.dimensionTable.price')}
            </th>
            <th scope="col">{text('catalogue.dimensionTable.availability')}</th>
            <ActionsHeading />
          </tr>
        </thead>
        <tbody>
          {products.map((product, at) => (
            <ComparedRow
              key={product.id}
              product={product}
              facts={facts.map(({ key, label, values }) => ({ key, label, value: values[at] ?? null }))}
              onOrder={onOrder}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </RecordTable>
    </div>
  )
}

interface RowProps extends Pick<Props, 'onOrder' | 'onRemove'> {
  product: ComparedProduct
  facts: readonly { key: string; label: string; value: string | null }[]
}

function ComparedRow({ product, facts, onOrder, onRemove }: RowProps) {
  const text = useText()
  const { productNr, dimension } = product
  const number = dimension?.articleNo ?? productNr
  return (
    <tr>
      <th scope="row">
        <Link to="/product/$productNr" params={{ productNr }} search={dimension === null ? {} : { article: number }}>
          {product.name}
        </Link>
        <ArticleNumber>{number}</ArticleNumber>
      </th>
      {facts.map(({ key, label, value }) => (
        <td key={key} data-label={formatLabel(label)} data-empty={value === null}>
          {value}
        </td>
      ))}
      <td data-numeric data-label={text('catalogue.dimensionTable.price')}>
        <ComparedPrice product={product} />
      </td>
      <td>
        <ComparedStock product={product} />
      </td>
      <td data-row>
        <div className={styles.actions}>
          {dimension !== null && (
            <OrderField articleNo={dimension.articleNo} onOrder={(quantity) => onOrder(dimension, quantity)} />
          )}
          <IconButton
            size="small"
            label={text('catalogue.comparison.remove', { product: productNr })}
            icon={<CloseIcon />}
            onClick={() => onRemove(productNr)}
          />
        </div>
      </td>
    </tr>
  )
}

function ComparedPrice({ product }: { product: ComparedProduct }) {
  const text = useText()
  const format = useFormat()
  const { dimension } = product
  if (dimension === null) return <PriceFrom product={product} />
  const { price, priceStatus } = dimension
  if (price !== null) return <strong>{format.money(price)}</strong>
  return <>{text(priceStatus === 'signIn' ? 'shared.noPrice' : 'shared.onRequest')}</>
}

function ComparedStock({ product }: { product: ComparedProduct }) {
  const text = useText()
  if (product.dimension !== null) return <AvailabilityBadge availability={product.dimension.availability} plain />
  if (product.passing?.count === 0) return <>{text('catalogue.comparison.notInSize')}</>
  return <SizeCount product={product} />
}
