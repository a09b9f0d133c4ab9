import type { ManagedOrder } from '@normwerk/contract/back-office'
import { Link } from '@tanstack/react-router'
import { OrderStatusBadge } from '../../shared/cart/order-status.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import styles from './back-office.module.css'
import { OrderActions } from './order-actions.tsx'

/** Whose order it is, where it stands, and what comes next. */
export function OrderHead({ order }: { order: ManagedOrder }) {
  const text = useText()
  const format = useFormat()
  const { companyId, companyName, customerNumber, buyer, isInErp, nextStatuses } = order
  const isCanceled = order.status === 6
  return (
    <Panel>
      <div className={styles.head}>
        <p>
          <OrderStatusBadge status={order.customerStatus} />{' '}
          <Link to="/administration/companies/$id" params={{ id: companyId }}>
            {companyName}
          </Link>{' '}
          · {customerNumber} · {buyer ?? text('backOffice.deletedUser')} · {format.dateTime(order.date)}
        </p>
        <OrderActions order={order} />
        {isInErp && (isCanceled || nextStatuses.includes(6)) && (
          <Notice tone={isCanceled ? 'warn' : 'info'}>{text('backOffice.cancelInErp')}</Notice>
        )}
      </div>
    </Panel>
  )
}
