import type { Favorite } from '@normwerk/contract/favorite'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './favorite-list.module.css'
import { FavoriteRow } from './favorite-row.tsx'
import { useRemoval } from './use-removal.ts'

interface Props {
  favorites: readonly Favorite[]
  page: number
  /** Beside a single dimension. */
  actionsOf: (favorite: Favorite) => ReactNode
}

export function FavoriteList({ favorites, page, actionsOf }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const remove = useRemoval(page)
  const removedAt = useRef<number | null>(null)

  // The button that had the focus is gone with its row: the next one takes it over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when the list has become shorter
  useEffect(() => {
    if (removedAt.current === null) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus()
    removedAt.current = null
  }, [favorites.length])

  return (
    <ul ref={list} className={styles.rows}>
      {favorites.map((favorite, at) => (
        <FavoriteRow
          key={favorite.productDimensionId ?? favorite.id}
          favorite={favorite}
          actions={actionsOf(favorite)}
          onRemove={() => {
            remove(favorite)
            removedAt.current = at
          }}
        />
      ))}
    </ul>
  )
}
