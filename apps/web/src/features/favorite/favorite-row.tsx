import type { Favorite } from '@normwerk/contract/favorite'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { AvailabilityBadge } from '../../shared/parts/availability.tsx'
import { Drawing } from '../../shared/parts/drawing.tsx'
import { Price } from '../../shared/parts/price.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { TrashIcon } from '../../ui/page-icons.tsx'
import styles from './favorite-list.module.css'
import { nameOf } from './use-removal.ts'

interface Props {
  favorite: Favorite
  /** Actions on a favourite of a single article. */
  actions: ReactNode
  onRemove: () => void
}

export function FavoriteRow({ favorite, actions, onRemove }: Props) {
  const text = useText()
  const format = useFormat()
  const { productNr, articleNo, name, standard, material, drawing, dimensionCount, priceFrom, discontinued } = favorite
  const { price, availability } = favorite
  return (
    <li className={styles.row}>
      <Drawing path={drawing} alt="" width={120} height={60} />
      <div className={styles.part}>
        <h2>
          <Link
            to="/product/$productNr"
            params={{ productNr }}
            search={articleNo === null ? {} : { article: articleNo }}
            className={styles.cover}
          >
            {articleNo === null ? name : <ArticleNumber>{articleNo}</ArticleNumber>}
          </Link>
        </h2>
        <p className={styles.soft}>
          {articleNo === null ? <ArticleNumber>{productNr}</ArticleNumber> : <span>{name}</span>}
          {standard !== null && <span>{standard}</span>}
          <span>{material}</span>
        </p>
      </div>
      {articleNo === null && (
        <div className={styles.terms}>
          <span>{text('catalogue.sizeCount', { count: dimensionCount })}</span>
          {priceFrom !== null && <strong>{text('catalogue.priceFrom', { price: format.money(priceFrom) })}</strong>}
        </div>
      )}
      {availability !== null && (
        <div className={styles.terms}>
          <AvailabilityBadge availability={availability} plain />
          <strong>
            <Price amount={price} />
          </strong>
        </div>
      )}
      <div className={styles.actions}>
        {discontinued && <span className={styles.soft}>{text('cart.table.discontinued')}</span>}
        {articleNo !== null && !discontinued && actions}
        <IconButton
          label={text('favorite.remove', { name: nameOf(favorite) })}
          icon={<TrashIcon />}
          data-remove
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
