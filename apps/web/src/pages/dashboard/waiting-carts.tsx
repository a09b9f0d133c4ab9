import type { CartSummary } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import styles from './waiting-carts.module.css'

/** Carts that colleagues handed over for ordering; nothing if there are none. */
export function WaitingCarts({ carts }: { carts: readonly CartSummary[] }) {
  const text = useText()
  const [first, ...more] = carts
  if (first === undefined) return null
  const senders = [...new Set(carts.flatMap(({ handedOver }) => (handedOver === null ? [] : [handedOver.by])))]
  return (
    <Notice tone="info" title={text('dashboard.waitingCarts', { count: carts.length })}>
      <div className={styles.line}>
        <p>{senders.map((name) => text('cart.saved.handedOverBy', { name })).join(', ')}</p>
        {more.length === 0 ? (
          <LinkButton size="small" to="/cart" search={{ cart: first.id }}>
            {text('dashboard.reviewCart')}
          </LinkButton>
        ) : (
          <LinkButton size="small" to="/carts">
            {text('dashboard.reviewCarts')}
          </LinkButton>
        )}
      </div>
    </Notice>
  )
}
