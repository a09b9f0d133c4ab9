import type { CartPosition } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import styles from './change-cut.module.css'
import { usePartChanges } from './part-changes.ts'

/** Beside the length of a part that is cut: to another one. */
export function ChangeCut({ position }: { position: CartPosition }) {
  const text = useText()
  const changes = usePartChanges()
  if (position.changedLength === null || position.discontinued || changes === null) return null
  return (
    <button
      type="button"
      className={styles.link}
      aria-haspopup="dialog"
      aria-busy={changes.opening === position.id || undefined}
      aria-label={text('savedCart.changeCutOf', { position: position.positionNumber })}
      onClick={() => changes.onCut(position)}
    >
      {text('savedCart.changeCut')}
    </button>
  )
}
