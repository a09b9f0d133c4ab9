import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { CartIcon } from '../../ui/icons.tsx'

/** For an old link to a cart that no longer exists. */
export function CartGone() {
  const text = useText()
  return (
    <EmptyState
      icon={<CartIcon size={28} />}
      title={text('cart.page.gone')}
      actions={<LinkButton to="/carts">{text('cart.saved.allCarts')}</LinkButton>}
    >
      {text('cart.page.goneText')}
    </EmptyState>
  )
}
