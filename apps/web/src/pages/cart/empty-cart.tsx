import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import { WayOn } from './way-on.tsx'

export function EmptyCart({ cart }: { cart: Cart }) {
  const text = useText()
  if (!cart.default) {
    return (
      <EmptyState icon={<CartIcon size={28} />} title={text('savedCart.empty')} actions={<WayOn cart={cart} />}>
        {text('savedCart.emptyText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<CartIcon size={28} />}
      title={text('cart.emptyTitle')}
      actions={<LinkButton to="/">{text('cart.toCatalogue')}</LinkButton>}
    >
      {text('cart.emptyText')}
    </EmptyState>
  )
}
