import type { ListWork, ManagedOrderSummary } from '@normwerk/contract/back-office'
import { Link } from '@tanstack/react-router'
import { OrderStatusBadge } from '../../shared/cart/order-status.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ColumnHead } from '../../ui/data/column-head.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import styles from './back-office.module.css'

type Sort = NonNullable<ListWork['sort']>

interface Props {
  orders: readonly ManagedOrderSummary[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** Another list is being loaded. */
  stale: boolean
}

/** Orders and inquiries of all companies. A click on a row opens the order. */
export function WorkList({ orders, sort, onSort, stale }: Props) {
  const text = useText()
  const sorting = { sort, onSort }
  return (
    <RecordTable label={text('backOffice.title')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('order.number')}</th>
          <ColumnHead column="date" {...sorting}>
            {text('order.date')}
          </ColumnHead>
          <ColumnHead column="company" {...sorting}>
            {text('backOffice.company')}
          </ColumnHead>
          <th scope="col">{text('order.status')}</th>
          <th scope="col">{text('backOffice.customerOrderNumber')}</th>
          <th scope="col" data-numeric>
            {text('order.positions')}
          </th>
          <ColumnHead column="sumNet" numeric {...sorting}>
            {text('shared.cart.netTotal')}
          </ColumnHead>
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

function Row({ order }: { order: ManagedOrderSummary }) {
  const text = useText()
  const format = useFormat()
  const { id, orderNumber, companyName, customerNumber, buyer, customerOrderNumber, isPartlySent } = order
  return (
    <tr>
      <th scope="row">
        <Link to="/administration/orders/$id" params={{ id }}>
          {orderNumber}
        </Link>
      </th>
      <td className={styles.date}>{format.dateTime(order.date)}</td>
      <td className={styles.company} data-row>
        {companyName}
        <span className={styles.soft}>{buyer === null ? customerNumber : `${customerNumber} · ${buyer}`}</span>
      </td>
      <td data-corner>
        {isPartlySent ? (
          <StatusBadge tone="warn">{text('backOffice.partlySent')}</StatusBadge>
        ) : (
          <OrderStatusBadge status={order.customerStatus} />
        )}
      </td>
      <td data-row data-label={text('backOffice.customerOrderNumber')} data-empty={customerOrderNumber === null}>
        {customerOrderNumber ?? '–'}
      </td>
      <td data-numeric>
        <span className={styles.wide}>{order.positionCount}</span>
        <span className={styles.narrow}>{text('cart.positions', { count: order.positionCount })}</span>
      </td>
      <td data-numeric className={styles.sum}>
        {format.money(order.sumNet)}
      </td>
    </tr>
  )
}
