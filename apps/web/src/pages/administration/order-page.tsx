import type { ManagedOrder } from '@normwerk/contract/back-office'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CallError } from '../../api/call-error.ts'
import { OrderHead } from '../../features/back-office/order-head.tsx'
import { OrderNotes } from '../../features/back-office/order-notes.tsx'
import { managedOrderQuery } from '../../features/back-office/queries.ts'
import { OrderAddresses } from '../../features/order/order-addresses.tsx'
import { OrderDeliveries } from '../../features/order/order-deliveries.tsx'
import { OrderDocuments } from '../../features/order/order-documents.tsx'
import { OrderFacts } from '../../features/order/order-facts.tsx'
import { OrderHistory } from '../../features/order/order-history.tsx'
import { OrderTotals } from '../../features/order/order-totals.tsx'
import { PrintLabels } from '../../features/order/print-labels.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { PositionTable } from '../../shared/cart/position-table.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { OrdersIcon } from '../../ui/icons.tsx'
import { Panel, Section } from '../../ui/page.tsx'

const route = getRouteApi('/administration/orders/$id')

/** One order of any company, with everything that staff do about it. */
export function ManagedOrderPage() {
  const text = useText()
  const { id } = route.useParams()
  const order = useQuery(managedOrderQuery(id)).data
  const orders = { key: 'orders', link: <Link to="/administration/orders">{text('backOffice.title')}</Link> }
  return (
    <OfficeFrame
      title={order === undefined ? text('shell.order') : text(titleOf(order), { number: order.orderNumber })}
      breadcrumb={<Breadcrumb entries={[orders]} />}
      permission="shop.administer"
    >
      <ReadOrder id={id} />
    </OfficeFrame>
  )
}

function titleOf({ orderType }: ManagedOrder): 'order.inquiryTitle' | 'order.orderTitle' {
  return orderType === 'Inquiry' ? 'order.inquiryTitle' : 'order.orderTitle'
}

function ReadOrder({ id }: { id: string }) {
  const text = useText()
  const order = useQuery(managedOrderQuery(id))
  if (order.data !== undefined) return <ReadableOrder order={order.data} />
  if (order.error instanceof CallError && order.error.code === 'entryNotFound') {
    return (
      <EmptyState icon={<OrdersIcon size={28} />} title={text('order.unknown')}>
        {text('backOffice.unknownText')}
      </EmptyState>
    )
  }
  if (order.error !== null) return <ErrorState error={order.error} onRetry={() => void order.refetch()} />
  return (
    <Loading>
      <Skeleton height="26rem" />
    </Loading>
  )
}

function ReadableOrder({ order }: { order: ManagedOrder }) {
  const text = useText()
  const { positions } = order
  return (
    <>
      <OrderHead order={order} />
      <Section title={text('cart.positions', { count: positions.length })} aside={<PrintLabels order={order} />}>
        <PositionTable label={text('cart.positionList')} positions={positions} />
      </Section>
      <Section title={text('order.documents.title')}>
        <Panel>
          <OrderDocuments documents={order.orderDocuments} />
        </Panel>
      </Section>
      {order.deliveries.length > 0 && (
        <Section title={text('order.deliveries')}>
          <Panel>
            <OrderDeliveries order={order} />
          </Panel>
        </Section>
      )}
      <Section title={text('backOffice.notes')}>
        <Panel>
          <OrderNotes order={order} />
        </Panel>
      </Section>
      <Section title={text('backOffice.facts')}>
        <Panel>
          <OrderFacts order={order} customerOrderNumber={text('backOffice.customerOrderNumber')} />
        </Panel>
        <Panel>
          <OrderTotals order={order} />
        </Panel>
      </Section>
      <Section title={text('order.addresses')}>
        <Panel>
          <OrderAddresses order={order} />
        </Panel>
      </Section>
      <Section title={text('order.history')}>
        <Panel>
          <OrderHistory order={order} />
        </Panel>
      </Section>
    </>
  )
}
