import type { Cart } from '@normwerk/contract/cart'
import { Totals } from '../../shared/cart/totals.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './cart-totals.module.css'
import { useUnsavedEdits } from './edits/cart-editor.ts'
import { shippingHint } from './free-shipping.ts'

/** The totals from the server; marked as outdated while edits are being saved. */
export function CartTotals({ cart }: { cart: Cart }) {
  const text = useText()
  const { weekday } = useFormat()
  const stale = useUnsavedEdits(cart) !== 'none'
  const withoutPrice = cart.cartPositions.filter(({ price, discontinued }) => price === null && !discontinued).length
  return (
    <>
      <Totals
        goods={cart.totalProductPriceNet}
        shippingCosts={cart.shippingCosts}
        net={cart.totalPriceNet}
        salesTax={cart.salesTax}
        gross={cart.totalPriceGross}
        shippingNote={<ShippingNote cart={cart} />}
        stale={stale}
      />
      {cart.shipDate !== null && (
        <p className={styles.note}>
          {text(cart.deliveryType === 'Pickup' ? 'cart.allReadyBy' : 'cart.allSentBy', {
            date: weekday(cart.shipDate),
          })}
        </p>
      )}
      {withoutPrice > 0 && <p className={styles.note}>{text('cart.table.sumsWithout', { count: withoutPrice })}</p>}
    </>
  )
}

function ShippingNote({ cart }: { cart: Cart }) {
  const text = useText()
  const { money } = useFormat()
  const hint = shippingHint(cart)
  switch (hint.kind) {
    case 'none':
      return null
    case 'pickup':
      return <p className={styles.note}>{text('cart.delivery.pickupFree')}</p>
    case 'free':
      return <p className={styles.note}>{text('cart.delivery.freeReached', { from: money(hint.from) })}</p>
    case 'missing':
      return (
        <div className={styles.note}>
          <p>{text('cart.delivery.freeMissing', { from: money(hint.from), missing: money(hint.missing) })}</p>
          <div className={styles.way} aria-hidden="true">
            <div style={{ width: `${Math.round(hint.share * 100)}%` }} />
          </div>
        </div>
      )
  }
}
