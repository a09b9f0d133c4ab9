import type { CartPosition } from '@normwerk/contract/cart'
import { AvailabilityBadge, availabilityTexts } from '../../../shared/parts/availability.tsx'
import { Price } from '../../../shared/parts/price.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import { PriceBefore } from '../changes/price-before.tsx'
import styles from './position-terms.module.css'

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
        <p className={styles.listPrice}>{text('cart.table.listPriceIs', { price: money(listPrice) })}</p>
      )}
    </>
  )
}

/** When a position can be delivered, and the earlier statement if it has changed. */
export function PositionAvailability({ position }: { position: CartPosition }) {
  const text = useText()
  const { weekday } = useFormat()
  const { availability, shipDate, changes, discontinued } = position
  if (discontinued) {
    return (
      <StatusBadge tone="bad" plain>
        {text('cart.table.discontinued')}
      </StatusBadge>
    )
  }
  return (
    <>
      <AvailabilityBadge availability={availability} plain />
      {shipDate !== null && <p className={styles.shipDate}>{text('shared.ships', { date: weekday(shipDate) })}</p>}
      {changes !== null && changes.availabilityBefore !== availability && (
        <p className={styles.before}>
          {text('cart.changes.before', { value: text(availabilityTexts[changes.availabilityBefore]) })}
        </p>
      )}
    </>
  )
}
