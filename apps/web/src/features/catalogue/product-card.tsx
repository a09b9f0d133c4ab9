import type { ProductSummary } from '@normwerk/contract/product'
import { useText } from '../../texts/language-context.tsx'
import { Drawing } from '../../trade/drawing.tsx'
import styles from './product-list.module.css'
import { ProductName } from './product-name.tsx'
import { PriceFrom, SizeRange } from './product-sizes.tsx'

export function ProductCard({ product }: { product: ProductSummary }) {
  const text = useText()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Drawing path={product.drawing} alt="" width={240} height={128} />
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
    </article>
  )
}
