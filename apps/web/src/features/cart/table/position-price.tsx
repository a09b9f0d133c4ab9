import type { CartPosition } from '@normwerk/contract/cart'
import { Price } from '../../../shared/parts/price.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { PriceBefore } from '../changes/price-before.tsx'
import styles from './cart-table.module.css'

/** The price of one piece, the earlier price if it has changed, and the list price if the buyer pays less. */
export function PositionPrice({ position }: { position: CartPosition }) {
  const text = useText()
  const { money } = useFormat()
  const { price, listPrice, changes, discontinued } = position
  if (discontinued) return <span>–</span>
  return (
    <>
      <Price amount={price} />
      {changes !== null && changes.priceBefore !== price && <PriceBefore before={changes.priceBefore} now={price} />}
      {price !== null && listPrice !== null && Number(listPrice) > Number(price) && (
        <p className={styles.small}>{text('cart.table.listPriceIs', { price: money(listPrice) })}</p>
      )}
    </>
  )
}
