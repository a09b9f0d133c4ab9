import type { Order } from '@normwerk/contract/order'
import { getRouteApi } from '@tanstack/react-router'
import { useCan } from '../api/me.ts'
import { NextSteps } from '../features/order/next-steps.tsx'
import { OrderAddresses } from '../features/order/order-addresses.tsx'
import { OrderTotals } from '../features/order/order-totals.tsx'
import { PositionTable } from '../shared/cart/position-table.tsx'
import { useText } from '../texts/language-context.tsx'
import { LinkButton } from '../ui/forms/button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { Page, Panel, Section } from '../ui/page.tsx'
import { CheckoutLayout } from './checkout/checkout-frame.tsx'
import styles from './confirmation-page.module.css'
import { PrintButton } from './order/print-button.tsx'
import { WithOrder } from './order/with-order.tsx'

const route = getRouteApi('/order/$id/confirmation')

export function ConfirmationPage() {
  const text = useText()
  const { id } = route.useParams()
  return (
    <WithOrder id={id} title={text('shell.confirmation')}>
      {(order) => <Confirmation order={order} />}
    </WithOrder>
  )
}

function Confirmation({ order }: { order: Order }) {
  const text = useText()
  const seesOrders = useCan('order.history')
  const { id, orderNumber, orderType, customerOrderNumber, positions } = order
  const isInquiry = orderType === 'Inquiry'
  return (
    <Page title={text('shell.confirmation')}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <CheckIcon size={28} />
        </span>
        <div className={styles.thanks}>
          <h1>{text(isInquiry ? 'order.thanksInquiry' : 'order.thanksOrder')}</h1>
          <p className={styles.label}>{text(isInquiry ? 'order.inquiryNumber' : 'order.number')}</p>
          <p className={styles.number}>{orderNumber}</p>
          {customerOrderNumber !== null && (
            <p className={styles.label}>{text('shared.cart.customerOrderNumberIs', { number: customerOrderNumber })}</p>
          )}
        </div>
        <div className={styles.actions}>
          <PrintButton />
          <LinkButton to="/order/$id" params={{ id }}>
            {text(isInquiry ? 'order.showInquiry' : 'order.showOrder')}
          </LinkButton>
          {seesOrders && (
            <LinkButton to="/orders" variant="quiet">
              {text('order.toOrders')}
            </LinkButton>
          )}
        </div>
      </header>
      <CheckoutLayout aside={<OrderTotals order={order} />}>
        <Section title={text('order.next')}>
          <Panel>
            <NextSteps order={order} />
          </Panel>
        </Section>
        <Section title={text('cart.positions', { count: positions.length })}>
          <PositionTable label={text('cart.positionList')} positions={positions} />
        </Section>
        <Section title={text('order.addresses')}>
          <Panel>
            <OrderAddresses order={order} />
          </Panel>
        </Section>
      </CheckoutLayout>
    </Page>
  )
}
