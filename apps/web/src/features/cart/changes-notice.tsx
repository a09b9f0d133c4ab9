import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './changes-notice.module.css'
import { useMarkSeen } from './queries.ts'

/** What has changed since somebody last looked; it must be seen before the cart is ordered. */
export function ChangesNotice({ cart }: { cart: Cart }) {
  const text = useText()
  const seen = useMarkSeen()
  const gone = cart.cartPositions.filter(({ discontinued }) => discontinued).length
  return (
    <>
      {gone > 0 && (
        <Notice tone="bad" title={text('savedCart.discontinuedCount', { count: gone })}>
          {text('savedCart.discontinuedHint')}
        </Notice>
      )}
      {cart.unseenChanges > 0 && (
        <Notice tone="warn" title={text('savedCart.changedCount', { count: cart.unseenChanges })}>
          <div className={styles.line}>
            <p>{text(cart.right === 'read' ? 'savedCart.changedReadOnly' : 'savedCart.changedHint')}</p>
            {cart.right !== 'read' && (
              <Button size="small" pending={seen.isPending} onClick={() => seen.mutate(cart.id)}>
                {text('savedCart.seen')}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </>
  )
}
