import type { ProductSummary } from '@normwerk/contract/product'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-list.module.css'

/** A few products in one row, as an offer. */
export function ProductStrip({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className={styles.strip}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}

export function ProductStripSkeleton({ count }: { count: number }) {
  return <ProductPlaces count={count} className={styles.strip} height="19rem" />
}

interface PlacesProps {
  count: number
  className: string | undefined
  height: string
}

/** Where products will be once they are loaded. */
export function ProductPlaces({ count, className, height }: PlacesProps) {
  return (
    <Loading className={className}>
      {Array.from({ length: count }, (_, at) => at).map((place) => (
        <Skeleton key={place} height={height} />
      ))}
    </Loading>
  )
}
