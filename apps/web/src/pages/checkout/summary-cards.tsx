import type { PostalAddress } from '@normwerk/contract/address'
import type { Cart } from '@normwerk/contract/cart'
import { remarkKeys } from '@normwerk/parts/remarks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { projectTitle } from '../../shared/cart/projects.tsx'
import { AddressLines } from '../../shared/people/address-lines.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import styles from './summary-cards.module.css'

interface Props {
  cart: Cart
  delivery: PostalAddress | undefined
  invoice: PostalAddress | undefined
}

/** Delivery, invoice and remarks, each with a link to change it. */
export function SummaryCards({ cart, delivery, invoice }: Props) {
  const text = useText()
  const isPickup = cart.deliveryType === 'Pickup'
  return (
    <div className={styles.cards}>
      <Card
        title={text(isPickup ? 'shared.cart.pickup' : 'shared.cart.deliveryAddress')}
        change={<Link to="/cart/delivery">{text('checkout.change')}</Link>}
      >
        {isPickup ? (
          <p>{text('cart.delivery.pickupNote')}</p>
        ) : (
          delivery !== undefined && <AddressLines address={delivery} />
        )}
        {cart.completeDelivery && <p className={styles.soft}>{text('shared.cart.completeDelivery')}</p>}
      </Card>
      <Card title={text('shared.invoiceAddress')}>
        {invoice !== undefined && <AddressLines address={invoice} />}
        <p className={styles.soft}>{text('order.paymentInvoice')}</p>
      </Card>
      <Card title={text('cart.remarks.references')} change={<Link to="/cart">{text('checkout.change')}</Link>}>
        <CartReferences cart={cart} />
      </Card>
    </div>
  )
}

function CartReferences({ cart }: { cart: Cart }) {
  const text = useText()
  const { project } = cart
  const named = [
    ...remarkKeys.map((key) => ({ key, name: text(`shared.cart.${key}`), value: cart[key] })),
    { key: 'costCentre', name: text('shared.cart.costCentre'), value: cart.costCentre },
    { key: 'project', name: text('project.title'), value: project && projectTitle(project) },
  ].filter(({ value }) => value !== null && value !== '')
  return named.length === 0 ? <p className={styles.soft}>{text('checkout.noReferences')}</p> : <Facts entries={named} />
}

function Card({ title, change, children }: { title: string; change?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {change}
      </div>
      {children}
    </section>
  )
}
