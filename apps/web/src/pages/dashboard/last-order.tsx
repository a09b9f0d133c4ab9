import type { OrderSummary } from '@normwerk/contract/order'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lastOwnOrderQuery } from '../../features/order/newest-queries.ts'
import { Reorder } from '../../features/order/reorder.tsx'
import { OrderStatusBadge } from '../../shared/cart/order-status.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { OrdersIcon } from '../../ui/icons.tsx'
import styles from './last-order.module.css'
import { Tile } from './tile.tsx'

/** The user's own newest order, and a link to all orders of the company. */
export function LastOrder() {
  const text = useText()
  const orders = useQuery(lastOwnOrderQuery)
  const { items: [newest] = [] } = orders.data ?? {}
  return (
    <Tile
      title={text('dashboard.lastOrder')}
      icon={<OrdersIcon />}
      aside={
        <Link to="/orders" className={styles.all}>
          {text('dashboard.allOrders')}
        </Link>
      }
    >
      {newest !== undefined ? (
        <Newest order={newest} />
      ) : orders.data !== undefined ? (
        <p className={styles.soft}>{text('dashboard.noOrder')}</p>
      ) : orders.error !== null ? (
        <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />
      ) : (
        <Loading>
          <Skeleton height="7rem" />
        </Loading>
      )}
    </Tile>
  )
}

function Newest({ order }: { order: OrderSummary }) {
  const text = useText()
  const format = useFormat()
  const { id, orderNumber, date, customerStatus, customerOrderNumber, positionCount, sumNet } = order
  return (
    <div className={styles.order}>
      <p className={styles.line}>
        <strong className={styles.number}>{orderNumber}</strong>
        <OrderStatusBadge status={customerStatus} />
      </p>
      <p className={styles.soft}>
        {format.date(date)}
        {customerOrderNumber !== null && ` · ${customerOrderNumber}`}
      </p>
      <p className={styles.line}>
        <span className={styles.soft}>{text('cart.positions', { count: positionCount })}</span>
        <strong>{text('dashboard.net', { sum: format.money(sumNet) })}</strong>
      </p>
      <LinkButton to="/order/$id" params={{ id }} wide>
        {text('dashboard.openOrder')}
      </LinkButton>
      <Reorder orderId={id} wide />
    </div>
  )
}
