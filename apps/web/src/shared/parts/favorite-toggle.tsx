import type { ProductSummary } from '@normwerk/contract/product'
import { useCan } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import styles from './favorite-toggle.module.css'
import { StarIcon } from './star-icon.tsx'
import { type FavoriteRef, useIsFavorite, useIsListed, useMarkFavorite } from './use-favorite.ts'

type ProductProps = { product: Pick<ProductSummary, 'id' | 'name' | 'isFavorite'>; size?: 'small' | 'medium' }

/** Marks a product as a favourite. Users who may not have favourites see no star. */
export function ProductStar({ product, size = 'medium' }: ProductProps) {
  const { id, name, isFavorite } = product
  return useCan('cart.keep') ? <Star favorite={{ productId: id }} known={isFavorite} name={name} size={size} /> : null
}

interface DimensionProps {
  dimension: { id: string; productId: string; articleNo: string }
}

/** Marks a single article as a favourite. */
export function DimensionStar({ dimension }: DimensionProps) {
  return useCan('cart.keep') ? <KnownDimensionStar dimension={dimension} /> : null
}

function KnownDimensionStar({ dimension: { id, productId, articleNo } }: DimensionProps) {
  const known = useIsListed(id)
  return <Star favorite={{ productId, articleId: id }} known={known} name={articleNo} size="small" />
}

interface StarProps {
  favorite: FavoriteRef
  known: boolean
  name: string
  size: 'small' | 'medium'
}

function Star({ favorite, known, name, size }: StarProps) {
  const text = useText()
  const marked = useIsFavorite(favorite, known)
  const { mutate } = useMarkFavorite()
  return (
    <IconButton
      className={styles.star}
      size={size}
      label={text('shared.favorite', { name })}
      aria-pressed={marked}
      icon={<StarIcon filled={marked} />}
      onClick={() => mutate({ ref: favorite, marked: !marked })}
    />
  )
}
