import { formatLabel } from '../../../shared/parts/attribute-text.ts'
import { useText } from '../../../texts/language-context.tsx'
import styles from './comparison.module.css'
import type { ComparedFact } from './differing-facts.ts'

/** What is the same for all compared products, in one line above their table. */
export function SameFacts({ facts }: { facts: readonly ComparedFact[] }) {
  const text = useText()
  if (facts.length === 0) return null
  const list = facts.map(({ label, values }) => `${formatLabel(label)} ${values[0] ?? ''}`).join(' · ')
  return <p className={styles.same}>{text('catalogue.comparison.same', { facts: list })}</p>
}
