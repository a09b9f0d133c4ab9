import { Drawing } from '../../shared/parts/drawing.tsx'
import type { ProductEntryProps } from './product-card.tsx'
import styles from './product-list.module.css'
import { ProductName } from './product-name.tsx'
import { PriceFrom, SizeCount, SizeRange } from './product-sizes.tsx'

export function ProductRow({ product, corner, isFirst = false }: ProductEntryProps) {
  return (
    <article className={styles.row}>
      <Drawing path={product.drawing} alt="" width={160} height={60} eager={isFirst} />
      <div className={styles.rowName}>
        <ProductName product={product} />
      </div>
      <p className={styles.sizes}>
        <SizeRange product={product} />
      </p>
      <p className={styles.rowEnd}>
        <PriceFrom product={product} />
        <span className={styles.material}>
          <SizeCount product={product} />
        </span>
      </p>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
    </article>
  )
}
