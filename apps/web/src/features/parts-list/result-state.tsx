import { isOpen, type ListEntry } from '../../shared/lists/parts-list/list-entry.ts'
import type { ListEntries } from '../../shared/lists/parts-list/use-checked-entries.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './parts-list.module.css'
import { countStates } from './result-filter.ts'
import { sumEntries } from './sum-entries.ts'

/** The sum of the settled rows, and what prevents the others from being added. */
export function ResultState({ list: { entries, failure } }: { list: Pick<ListEntries, 'entries' | 'failure'> }) {
  const text = useText()
  const { checking, skipped } = countStates(entries)
  const open = entries.filter(isOpen).length

  function stateText(): string {
    if (checking > 0)
      return failure === null ? text('partsList.checking') : text('partsList.unchecked', { count: checking })
    if (open > 0) return text('partsList.stillOpen', { count: open })
    return text('partsList.allSettled')
  }

  return (
    <div className={styles.state}>
      <Sum entries={entries} />
      <p role="status">
        {stateText()}
        {checking === 0 && open === 0 && skipped > 0 && ` ${text('partsList.skippedRows', { count: skipped })}.`}
      </p>
    </div>
  )
}

function Sum({ entries }: { entries: readonly ListEntry[] }) {
  const text = useText()
  const { money } = useFormat()
  const { net, onRequest, unpriced } = sumEntries(entries)
  const parts = [
    ...(onRequest > 0 ? [text('partsList.sumOnRequest', { count: onRequest })] : []),
    ...(unpriced > 0 ? [text('partsList.sumUnpriced', { count: unpriced })] : []),
  ]
  if (net === null && parts.length === 0) return null
  return (
    <p>
      {net !== null && <strong className={styles.sum}>{text('partsList.sum', { amount: money(net) })}</strong>}
      {net !== null && parts.length > 0 && ' · '}
      {parts.join(' · ')}
    </p>
  )
}
