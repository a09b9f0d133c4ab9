import type { Cart } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { addressesQuery, sortAddresses } from '../features/address/queries.ts'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { CostCentre } from '../features/cart/cost-centre.tsx'
import { DeliveryChoice } from '../features/cart/delivery-choice.tsx'
import { useCartEditor } from '../features/cart/edits/cart-editor.ts'
import { useFlushOnLeave } from '../features/cart/edits/use-flush-on-leave.ts'
import { AddressLines } from '../shared/people/address-lines.tsx'
import { useText } from '../texts/language-context.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { LinkButton } from '../ui/forms/button.tsx'
import { Section } from '../ui/page.tsx'
import { ArrowRightIcon } from '../ui/page-icons.tsx'
import { CheckoutFrame, CheckoutLayout, CheckoutSkeleton } from './checkout/checkout-frame.tsx'
import { NewAddress } from './checkout/new-address.tsx'
import { NothingToOrder } from './checkout/nothing-to-order.tsx'
import styles from './delivery-page.module.css'

export function DeliveryPage() {
  return (
    <CheckoutFrame step="delivery">
      {(cart) => (cart.cartPositions.length === 0 ? <NothingToOrder /> : <Delivery cart={cart} />)}
    </CheckoutFrame>
  )
}

function Delivery({ cart }: { cart: Cart }) {
  const text = useText()
  const addresses = useQuery(addressesQuery)
  const { header } = useCartEditor()
  useFlushOnLeave()
  if (addresses.data === undefined) {
    if (addresses.error === null) return <CheckoutSkeleton />
    return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />
  }
  const { invoice, delivery } = sortAddresses(addresses.data)

  function deliverTo(deliveryAddressId: string): void {
    header.edit(cart.id, { deliveryAddressId })
    header.commit(cart.id)
  }

  const nextStep = (
    <LinkButton to="/cart/summary" variant="primary" wide>
      {text('checkout.toSummary')}
      <ArrowRightIcon size={16} />
    </LinkButton>
  )
  return (
    <CheckoutLayout aside={<CartTotals cart={cart} />} nextStep={nextStep} bar={nextStep}>
      <DeliveryChoice
        cart={cart}
        addresses={delivery}
        addAddress={<NewAddress country={invoice?.country} onSaved={({ id }) => deliverTo(id)} />}
      />
      <CostCentre cart={cart} />
      {invoice !== undefined && (
        <Section title={text('shared.invoiceAddress')}>
          <div className={styles.invoices}>
            <div className={styles.invoice}>
              <AddressLines address={invoice} />
            </div>
          </div>
        </Section>
      )}
    </CheckoutLayout>
  )
}
