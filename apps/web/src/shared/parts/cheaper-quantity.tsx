import type { CheaperQuantity } from '@normwerk/contract/cheaper-quantity'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './cheaper-quantity.module.css'

interface Props {
  cheaper: CheaperQuantity
  /** Names the button for screen readers, if the page has several. */
  label?: string
  onTake: (quantity: number) => void
}

/** Says that a larger quantity costs less in total, and lets the buyer take it. */
export function CheaperQuantityHint({ cheaper: { quantity, totalPrice, saved }, label, onTake }: Props) {
  const text = useText()
  const { money } = useFormat()
  return (
    <div className={styles.hint}>
      <p>
        {text('shared.cheaperQuantity', { quantity, total: money(totalPrice) })}{' '}
        <strong>{text('shared.cheaperQuantitySaved', { saved: money(saved) })}</strong>
      </p>
      <Button size="small" aria-label={label} onClick={() => onTake(quantity)}>
        {text('shared.takeQuantity', { quantity })}
      </Button>
    </div>
  )
}
