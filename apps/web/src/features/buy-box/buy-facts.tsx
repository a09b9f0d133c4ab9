import type { ProductDimension } from '@normwerk/contract/product'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { AvailabilityBadge } from '../../trade/availability.tsx'
import styles from './buy-box.module.css'
import type { CutPart } from './buy-box.tsx'

interface Props {
  dimension: ProductDimension
  cut: CutPart | null | undefined
  isCut: boolean
}

/** Availability, date and mass. Of a cut part the mass is not known, and the date only with its price. */
export function BuyFacts({ dimension, cut, isCut }: Props) {
  const text = useText()
  const format = useFormat()
  const { availability, leadTimeDays, shipDate, mass } = dimension
  return (
    <ul className={styles.facts}>
      <li>
        <AvailabilityBadge availability={availability} />
      </li>
      {isCut ? (
        cut && <li>{text('buyBox.readyIn', { count: cut.leadTimeDays })}</li>
      ) : (
        <>
          <li>
            {availability === 'onRequest'
              ? text('buyBox.readyIn', { count: leadTimeDays })
              : text('dimensionTable.ships', { date: format.date(shipDate) })}
          </li>
          {mass !== null && <li>{text('buyBox.mass', { mass: format.mass(mass) })}</li>}
        </>
      )}
    </ul>
  )
}
