import type { FoundProduct } from '@normwerk/contract/search'
import { Link } from '@tanstack/react-router'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useText } from '../../texts/language-context.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import styles from './product-list.module.css'

/**
 * Number, name and material of a product. The link covers the card or row around it, and leads to the only article that
 * passes the filters.
 */
export function ProductName({ product }: { product: FoundProduct }) {
  const text = useText()
  const { productNr, standard, isDeal, isNew, name, material, passing } = product
  const article = passing?.articleNo ?? undefined
  return (
    <>
      <p className={styles.number}>
        <ArticleNumber>{productNr}</ArticleNumber>
        {standard !== null && <span>{standard}</span>}
        {isDeal && <StatusBadge tone="deal">{text('catalogue.deal')}</StatusBadge>}
        {isNew && <StatusBadge tone="info">{text('catalogue.new')}</StatusBadge>}
      </p>
      <h3>
        <Link
          to="/product/$productNr"
          params={{ productNr }}
          search={article === undefined ? {} : { article }}
          className={styles.cover}
        >
          {name}
        </Link>
      </h3>
      <p className={styles.material}>{material}</p>
    </>
  )
}
