import { useText } from '../../texts/language-context.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import styles from './cart-table.module.css'

interface Props {
  notes: { commission: string | null; comment: string | null; customerOrderNumber: string | null }
  opened: boolean
  /** Id of what it opens. */
  controls: string
  onToggle: () => void
}

/** Opens the references of a position; closed it says what they are. */
export function NotesToggle({ notes, opened, controls, onToggle }: Props) {
  const text = useText()
  const { customerOrderNumber, commission, comment } = notes
  const parts = [
    customerOrderNumber && text('trade.ownNumberIs', { number: customerOrderNumber }),
    commission && text('trade.commissionIs', { commission }),
    comment,
  ].filter(Boolean)
  return (
    <button
      type="button"
      className={styles.notesToggle}
      aria-expanded={opened}
      aria-controls={opened ? controls : undefined}
      data-filled={parts.length > 0 || undefined}
      onClick={onToggle}
    >
      {opened ? <ChevronDownIcon size={12} /> : <ChevronRightIcon size={12} />}
      <span>{opened || parts.length === 0 ? text('cart.notes') : parts.join(' · ')}</span>
    </button>
  )
}
