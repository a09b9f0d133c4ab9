import type { Order } from '@normwerk/contract/order'
import { Totals } from '../../shared/cart/totals.tsx'
import { useText } from '../../texts/language-context.tsx'
import styles from './order-view.module.css'

export function OrderTotals({ order }: { order: Order }) {
  const text = useText()
  const withoutPrice = order.positions.filter(({ price }) => price === null).length
  return (
    <>
      <Totals
        goods={order.totalProductPriceNet}
        shippingCosts={order.shippingCosts}
        net={order.sumNet}
        salesTax={order.salesTax}
        gross={order.sumGross}
      />
      {withoutPrice > 0 && <p className={styles.note}>{text('cart.table.sumsWithout', { count: withoutPrice })}</p>}
    </>
  )
}
