import type { ListedOrder } from '@normwerk/contract/order'
import type { OrderColumn, OrderSort } from '@normwerk/contract/order/order-columns'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OrderStatusBadge } from '../../shared/cart/order-status.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ColumnHead } from '../../ui/data/column-head.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import styles from './order-list.module.css'

interface Sorting {
  sort: OrderSort
  onSort: (sort: OrderSort) => void
}

interface Props {
  orders: readonly ListedOrder[]
  /** Left out where a list is too short to be sorted. */
  sorting?: Sorting
  /** Another page or filter is being loaded. */
  stale: boolean
}

/** Orders and inquiries as a table, on a phone as cards. A click on a row opens the order. */
export function OrderList({ orders, sorting, stale }: Props) {
  const text = useText()
  return (
    <RecordTable label={text('shell.orders')} stale={stale}>
      <thead>
        <tr>
          <Head column="orderNumber" sorting={sorting}>
            {text('order.number')}
          </Head>
          <Head column="date" sorting={sorting}>
            {text('order.date')}
          </Head>
          <Head column="status" sorting={sorting}>
            {text('order.status')}
          </Head>
          <Head column="customerOrderNumber" sorting={sorting}>
            {text('shared.cart.customerOrderNumber')}
          </Head>
          <Head column="commission" sorting={sorting}>
            {text('shared.cart.commission')}
          </Head>
          <Head column="project" sorting={sorting}>
            {text('order.project')}
          </Head>
          <Head column="orderedBy" sorting={sorting}>
            {text('order.orderedBy')}
          </Head>
          <Head column="positionCount" numeric sorting={sorting}>
            {text('order.positions')}
          </Head>
          <Head column="sumNet" numeric sorting={sorting}>
            {text('shared.cart.netTotal')}
          </Head>
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

interface HeadProps {
  column: OrderColumn
  numeric?: boolean
  sorting: Sorting | undefined
  children: ReactNode
}

function Head({ column, numeric = false, sorting, children }: HeadProps) {
  if (sorting !== undefined) {
    return (
      <ColumnHead column={column} numeric={numeric} {...sorting}>
        {children}
      </ColumnHead>
    )
  }
  return (
    <th scope="col" data-numeric={numeric || undefined}>
      {children}
    </th>
  )
}

function Row({ order }: { order: ListedOrder }) {
  const text = useText()
  const format = useFormat()
  const { id, orderNumber, orderType, customerStatus, customerOrderNumber, commission, project, shipDate } = order
  return (
    <tr>
      <th scope="row" className={styles.number}>
        <Link to="/order/$id" params={{ id }}>
          {orderNumber}
        </Link>
        {orderType === 'Inquiry' && <span className={styles.kind}>{text('order.inquiry')}</span>}
      </th>
      <td className={styles.date}>
        {format.date(order.date)}
        {customerStatus === 'placed' && shipDate !== null && (
          <span className={styles.soft}>{text('shared.ships', { date: format.weekday(shipDate) })}</span>
        )}
      </td>
      <td data-corner>
        <OrderStatusBadge status={customerStatus} />
      </td>
      <Reference label={text('shared.cart.customerOrderNumber')} value={customerOrderNumber} />
      <Reference label={text('shared.cart.commission')} value={commission} />
      <Reference label={text('order.project')} value={project?.number ?? null} about={project?.name ?? null} />
      <Reference label={text('order.orderedBy')} value={order.orderedBy} />
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

function Reference(props: { label: string; value: string | null; about?: string | null }) {
  const { label, value, about = null } = props
  return (
    <td className={styles.reference} data-row data-label={label} data-empty={value === null}>
      {value ?? '–'}
      {about !== null && <span className={styles.soft}>{about}</span>}
    </td>
  )
}
