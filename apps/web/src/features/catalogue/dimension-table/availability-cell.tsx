import type { Availability } from '@normwerk/contract/product'
import { AvailabilityBadge } from '../../../shared/parts/availability.tsx'
import styles from './list-table.module.css'

export function AvailabilityCell({ availability }: { availability: Availability }) {
  return (
    <td className={styles.availability}>
      <AvailabilityBadge availability={availability} plain />
    </td>
  )
}
