import type { Order } from '@normwerk/contract/order'
import { useText } from '../../texts/language-context.tsx'
import styles from './next-steps.module.css'

/** What happens after the order was placed. */
export function NextSteps({ order }: { order: Order }) {
  const text = useText()
  const days = Math.max(0, ...order.positions.map(({ leadTimeDays }) => leadTimeDays))
  const steps =
    order.orderType === 'Inquiry'
      ? [text('order.nextInquiryCheck'), text('order.nextInquiryOffer'), text('order.nextInquiryNothing')]
      : [
          text('order.nextOrderCheck'),
          order.deliveryOption === 'Pickup' ? text('order.nextPickup', { days }) : text('order.nextDelivery', { days }),
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
