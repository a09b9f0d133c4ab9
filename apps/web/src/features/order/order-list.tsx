import type { OrderSummary } from '@normwerk/contract/order'
import { Link } from '@tanstack/react-router'
import { OrderStatusBadge } from '../../shared/cart/order-status.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import styles from './order-list.module.css'

interface Props {
  orders: readonly OrderSummary[]
  /** Another page or filter is being loaded. */
  stale: boolean
}

/** Orders and inquiries as a table, on a phone as cards. A click on a row opens the order. */
export function OrderList({ orders, stale }: Props) {
  const text = useText()
  return (
    <RecordTable label={text('shell.orders')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('order.number')}</th>
          <th scope="col">{text('order.date')}</th>
          <th scope="col">{text('order.status')}</th>
          <th scope="col">{text('shared.cart.customerOrderNumber')}</th>
          <th scope="col">{text('shared.cart.commission')}</th>
          <th scope="col" data-numeric>
            {text('order.positions')}
          </th>
          <th scope="col" data-numeric>
            {text('shared.cart.netTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function Row({ order }: { order: OrderSummary }) {
  const text = useText()
  const format = useFormat()
  const { id, orderNumber, orderType, customerOrderNumber, commission } = order
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <Link to="/order/$id" params={{ id }}>
          {orderNumber}
        </Link>
        {orderType === 'Inquiry' && <span className={styles.kind}>{text('order.inquiry')}</span>}
      </th>
      <td className={styles.date}>{format.date(order.date)}</td>
      <td data-corner>
        <OrderStatusBadge status={order.customerStatus} />
      </td>
      <Reference label={text('shared.cart.customerOrderNumber')} value={customerOrderNumber} />
      <Reference label={text('shared.cart.commission')} value={commission} />
      <td data-numeric className={styles.count}>
        <span className={styles.wide}>{order.positionCount}</span>
        <span className={styles.narrow}>{text('cart.positions', { count: order.positionCount })}</span>
      </td>
      <td data-numeric className={styles.sum}>
        {format.money(order.sumNet)}
      </td>
    </tr>
  )
}

function Reference({ label, value }: { label: string; value: string | null }) {
  return (
    <td className={styles.reference} data-row data-label={label} data-empty={value === null}>
      {value ?? '–'}
    </td>
  )
}
