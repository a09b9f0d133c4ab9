import type { Favorite } from '@normwerk/contract/favorite'
import { maxQuantity } from '@normwerk/contract/limits'
import { noOptions } from '@normwerk/parts/configured-part'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddPart } from '../features/cart/use-add-part.ts'
import { FavoriteList } from '../features/favorite/favorite-list.tsx'
import { favoritesQuery } from '../features/favorite/queries.ts'
import { SavedSearches } from '../features/saved-search/saved-searches.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { StarIcon } from '../shared/parts/star-icon.tsx'
import { useText } from '../texts/language-context.tsx'
import { PagedList } from '../ui/data/paged-list.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '../ui/forms/button.tsx'
import { QuantityField } from '../ui/forms/quantity-field.tsx'
import { CartIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { turnPage } from './turn-page.ts'

const route = getRouteApi('/favorites')
const listHeight = '22rem'

export function FavoritesPage() {
  const text = useText()
  return (
    <Page title={text('favorite.title')}>
      <PageHead title={text('favorite.title')} lead={text('favorite.lead')} />
      <CustomerGate
        permission="cart.keep"
        reason="favorite.signInReason"
        rejection="favorite.notAllowed"
        loading={
          <Loading>
            <Skeleton height={listHeight} />
          </Loading>
        }
      >
        <SavedSearches />
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
  return (
    <PagedList
      query={favorites}
      page={page}
      onPage={(next) => void navigate({ search: turnPage(next) })}
      height={listHeight}
      found={(count) => text('favorite.count', { count })}
      // The last favourite of the last page may have been removed.
      nothing={favorites.data?.total === 0 ? <NoFavorites /> : <Navigate to="/favorites" search={{}} replace />}
    >
      {(items) => (
        <FavoriteList favorites={items} page={page} actionsOf={(favorite) => <AddToCart favorite={favorite} />} />
      )}
    </PagedList>
  )
}

function AddToCart({ favorite: { productDimensionId: articleId, articleNo } }: { favorite: Favorite }) {
  const text = useText()
  const { mutate, isPending } = useAddPart()
  const [quantity, setQuantity] = useState(1)
  if (articleId === null || articleNo === null) return null
  const add = () => mutate({ ...noOptions, articleId, articleNumber: articleNo, quantity })
  return (
    <>
      <QuantityField
        max={maxQuantity}
        label={text('shared.quantityOf', { article: articleNo })}
        size="small"
        value={quantity}
        onChange={setQuantity}
        onEnter={add}
      />
      <Button size="small" icon={<CartIcon size={16} />} pending={isPending} onClick={add}>
        {text('shared.addToCart')}
      </Button>
    </>
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
