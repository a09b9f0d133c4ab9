import type { CartPosition } from '@normwerk/contract/cart'
import { AvailabilityBadge, availabilityTexts } from '../../../shared/parts/availability.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import styles from './cart-table.module.css'

/** When a position can be delivered, and the earlier statement if it has changed. */
export function PositionAvailability({ position }: { position: CartPosition }) {
  const text = useText()
  const { availability, leadTimeDays, changes, discontinued } = position
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
      <p className={styles.small}>{text('shared.workingDays', { count: leadTimeDays })}</p>
      {changes !== null && changes.availabilityBefore !== availability && (
        <p className={styles.before}>
          {text('cart.changes.before', { value: text(availabilityTexts[changes.availabilityBefore]) })}
        </p>
      )}
    </>
  )
}
