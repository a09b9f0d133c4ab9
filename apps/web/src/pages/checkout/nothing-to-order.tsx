import { useCan } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { CartIcon } from '../../ui/icons.tsx'

/** For a later step without positions: after an order in another tab, or by an old bookmark. */
export function NothingToOrder() {
  const text = useText()
  const seesOrders = useCan('order.history')
  return (
    <EmptyState
      icon={<CartIcon size={28} />}
      title={text('checkout.emptyTitle')}
      actions={
        <>
          <LinkButton to="/cart">{text('checkout.toCart')}</LinkButton>
          {seesOrders && <LinkButton to="/orders">{text('order.toOrders')}</LinkButton>}
        </>
      }
    >
      {text('checkout.emptyOrdered')}
    </EmptyState>
  )
}
