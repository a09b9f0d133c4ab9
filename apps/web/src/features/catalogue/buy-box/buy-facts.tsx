import type { ProductDimension } from '@normwerk/contract/product'
import { AvailabilityBadge } from '../../../shared/parts/availability.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import styles from './buy-box.module.css'
import type { MadeTerms } from './buy-box.tsx'

interface Props {
  dimension: ProductDimension
  made: MadeTerms | null | undefined
  isMade: boolean
}

/** Availability, date and mass. The mass of a machined part is unknown, and its date is known only with its price. */
export function BuyFacts({ dimension, made, isMade }: Props) {
  const text = useText()
  const format = useFormat()
  const { availability, shipDate, mass } = dimension
  return (
    <ul className={styles.facts}>
      <li>
        <AvailabilityBadge availability={availability} />
      </li>
      {isMade ? (
        made && <li>{text('shared.ships', { date: format.weekday(made.shipDate) })}</li>
      ) : (
        <>
          <li>{text('shared.ships', { date: format.weekday(shipDate) })}</li>
          {mass !== null && <li>{text('catalogue.buyBox.mass', { mass: format.mass(mass) })}</li>}
        </>
      )}
    </ul>
  )
}
