import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CartIcon } from '../../ui/icons.tsx'

/** A cart by an old link. */
export function CartGone() {
  const text = useText()
  return (
    <EmptyState
      icon={<CartIcon size={28} />}
      title={text('savedCart.gone')}
      actions={<LinkButton to="/carts">{text('savedCart.allCarts')}</LinkButton>}
    >
      {text('savedCart.goneText')}
    </EmptyState>
  )
}
