import { type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import { AvailabilityBadge } from '../../shared/parts/availability.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './result-row.module.css'

/** Price of one piece and delivery date of a found part. */
export function RowTerms({ entry }: { entry: ListEntry }) {
  const text = useText()
  const { money } = useFormat()
  const { price, availability } = entry.answer ?? {}
  if (stateOf(entry) !== 'matched' || price === undefined) return null
  return (
    <div className={styles.terms}>
      <p>{price === null ? text('shared.priceOnRequest') : text('partsList.perPiece', { price: money(price) })}</p>
      {availability !== undefined && <AvailabilityBadge availability={availability} plain />}
    </div>
  )
}
