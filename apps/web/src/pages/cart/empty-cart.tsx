import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { KeepFocus } from '../../ui/focus/keep-focus.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import { CheckoutButton } from './checkout-button.tsx'

export function EmptyCart({ cart }: { cart: Cart }) {
  const text = useText()
  return (
    <KeepFocus>
      {cart.default ? (
        <EmptyState
          icon={<CartIcon size={28} />}
          title={text('checkout.emptyTitle')}
          actions={<LinkButton to="/">{text('cart.toCatalogue')}</LinkButton>}
        >
          {text('cart.page.emptyText')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<CartIcon size={28} />}
          title={text('cart.page.empty')}
          actions={<CheckoutButton cart={cart} />}
        >
          {text('cart.page.emptySavedText')}
        </EmptyState>
      )}
    </KeepFocus>
  )
}
