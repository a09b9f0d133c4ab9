import type { Order } from '@normwerk/contract/order'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './next-steps.module.css'

/** What happens after the order was placed. */
export function NextSteps({ order }: { order: Order }) {
  const text = useText()
  const { weekday } = useFormat()
  const { shipDate } = order
  const sentBy = order.deliveryOption === 'Pickup' ? 'order.allReadyBy' : 'order.allSentBy'
  const steps =
    order.orderType === 'Inquiry'
      ? [text('order.nextInquiryCheck'), text('order.nextInquiryOffer'), text('order.nextInquiryNothing')]
      : [
          text('order.nextOrderCheck'),
          ...(shipDate === null ? [] : [text(sentBy, { date: weekday(shipDate) })]),
          text('order.nextInvoice'),
        ]
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
