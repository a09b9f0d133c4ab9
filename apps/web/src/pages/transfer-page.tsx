import { Link } from '@tanstack/react-router'
import { useCart } from '../features/cart/use-cart.ts'
import { TransferPanel } from '../features/punchout/transfer-panel.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { PositionTable } from '../shared/cart/position-table.tsx'
import { useText } from '../texts/language-context.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page, PageHead, Section } from '../ui/page.tsx'
import { EmptyCart } from './cart/empty-cart.tsx'
import { CheckoutLayout, CheckoutSkeleton } from './checkout/checkout-frame.tsx'

/** The last look at a cart before it goes to the purchasing system. */
export function TransferPage() {
  const text = useText()
  return (
    <Page title={text('punchout.transfer.title')} width="wide">
      <PageHead title={text('punchout.transfer.title')} lead={text('punchout.transfer.lead')} />
      <CustomerGate
        permission="punchout.transfer"
        reason="punchout.transfer.notAllowed"
        rejection="punchout.transfer.notAllowed"
        loading={<CheckoutSkeleton />}
      >
        <CartToTransfer />
      </CustomerGate>
    </Page>
  )
}

function CartToTransfer() {
  const text = useText()
  const { data: cart, error, refetch } = useCart(null)
  if (cart === undefined) {
    return error === null ? <CheckoutSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />
  }
  if (cart.cartPositions.length === 0) return <EmptyCart cart={cart} />
  return (
    <CheckoutLayout aside={<TransferPanel cart={cart} />}>
      <Section
        title={text('cart.positions', { count: cart.positionCount })}
        aside={<Link to="/cart">{text('punchout.transfer.change')}</Link>}
      >
        <PositionTable label={text('cart.positionList')} positions={cart.cartPositions} />
      </Section>
    </CheckoutLayout>
  )
}
