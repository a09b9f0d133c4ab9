import type { CartPosition } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { partOf } from '../../trade/part-of.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import styles from './line-status.module.css'

/** What to do with a position that is sold no more. */
export function DiscontinuedPart({ position, onRemove }: { position: CartPosition; onRemove: (() => void) | null }) {
  const text = useText()
  return (
    <div className={styles.failure}>
      <WarningIcon size={16} />
      <p>{text('savedCart.discontinuedText')}</p>
      <div className={styles.actions}>
        <LinkButton size="small" to="/search" search={{ q: partOf(position.articleNo).productNr }}>
          {text('savedCart.findReplacement')}
        </LinkButton>
        {onRemove !== null && (
          <Button size="small" look="quiet" onClick={onRemove}>
            {text('savedCart.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
