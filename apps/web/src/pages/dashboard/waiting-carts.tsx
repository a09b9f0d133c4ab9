import { useQuery } from '@tanstack/react-query'
import { waitsForOrder } from '../../features/cart/saved/waits-for-order.ts'
import { cartsQuery } from '../../shared/cart/carts-query.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import styles from './waiting-carts.module.css'

/** Carts that colleagues handed over for ordering; nothing if there are none. */
export function WaitingCarts() {
  const text = useText()
  const { data = [] } = useQuery({
    ...cartsQuery,
    meta: { showsError: true },
    select: (carts) => carts.filter(waitsForOrder),
  })
  const [first, ...more] = data
  if (first === undefined) return null
  const senders = [...new Set(data.flatMap(({ handedOver }) => (handedOver === null ? [] : [handedOver.by])))]
  return (
    <Notice tone="info" title={text('dashboard.waitingCarts', { count: data.length })}>
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
