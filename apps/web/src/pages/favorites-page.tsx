import type { Favorite } from '@normwerk/contract/favorite'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useAddPart } from '../features/cart/use-add-part.ts'
import { FavoriteList } from '../features/favorite/favorite-list.tsx'
import { favoritesQuery } from '../features/favorite/queries.ts'
import { useText } from '../texts/language-context.tsx'
import { CustomerGate } from '../trade/customer-gate.tsx'
import { StarIcon } from '../trade/star-icon.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { CartIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

const route = getRouteApi('/favorites')

export function FavoritesPage() {
  const text = useText()
  return (
    <Page title={text('favorite.title')}>
      <PageHead title={text('favorite.title')} lead={text('favorite.lead')} />
      <CustomerGate
        permission="cart.use"
        reason="favorite.signInReason"
        refusal="favorite.notAllowed"
        loading={<Waiting />}
      >
        <Favorites />
      </CustomerGate>
    </Page>
  )
}

function Favorites() {
  const text = useText()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const favorites = useQuery({ ...favoritesQuery(page), placeholderData: keepPreviousData })
  if (favorites.data === undefined) {
    if (favorites.error === null) return <Waiting />
    return <ErrorState error={favorites.error} onRetry={() => void favorites.refetch()} />
  }
  const { items, size, total } = favorites.data
  if (total === 0) return <NoFavorites />
  // The last one of the last page has gone.
  if (items.length === 0) return <Navigate to="/favorites" search={{}} replace />
  return (
    <>
      <p className="visually-hidden" role="status">
        {text('favorite.count', { count: total })}
      </p>
      <FavoriteList favorites={items} page={page} actionsOf={(favorite) => <AddToCart favorite={favorite} />} />
      <Pagination
        page={page}
        size={size}
        total={total}
        onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
      />
    </>
  )
}

function AddToCart({ favorite: { productDimensionId, articleNo } }: { favorite: Favorite }) {
  const text = useText()
  const { mutate, isPending } = useAddPart()
  if (productDimensionId === null || articleNo === null) return null
  return (
    <Button
      size="small"
      icon={<CartIcon size={16} />}
      pending={isPending}
      onClick={() => mutate({ dimensionId: productDimensionId, articleNo, quantity: 1 })}
    >
      {text('trade.addToCart')}
    </Button>
  )
}

function NoFavorites() {
  const text = useText()
  return (
    <EmptyState
      icon={<StarIcon size={28} />}
      title={text('favorite.none')}
      actions={<LinkButton to="/">{text('cart.toCatalogue')}</LinkButton>}
    >
      {text('favorite.noneText')}
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height="22rem" />
    </Loading>
  )
}
