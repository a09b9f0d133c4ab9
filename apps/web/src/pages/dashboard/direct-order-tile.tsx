import { Link } from '@tanstack/react-router'
import { DirectOrderStart } from '../../features/cart/direct-order/direct-order-start.tsx'
import { useCartCount } from '../../features/cart/use-cart-count.ts'
import { useText } from '../../texts/language-context.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import styles from './last-order.module.css'
import { Tile } from './tile.tsx'

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
      <DirectOrderStart />
    </Tile>
  )
}
