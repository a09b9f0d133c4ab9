import type { Order } from '@normwerk/contract/order'
import { AddressLines } from '../../shared/people/address-lines.tsx'
import { useText } from '../../texts/language-context.tsx'
import styles from './order-view.module.css'

/** Delivery and invoice address. An order that the buyer collects has no delivery address. */
export function OrderAddresses({ order }: { order: Order }) {
  const text = useText()
  return (
    <div className={styles.addresses}>
      <div>
        <h3>{text('shared.cart.deliveryAddress')}</h3>
        {order.deliveryOption === 'Pickup' ? (
          <p>{text('shared.cart.pickup')}</p>
        ) : (
          <AddressLines address={order.deliveryAddress} />
        )}
      </div>
      <div>
        <h3>{text('shared.invoiceAddress')}</h3>
        <AddressLines address={order.invoiceAddress} />
      </div>
    </div>
  )
}
