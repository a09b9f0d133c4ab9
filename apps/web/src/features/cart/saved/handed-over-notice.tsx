import type { CartSummary } from '@normwerk/contract/cart'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './handed-over-notice.module.css'

/** Who handed the cart over for ordering, when, and with which message; nothing for other carts. */
export function HandedOverNotice({ cart }: { cart: Pick<CartSummary, 'handedOver'> }) {
  const text = useText()
  const format = useFormat()
  if (cart.handedOver === null) return null
  const { by, at, message } = cart.handedOver
  const date = format.dateTime(at)
  return (
    <Notice tone="info" title={text('cart.saved.handedOverTitle', { name: by })}>
      {message === null ? (
        <p>{text('cart.saved.handedOverAt', { date })}</p>
      ) : (
        <>
          <p>{text('cart.saved.handedOverWith', { date })}</p>
          <blockquote className={styles.message}>{message}</blockquote>
        </>
      )}
    </Notice>
  )
}
