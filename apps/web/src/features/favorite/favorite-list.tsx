import type { Favorite } from '@normwerk/contract/favorite'
import type { ReactNode } from 'react'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import styles from './favorite-list.module.css'
import { FavoriteRow } from './favorite-row.tsx'
import { useRemoval } from './use-removal.ts'

interface Props {
  favorites: readonly Favorite[]
  page: number
  /** Buttons beside a favourite of a single article. */
  actionsOf: (favorite: Favorite) => ReactNode
}

const keepFocusInside = keepFocusOn('[data-remove]')

export function FavoriteList({ favorites, page, actionsOf }: Props) {
  const remove = useRemoval(page)

  return (
    <ul ref={keepFocusInside} className={styles.rows}>
      {favorites.map((favorite) => (
        <FavoriteRow
          key={favorite.productDimensionId ?? favorite.id}
          favorite={favorite}
          actions={actionsOf(favorite)}
          onRemove={() => remove(favorite)}
        />
      ))}
    </ul>
  )
}
