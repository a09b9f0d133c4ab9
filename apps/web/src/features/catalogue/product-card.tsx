import type { ProductSummary } from '@normwerk/contract/product'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { ArticleNumber } from '../../trade/article-number.tsx'
import { Drawing } from '../../trade/drawing.tsx'
import { ProductFlags } from './product-flags.tsx'
import styles from './product-list.module.css'
import { PriceFrom, SizeRange } from './product-sizes.tsx'

export function ProductCard({ product }: { product: ProductSummary }) {
  const text = useText()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Drawing path={product.drawing} alt="" width={240} height={128} />
      </div>
      <div className={styles.facts}>
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
