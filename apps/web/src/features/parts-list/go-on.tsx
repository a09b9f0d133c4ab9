import type { ListEntry } from '../../shared/lists/parts-list/list-entry.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { countStates, isUnsettled, nextFilter, type ResultFilter } from './result-filter.ts'
import { filterNames } from './result-filters.tsx'
import styles from './result-step.module.css'

interface Props {
  entries: readonly ListEntry[]
  filter: ResultFilter
  isChecking: boolean
  onFilter: (filter: ResultFilter) => void
}

/** Shown instead of rows if none are left: what comes next. */
export function GoOn({ entries, filter, isChecking, onFilter }: Props) {
  const text = useText()
  const format = useFormat()
  const next = nextFilter(entries)
  if (!isUnsettled(filter)) return <p className={styles.none}>{text('partsList.noRows')}</p>
  if (isChecking) return <p className={styles.none}>{text('partsList.checking')}</p>
  return (
    <div className={styles.none}>
      <p role="status">{text('partsList.kindSettled')}</p>
      <Button size="small" onClick={() => onFilter(next ?? 'all')} data-go-on>
        {next === null
          ? text('partsList.seeAll')
          : text('partsList.goOn', { name: text(filterNames[next]), count: format.number(countStates(entries)[next]) })}
      </Button>
    </div>
  )
}
