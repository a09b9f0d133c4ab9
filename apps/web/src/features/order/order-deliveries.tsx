import type { Order } from '@normwerk/contract/order'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './order-view.module.css'

/** What left of an order so far; nothing before the first delivery. */
export function OrderDeliveries({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { deliveries, positions } = order
  const numberOf = new Map(positions.map(({ id, positionNumber }) => [id, positionNumber]))
  return (
    <ul className={styles.deliveries}>
      {deliveries.map(({ id, number, sentAt, tracking, positions: parts }) => (
        <li key={id}>
          <p className={styles.word}>{text('order.delivered', { number })}</p>
          <p className={styles.note}>
            {format.date(sentAt)}
            {tracking !== null && ` · ${text('order.trackingOf', { tracking })}`}
          </p>
          <p className={styles.note}>
            {parts
              .map(({ positionId, quantity }) => {
                const position = numberOf.get(positionId) ?? 0
                return text('order.deliveredPieces', { position, quantity })
              })
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
