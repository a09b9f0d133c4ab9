import type { CheaperQuantity } from '@normwerk/contract/cheaper-quantity'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './cheaper-quantity.module.css'

interface Props {
  cheaper: CheaperQuantity
  /** Label of the button for screen readers, where several such buttons are on the page. */
  label?: string
  /** Sets the quantity; null if the reader may not change it. */
  onTake: ((quantity: number) => void) | null
}

/** Says that a larger quantity costs less in total, and sets it. */
export function CheaperQuantityHint({ cheaper: { quantity, totalPrice, saved }, label, onTake }: Props) {
  const text = useText()
  const { money } = useFormat()
  return (
    <div className={styles.hint}>
      <p>
        {text('shared.cheaperQuantity', { quantity, total: money(totalPrice) })}{' '}
        <strong>{text('shared.cheaperQuantitySaved', { saved: money(saved) })}</strong>
      </p>
      {onTake !== null && (
        <Button size="small" aria-label={label} onClick={() => onTake(quantity)}>
          {text('shared.takeQuantity', { quantity })}
        </Button>
      )}
    </div>
  )
}
