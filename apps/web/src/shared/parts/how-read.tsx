import type { ReadPiece } from '@normwerk/contract/search'
import { useText } from '../../texts/language-context.tsx'
import styles from './how-read.module.css'

/** Says on request, piece by piece, how a text was read; nothing for a number. */
export function HowRead({ reading }: { reading: readonly ReadPiece[] | undefined }) {
  const text = useText()
  if (reading === undefined) return null
  return (
    <details className={styles.how}>
      <summary>{text('catalogue.designation.howRead')}</summary>
      <p>{reading.map(({ text: piece, meaning }) => `${piece} → ${meaning}`).join(' · ')}</p>
    </details>
  )
}
