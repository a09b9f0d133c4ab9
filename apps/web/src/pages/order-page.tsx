import type { Order } from '@normwerk/contract/order'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCan } from '../api/me.ts'
import { OfferAnswer } from '../features/offer/offer-answer.tsx'
import { OrderAddresses } from '../features/order/order-addresses.tsx'
import { OrderDeliveries } from '../features/order/order-deliveries.tsx'
import { AllDocuments, OrderDocuments } from '../features/order/order-documents.tsx'
import { OrderFacts } from '../features/order/order-facts.tsx'
import { OrderHistory } from '../features/order/order-history.tsx'
import { OrderTotals } from '../features/order/order-totals.tsx'
import { PrintLabels } from '../features/order/print-labels.tsx'
import { Reorder, ReorderPosition } from '../features/order/reorder.tsx'
import { OrderStatusBadge } from '../shared/cart/order-status.tsx'
import { PositionTable } from '../shared/cart/position-table.tsx'
import { useFormat, useText } from '../texts/language-context.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { LinkButton } from '../ui/forms/button.tsx'
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
  const mayDownloadCad = useCan('cad.download')
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
        actions={
          <>
            <Reorder orderId={order.id} />
            {mayDownloadCad && (
              <LinkButton to="/cad" search={{ order: order.id }}>
                {text('shared.cadFiles')}
              </LinkButton>
            )}
            <PrintButton />
          </>
        }
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
        {order.customerStatus === 'offered' && <OfferAnswer inquiry={order} />}
        <Counterpart order={order} />
        <Section title={text('cart.positions', { count: positions.length })} aside={<PrintLabels order={order} />}>
          <PositionTable
            label={text('cart.positionList')}
            positions={positions}
            action={(position) => <ReorderPosition order={order} position={position} />}
          />
        </Section>
        <Section title={text('order.documents.title')} aside={<AllDocuments order={order} />}>
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

/** Leads from an inquiry to the order of its offer, and back. */
function Counterpart({ order: { counterpart, orderType } }: { order: Order }) {
  const text = useText()
  if (counterpart === null) return null
  return (
    <p>
      <Link to="/order/$id" params={{ id: counterpart.id }}>
        {text(orderType === 'Inquiry' ? 'order.toAccepted' : 'order.toInquiry', { number: counterpart.orderNumber })}
      </Link>
    </p>
  )
}
