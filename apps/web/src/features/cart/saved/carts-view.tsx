import type { CartSummary } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cartsQuery } from '../../../shared/cart/carts-query.ts'
import { useText } from '../../../texts/language-context.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { CartIcon } from '../../../ui/icons.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Section } from '../../../ui/page.tsx'
import { PlusIcon } from '../../../ui/page-icons.tsx'
import { CartDialog, NewCartDialog } from '../late-dialogs.ts'
import type { CartTask } from './cart-dialog.tsx'
import styles from './cart-list.module.css'
import { CartList } from './cart-list.tsx'
import { CartRowActions } from './cart-row-actions.tsx'
import { useChooseDefault } from './queries.ts'
import { useRowFocus } from './use-row-focus.ts'

interface Props {
  /** `null` opens the active cart. */
  onOpen: (cartId: string | null) => void
  /** Whether a cart can be handed over, because it has no unsaved edits. */
  mayHandOver: (cart: CartSummary) => Promise<boolean>
}

/** All carts: the user's own carts, the active one first, then those that colleagues share. */
export function CartsView({ onOpen, mayHandOver }: Props) {
  const text = useText()
  const carts = useQuery(cartsQuery)
  const [asked, setAsked] = useState<{ task: CartTask; cart: CartSummary } | 'new' | null>(null)
  const choose = useChooseDefault()
  const { frame, remember, follow } = useRowFocus(asked === null)
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

  // The change is visible in the list before the dialog closes.
  function leave(): void {
    follow()
    close()
  }

  // An open dialog would keep the focus away from the next page.
  function openNew(cartId: string): void {
    close()
    onOpen(cartId)
  }

  async function ask(task: CartTask, cart: CartSummary): Promise<void> {
    if (task === 'handOver' && !(await mayHandOver(cart))) return
    remember(cart.id)
    setAsked({ task, cart })
  }

  function activate(cart: CartSummary): void {
    choose.mutate(cart.id, {
      onSuccess: () => showToast({ message: text('cart.saved.nowActive', { name: cart.name }) }),
    })
  }

  const actions = (cart: CartSummary) => (
    <CartRowActions
      cart={cart}
      onTask={(task) => void ask(task, cart)}
      onActivate={() => activate(cart)}
      onReview={() => onOpen(null)}
    />
  )
  return (
    <div ref={frame} className={styles.view}>
      <Section
        title={text('cart.saved.ownCarts')}
        aside={
          <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setAsked('new')}>
            {text('cart.saved.newCart')}
          </Button>
        }
      >
        <CartList label={text('cart.saved.ownCarts')} carts={own} showsProject actions={actions} />
        {own.length < 2 && (
          <EmptyState icon={<CartIcon size={28} />} title={text('cart.saved.noneSaved')}>
            {text('cart.saved.noneSavedText')}
          </EmptyState>
        )}
      </Section>
      {shared.length > 0 && (
        <Section title={text('cart.saved.sharedWithMe')}>
          <CartList label={text('cart.saved.sharedWithMe')} carts={shared} showsProject actions={actions} />
        </Section>
      )}
      {asked !== null && asked !== 'new' && (
        <CartDialog
          task={asked.task}
          cart={carts.data.find(({ id }) => id === asked.cart.id) ?? asked.cart}
          onClose={close}
          onCopied={openNew}
          onHandedOver={leave}
          onDeleted={leave}
        />
      )}
      {asked === 'new' && <NewCartDialog from={null} onClose={close} onCreated={({ id }) => openNew(id)} />}
    </div>
  )
}
