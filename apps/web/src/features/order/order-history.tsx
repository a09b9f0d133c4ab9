import type { Order } from '@normwerk/contract/order'
import { statusTexts } from '@normwerk/i18n/status-texts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './order-view.module.css'
import { visibleSteps } from './status-filter.ts'

/** The steps of an order, the newest last. */
export function OrderHistory({ order }: { order: Order }) {
  const text = useText()
  const { dateTime } = useFormat()
  return (
    <ol className={styles.history}>
      {visibleSteps(order.history, order.orderType).map(({ word, at }) => (
        <li key={at}>
          <span className={styles.word}>{text(statusTexts[word])}</span>
          <time dateTime={at}>{dateTime(at)}</time>
        </li>
      ))}
    </ol>
  )
}
