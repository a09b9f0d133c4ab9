import type { Availability } from '@normwerk/contract/product'
import { useText } from '../../texts/language-context.tsx'
import { availabilityTexts } from './availability.tsx'
import styles from './availability-sign.module.css'

/** A shape per availability, for cells without space for words. Screen readers read the words. */
export function AvailabilitySign({ availability }: { availability: Availability }) {
  const text = useText()
  return (
    <span className={styles.sign} data-availability={availability}>
      <span className="visually-hidden">{text(availabilityTexts[availability])}</span>
    </span>
  )
}

const all: readonly Availability[] = ['inStock', 'shortTerm', 'onRequest']

export function AvailabilityLegend() {
  const text = useText()
  return (
    <ul className={styles.legend}>
      {all.map((availability) => (
        <li key={availability}>
          <span className={styles.sign} data-availability={availability} />
          {text(availabilityTexts[availability])}
        </li>
      ))}
    </ul>
  )
}
