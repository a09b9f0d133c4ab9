import type { ProductSummary } from '@normwerk/contract/product'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { ArticleNumber } from '../../trade/article-number.tsx'
import { Drawing } from '../../trade/drawing.tsx'
import { ProductFlags } from './product-flags.tsx'
import styles from './product-list.module.css'
import { PriceFrom, SizeRange } from './product-sizes.tsx'

export function ProductRow({ product }: { product: ProductSummary }) {
  const text = useText()
  return (
    <article className={styles.row}>
      <Drawing path={product.drawing} alt="" width={160} height={60} />
      <div className={styles.rowName}>
        <p className={styles.number}>
          <ArticleNumber>{product.productNr}</ArticleNumber>
          {product.standard !== null && <span>{product.standard}</span>}
          <ProductFlags product={product} />
        </p>
        <h3>
          <Link to="/product/$productNr" params={{ productNr: product.productNr }} className={styles.cover}>
            {product.name}
          </Link>
        </h3>
        <p className={styles.material}>{product.material}</p>
      </div>
      <p className={styles.sizes}>
        <SizeRange product={product} />
      </p>
      <p className={styles.rowEnd}>
        <PriceFrom product={product} />
        <span className={styles.material}>{text('catalogue.sizeCount', { count: product.dimensionCount })}</span>
      </p>
    </article>
  )
}
