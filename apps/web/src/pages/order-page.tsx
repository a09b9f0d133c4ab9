import type { Order } from '@normwerk/contract/order'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCan } from '../api/me.ts'
import { OrderAddresses } from '../features/order/order-addresses.tsx'
import { OrderFacts } from '../features/order/order-facts.tsx'
import { OrderHistory } from '../features/order/order-history.tsx'
import { OrderStatusBadge } from '../features/order/order-status.tsx'
import { OrderTotals } from '../features/order/order-totals.tsx'
import { PositionTable } from '../shared/cart/position-table.tsx'
import { useFormat, useText } from '../texts/language-context.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Page, PageHead, Panel, Section } from '../ui/page.tsx'
import { CheckoutLayout } from './checkout/checkout-frame.tsx'
import { PrintButton } from './order/print-button.tsx'
import { WithOrder } from './order/with-order.tsx'

const route = getRouteApi('/order/$id')

export function OrderPage() {
  const text = useText()
  const { id } = route.useParams()
  return (
    <WithOrder id={id} title={text('shell.order')}>
      {(order) => <ReadableOrder order={order} />}
    </WithOrder>
  )
}

function ReadableOrder({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const seesOrders = useCan('order.history')
  const { orderNumber: number, orderType, positions } = order
  const title = orderType === 'Inquiry' ? text('order.inquiryTitle', { number }) : text('order.orderTitle', { number })
  const orders = { key: 'orders', link: <Link to="/orders">{text('shell.orders')}</Link> }
  return (
    <Page title={title}>
      <PageHead
        title={title}
        lead={
          <>
            <OrderStatusBadge status={order.customerStatus} /> {format.dateTime(order.date)}
          </>
        }
        actions={<PrintButton />}
        {...(seesOrders ? { breadcrumb: <Breadcrumb entries={[orders]} /> } : {})}
      />
      <CheckoutLayout
        aside={
          <>
            <OrderTotals order={order} />
            <OrderFacts order={order} />
          </>
        }
      >
        <Section title={text('cart.positions', { count: positions.length })}>
          <PositionTable label={text('cart.positionList')} positions={positions} />
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
      </CheckoutLayout>
    </Page>
  )
}
