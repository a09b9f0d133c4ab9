import type { ListedOrder } from '@normwerk/contract/order'
import { Link } from '@tanstack/react-router'
import { OrderStatusBadge } from '../../shared/cart/order-status.tsx'
import { useFormat } from '../../texts/language-context.tsx'
import styles from './order-lines.module.css'

/** Orders or inquiries, each in one line that leads to it. */
export function OrderLines({ orders }: { orders: readonly ListedOrder[] }) {
  const format = useFormat()
  return (
    <ul className={styles.lines}>
      {orders.map(({ id, orderNumber, date, customerStatus, sumNet }) => (
        <li key={id}>
          <Link to="/order/$id" params={{ id }} className={styles.line}>
            <strong>{orderNumber}</strong>
            <span className={styles.date}>{format.date(date)}</span>
            <OrderStatusBadge status={customerStatus} />
            <span className={styles.sum}>{format.money(sumNet)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
