import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cartQuery } from '../../shared/cart/cart-query.ts'
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
  const cart = useQuery(cartQuery)
  return (
    <Tile
      size="wide"
      title={text('dashboard.directOrder')}
      icon={<CartIcon />}
      aside={
        cart.data !== undefined && (
          <Link to="/cart" className={styles.all}>
            {text('dashboard.inCart', { count: cart.data.cartPositions.length })}
          </Link>
        )
      }
    >
      <DirectOrder
        meanwhile={
          <Loading>
            <Skeleton height="12rem" />
          </Loading>
        }
      />
    </Tile>
  )
}
