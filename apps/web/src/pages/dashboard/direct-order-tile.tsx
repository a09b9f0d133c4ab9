import { Link } from '@tanstack/react-router'
import { useCartCount } from '../../features/cart/use-cart-count.ts'
import { useText } from '../../texts/language-context.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import { latePart } from '../../ui/late/late-part.tsx'
import tileStyles from './dashboard.module.css'
import styles from './last-order.module.css'
import { Tile } from './tile.tsx'

const DirectOrder = latePart(
  () => import('../../features/cart/direct-order/direct-order.tsx').then((file) => file.DirectOrder),
  'cart',
  'partsList',
  'designation',
)

/** Adds parts to the cart by number, without searching for them. */
export function DirectOrderTile() {
  const text = useText()
  const count = useCartCount()
  return (
    <Tile
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
            <Skeleton height="12.75rem" />
            <p className={tileStyles.soft}>{text('cart.directOrder.hint')}</p>
          </Loading>
        }
      />
    </Tile>
  )
}
