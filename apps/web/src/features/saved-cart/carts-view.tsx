import type { CartSummary } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { cartsQuery } from '../../trade/carts-query.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { CartIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { Section } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { CartList } from './cart-list.tsx'
import { DeleteCartDialog } from './delete-cart-dialog.tsx'
import { NewCartDialog } from './new-cart-dialog.tsx'
import { useChooseDefault } from './queries.ts'

/** All carts: the own ones, the active one first, then those that colleagues share. */
export function CartsView({ onOpen }: { onOpen: (cartId: string) => void }) {
  const text = useText()
  const carts = useQuery(cartsQuery)
  const [asked, setAsked] = useState<{ what: 'copy' | 'delete'; cart: CartSummary } | { what: 'new' } | null>(null)
  const choose = useChooseDefault()
  const close = () => setAsked(null)

  if (carts.data === undefined) {
    if (carts.error !== null) return <ErrorState error={carts.error} onRetry={() => void carts.refetch()} />
    return (
      <Loading>
        <Skeleton height="16rem" />
      </Loading>
    )
  }
  const own = carts.data.filter(({ right }) => right === 'own')
  const shared = carts.data.filter(({ right }) => right !== 'own')

  function activate(cart: CartSummary): void {
    choose.mutate(cart.id, {
      onSuccess: () => showToast({ message: text('savedCart.nowActive', { name: cart.name }) }),
    })
  }

  const copy = (cart: CartSummary) => (
    <Button size="small" look="quiet" onClick={() => setAsked({ what: 'copy', cart })}>
      {text('savedCart.copy')}
    </Button>
  )
  return (
    <>
      <Section
        title={text('savedCart.ownCarts')}
        aside={
          <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setAsked({ what: 'new' })}>
            {text('savedCart.newCart')}
          </Button>
        }
      >
        <CartList
          label={text('savedCart.ownCarts')}
          carts={own}
          showsProject
          actions={(cart) => (
            <>
              {!cart.default && (
                <Button size="small" look="quiet" disabled={choose.isPending} onClick={() => activate(cart)}>
                  {text('savedCart.activateShort')}
                </Button>
              )}
              {copy(cart)}
              {!cart.default && (
                <IconButton
                  size="small"
                  label={text('savedCart.deleteNamed', { name: cart.name })}
                  icon={<TrashIcon size={18} />}
                  onClick={() => setAsked({ what: 'delete', cart })}
                />
              )}
            </>
          )}
        />
        {own.length < 2 && (
          <EmptyState icon={<CartIcon size={28} />} title={text('savedCart.noneSaved')}>
            {text('savedCart.noneSavedText')}
          </EmptyState>
        )}
      </Section>
      {shared.length > 0 && (
        <Section title={text('savedCart.sharedWithMe')}>
          <CartList label={text('savedCart.sharedWithMe')} carts={shared} showsProject actions={copy} />
        </Section>
      )}
      {(asked?.what === 'new' || asked?.what === 'copy') && (
        <NewCartDialog
          from={asked.what === 'copy' ? asked.cart : null}
          onClose={close}
          onCreated={({ id }) => onOpen(id)}
        />
      )}
      {asked?.what === 'delete' && <DeleteCartDialog cart={asked.cart} onClose={close} onDeleted={close} />}
    </>
  )
}
