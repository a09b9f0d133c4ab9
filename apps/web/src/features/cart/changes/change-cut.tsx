import type { CartPosition } from '@normwerk/contract/cart'
import { type Machining, machiningKeys } from '@normwerk/parts/configured-part'
import { specialViews } from '../../../shared/parts/special-machining.tsx'
import { useText } from '../../../texts/language-context.tsx'
import styles from './change-cut.module.css'
import { usePartChanges } from './part-changes.ts'

/** A link beside the machining of a part to change it. */
export function ChangeCut({ position }: { position: CartPosition }) {
  const text = useText()
  const changes = usePartChanges()
  const texts = changeTextsOf(position)
  if (texts === null || position.discontinued || changes === null) return null
  return (
    <button
      type="button"
      className={styles.link}
      aria-haspopup="dialog"
      aria-busy={changes.opening === position.id || undefined}
      aria-label={text(texts.changeOf, { position: position.positionNumber })}
      onClick={() => changes.onCut(position)}
    >
      {text(texts.change)}
    </button>
  )
}

const cutTexts = { change: 'cart.changes.changeCut', changeOf: 'cart.changes.changeCutOf' } as const

const severalTexts = { change: 'shared.changeSpecial', changeOf: 'shared.changeSpecialOf' } as const

/** Returns the texts of the link that changes the machining of a part; null for a part without machining. */
export function changeTextsOf(part: Record<keyof Machining, unknown>) {
  const [key, second] = machiningKeys.filter((name) => part[name] !== null)
  if (key === undefined) return null
  if (second !== undefined) return severalTexts
  return key === 'changedLength' ? cutTexts : specialViews[key]
}
