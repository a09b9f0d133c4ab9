import type { FoundProduct } from '@normwerk/contract/search'
import type { ReactNode } from 'react'
import { Drawing } from '../../shared/parts/drawing.tsx'
import styles from './product-list.module.css'
import { ProductName } from './product-name.tsx'
import { PriceFrom, SizeCount, SizeRange } from './product-sizes.tsx'

export interface ProductEntryProps {
  product: FoundProduct
  /** Has its own click action; the rest of the card opens the product. */
  corner?: ReactNode
  /** The page shows this product at once. */
  isFirst?: boolean
}

export function ProductCard({ product, corner, isFirst = false }: ProductEntryProps) {
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
          <span>
            <SizeCount product={product} />
          </span>
          <PriceFrom product={product} />
        </p>
      </div>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
    </article>
  )
}
