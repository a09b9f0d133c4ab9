import type { CartPosition } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import styles from './change-cut.module.css'
import { usePartChanges } from './part-changes.ts'

/** Beside what is done to a part: something else. */
export function ChangeCut({ position }: { position: CartPosition }) {
  const text = useText()
  const changes = usePartChanges()
  const isCut = position.changedLength !== null
  if ((!isCut && position.headFlats === null) || position.discontinued || changes === null) return null
  return (
    <button
      type="button"
      className={styles.link}
      aria-haspopup="dialog"
      aria-busy={changes.opening === position.id || undefined}
      aria-label={text(isCut ? 'savedCart.changeCutOf' : 'savedCart.changeFlatsOf', {
        position: position.positionNumber,
      })}
      onClick={() => changes.onCut(position)}
    >
      {text(isCut ? 'savedCart.changeCut' : 'savedCart.changeFlats')}
    </button>
  )
}
