import type { CartPosition } from '@normwerk/contract/cart'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { linkTo } from '../../trade/position-part.tsx'
import styles from './cart-table.module.css'

/** To the product page, where the part is cut to another length. */
export function ChangeCutLink({ position }: { position: CartPosition }) {
  const text = useText()
  if (position.changedLength === null) return null
  return (
    <Link {...linkTo(position)} className={styles.quietLink}>
      {text('cart.changeCut')}
    </Link>
  )
}
