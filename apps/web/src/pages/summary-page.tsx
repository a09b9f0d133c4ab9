import type { Cart } from '@normwerk/contract/cart'
import type { Order } from '@normwerk/contract/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { addressesQuery, deliveryAddressOf, sortAddresses } from '../features/address/queries.ts'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { useUnsavedEdits } from '../features/cart/edits/cart-editor.ts'
import { useFlushOnLeave } from '../features/cart/edits/use-flush-on-leave.ts'
import { HandOverButton } from '../features/cart/saved/hand-over-button.tsx'
import { SubmitPanel } from '../features/order/submit-panel.tsx'
import { PositionTable } from '../shared/cart/position-table.tsx'
import { reloadCarts } from '../shared/cart/store-cart.ts'
import { useText } from '../texts/language-context.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Section } from '../ui/page.tsx'
import { CheckoutFrame, CheckoutLayout, CheckoutSkeleton } from './checkout/checkout-frame.tsx'
import { NothingToOrder } from './checkout/nothing-to-order.tsx'
import { SummaryCards } from './checkout/summary-cards.tsx'

export function SummaryPage() {
  return (
    <CheckoutFrame step="summary">
      {(cart) => (cart.cartPositions.length === 0 ? <NothingToOrder /> : <Summary cart={cart} />)}
    </CheckoutFrame>
  )
}

function Summary({ cart }: { cart: Cart }) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const addresses = useQuery(addressesQuery)
  const unsaved = useUnsavedEdits(cart)
  useFlushOnLeave()

  async function showConfirmation({ id }: Order): Promise<void> {
    await navigate({ to: '/order/$id/confirmation', params: { id }, replace: true })
    await reloadCarts(client)
  }

  if (addresses.data === undefined) {
    if (addresses.error === null) return <CheckoutSkeleton />
    return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />
  }
  const { invoice } = sortAddresses(addresses.data)
  return (
    <CheckoutLayout
      aside={
        <>
          <CartTotals cart={cart} />
          <SubmitPanel
            cart={cart}
            unsaved={unsaved}
            handOver={
              <HandOverButton
                cart={cart}
                wide
                onHandedOver={() => void navigate({ to: '/cart', search: { cart: cart.id } })}
              />
            }
            onDone={(order) => void showConfirmation(order)}
            onCartChanged={() => void reloadCarts(client)}
          />
        </>
      }
    >
      <SummaryCards
        cart={cart}
        invoice={invoice}
        delivery={cart.deliveryAddressGone ? undefined : deliveryAddressOf(addresses.data, cart.deliveryAddressId)}
      />
      <Section
        title={text('cart.positions', { count: cart.positionCount })}
        aside={<Link to="/cart">{text('checkout.change')}</Link>}
      >
        <PositionTable label={text('cart.positionList')} positions={cart.cartPositions} />
      </Section>
    </CheckoutLayout>
  )
}
