import type { ProductSummary } from '@normwerk/contract/product'
import type { ReactNode } from 'react'
import { Drawing } from '../../shared/parts/drawing.tsx'
import { useText } from '../../texts/language-context.tsx'
import styles from './product-list.module.css'
import { ProductName } from './product-name.tsx'
import { PriceFrom, SizeRange } from './product-sizes.tsx'

export interface ProductEntryProps {
  product: ProductSummary
  /** Has its own click action; the rest of the card opens the product. */
  corner?: ReactNode
  /** The page shows this product at once. */
  isFirst?: boolean
}

export function ProductCard({ product, corner, isFirst = false }: ProductEntryProps) {
  const text = useText()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Drawing path={product.drawing} alt="" width={240} height={128} eager={isFirst} />
      </div>
      <div className={styles.facts}>
        <ProductName product={product} />
        <p className={styles.sizes}>
          <SizeRange product={product} />
        </p>
        <p className={styles.foot}>
          <span>{text('catalogue.sizeCount', { count: product.dimensionCount })}</span>
          <PriceFrom product={product} />
        </p>
      </div>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
    </article>
  )
}
