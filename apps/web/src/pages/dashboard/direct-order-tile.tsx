import { Link } from '@tanstack/react-router'
import { useCartCount } from '../../features/cart/use-cart-count.ts'
import { useText } from '../../texts/language-context.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import { latePart } from '../../ui/late/late-part.tsx'
import styles from './last-order.module.css'
import { Tile } from './tile.tsx'

const DirectOrder = latePart(
  () => import('../../features/cart/direct-order/direct-order.tsx').then((file) => file.DirectOrder),
  'cart',
  'partsList',
)

/** Adds parts to the cart by number, without searching for them. */
export function DirectOrderTile() {
  const text = useText()
  const count = useCartCount()
  return (
    <Tile
      size="wide"
      title={text('dashboard.directOrder')}
      icon={<CartIcon />}
      aside={
        <Link to="/cart" className={styles.all}>
          {text('dashboard.inCart', { count })}
        </Link>
      }
    >
      <DirectOrder
        meanwhile={
          <Loading>
            <Skeleton height="max(13.5rem, 20rem - 11vw)" />
          </Loading>
        }
      />
    </Tile>
  )
}
