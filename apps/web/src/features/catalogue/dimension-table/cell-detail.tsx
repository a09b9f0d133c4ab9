import { maxQuantity } from '@normwerk/contract/limits'
import type { ProductDimension } from '@normwerk/contract/product'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { AvailabilityBadge } from '../../../shared/parts/availability.tsx'
import { PartPrice } from '../../../shared/parts/part-price.tsx'
import { sizesText } from '../../../shared/parts/sizes-text.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import styles from './cell-detail.module.css'
import type { CrossLayout } from './cross-layout.ts'

interface Props {
  /** The article of the focused cell. */
  dimension: ProductDimension | null
  layout: CrossLayout
  typed: string | null
  rejected: boolean
}

/** Describes the focused cell in words. */
export function CellDetail({ dimension, layout, typed, rejected }: Props) {
  const text = useText()
  if (dimension === null) {
    return (
      <div className={styles.detail}>
        <span className={styles.hint}>{text('catalogue.dimensionTable.hint')}</span>
        <span className={styles.touchHint}>{text('catalogue.dimensionTable.touchHint')}</span>
      </div>
    )
  }
  return (
    <div className={styles.detail} aria-live="polite">
      <ArticleOf dimension={dimension} layout={layout} />
      {typed !== null && (
        <p className={rejected ? styles.rejected : styles.typing}>
          {rejected
            ? text('ui.wholeNumber', { min: 1, max: maxQuantity })
            : text('catalogue.dimensionTable.enterAdds', { quantity: typed })}
        </p>
      )}
      <PricesOf dimension={dimension} />
    </div>
  )
}

function ArticleOf({ dimension, layout }: { dimension: ProductDimension; layout: CrossLayout }) {
  const format = useFormat()
  return (
    <p className={styles.article}>
      <strong>
        <ArticleNumber>{dimension.articleNo}</ArticleNumber>
      </strong>
      <span className={styles.sizes}>{sizesText(format, [layout.row, layout.column], dimension)}</span>
    </p>
  )
}

function PricesOf({ dimension }: { dimension: ProductDimension }) {
  const text = useText()
  const format = useFormat()
  return (
    <p className={styles.prices}>
      <strong>
        <PartPrice part={dimension} />
      </strong>
      <AvailabilityBadge availability={dimension.availability} plain />
      <span>{text('shared.ships', { date: format.weekday(dimension.shipDate) })}</span>
      <span>{text('catalogue.dimensionTable.smallestQuantity')}</span>
      {dimension.scalePrices.map(({ from, price }) => (
        <span key={from}>{text('catalogue.dimensionTable.scale', { from, price: format.money(price) })}</span>
      ))}
    </p>
  )
}
