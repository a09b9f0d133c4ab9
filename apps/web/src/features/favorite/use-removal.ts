import type { Favorite } from '@normwerk/contract/favorite'
import { useQueryClient } from '@tanstack/react-query'
import { type FavoriteRef, useMarkFavorite } from '../../shared/parts/use-favorite.ts'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { favoritesQuery } from './queries.ts'

function refOf({ id, productDimensionId: articleId }: Favorite): FavoriteRef {
  return { productId: id, ...(articleId === null ? {} : { articleId }) }
}

/** Returns the name of a favourite: its article number, or the product's name. */
export function nameOf({ articleNo, name }: Favorite): string {
  return articleNo ?? name
}

/** Removes a favourite from the list at once, and offers to undo it. */
export function useRemoval(page: number): (favorite: Favorite) => void {
  const text = useText()
  const client = useQueryClient()
  const { mutate } = useMarkFavorite()
  return (favorite) => {
    const ref = refOf(favorite)
    client.setQueryData(favoritesQuery(page).queryKey, (known) =>
      known === undefined
        ? known
        : {
            ...known,
            items: known.items.filter(
              ({ id, productDimensionId }) => id !== favorite.id || productDimensionId !== favorite.productDimensionId,
            ),
            total: known.total - 1,
          },
    )
    mutate({ ref, marked: false })
    showToast({
      message: text('favorite.removed', { name: nameOf(favorite) }),
      action: { label: text('ui.undo'), onAction: () => mutate({ ref, marked: true }) },
    })
  }
}
