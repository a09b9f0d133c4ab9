import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DirectOrder } from '../../features/cart/direct-order/direct-order.tsx'
import { cartQuery } from '../../shared/cart/cart-query.ts'
import { useText } from '../../texts/language-context.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import styles from './last-order.module.css'
import { Tile } from './tile.tsx'

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
      <DirectOrder />
    </Tile>
  )
}
