import type { ProductDimension } from '@normwerk/contract/product'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { AvailabilityBadge } from '../../trade/availability.tsx'
import styles from './buy-box.module.css'
import type { CutPart } from './buy-box.tsx'

interface Props {
  dimension: ProductDimension
  cut: CutPart | null | undefined
}

/** Availability, date and mass; that of a cut part is not known. */
export function BuyFacts({ dimension, cut }: Props) {
  const text = useText()
  const format = useFormat()
  const { availability, leadTimeDays, shipDate, mass } = dimension
  return (
    <ul className={styles.facts}>
      <li>
        <AvailabilityBadge availability={availability} />
      </li>
      <li>
        {cut
          ? text('buyBox.readyIn', { count: cut.leadTimeDays })
          : availability === 'onRequest'
            ? text('buyBox.readyIn', { count: leadTimeDays })
            : text('dimensionTable.ships', { date: format.date(shipDate) })}
      </li>
      {!cut && <li>{text('buyBox.mass', { mass: format.mass(mass) })}</li>}
    </ul>
  )
}
