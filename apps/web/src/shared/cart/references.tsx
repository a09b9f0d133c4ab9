import { useText } from '../../texts/language-context.tsx'
import styles from './references.module.css'

interface Remarks {
  commission: string | null
  comment: string | null
  customerOrderNumber: string | null
}

/** Order number, commission and comment in one line; nothing without any. */
export function References({ remarks: { customerOrderNumber, commission, comment } }: { remarks: Remarks }) {
  const text = useText()
  const parts = [
    customerOrderNumber && text('shared.cart.ownNumberIs', { number: customerOrderNumber }),
    commission && text('shared.cart.commissionIs', { commission }),
    comment,
  ].filter(Boolean)
  return parts.length === 0 ? null : <p className={styles.references}>{parts.join(' · ')}</p>
}
