import { useCan } from '../../api/me.ts'
import { ViewedProducts } from '../../features/catalogue/landing/viewed-products.tsx'
import { OftenOrdered } from '../../features/order/often-ordered.tsx'
import { DirectOrderTile } from '../dashboard/direct-order-tile.tsx'
import { LastOrder } from '../dashboard/last-order.tsx'
import styles from './own-start.module.css'

/** What a customer begins with: an order by number, and what was ordered or looked at before. */
export function OwnStart() {
  const seesOrders = useCan('order.history')
  return (
    <>
      <div className={styles.tiles}>
        <DirectOrderTile />
        {seesOrders && <LastOrder />}
      </div>
      {seesOrders && <OftenOrdered />}
      <ViewedProducts />
    </>
  )
}
