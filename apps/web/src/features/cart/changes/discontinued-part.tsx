import type { CartPosition } from '@normwerk/contract/cart'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { WarningIcon } from '../../../ui/icons.tsx'
import styles from '../table/line-status.module.css'
import { usePartChanges } from './part-changes.ts'

/** What to do with a discontinued position. Without `onRemove` the reader may not change the cart. */
export function DiscontinuedPart({ position, onRemove }: { position: CartPosition; onRemove: (() => void) | null }) {
  const text = useText()
  const changes = usePartChanges()
  return (
    <div className={styles.failure}>
      <WarningIcon size={16} />
      <p>{text('cart.changes.discontinuedText')}</p>
      {onRemove !== null && (
        <div className={styles.actions}>
          {changes !== null && (
            <Button size="small" aria-haspopup="dialog" onClick={() => changes.onReplace(position)}>
              {text('cart.changes.findReplacement')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onRemove}>
            {text('cart.changes.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}
