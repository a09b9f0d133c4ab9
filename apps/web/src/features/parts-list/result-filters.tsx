import type { PlainTextId } from '@normwerk/i18n/text'
import type { EntryState } from '../../shared/lists/parts-list/list-entry.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Chips, ToggleChip } from '../../ui/data/chip.tsx'
import { type ResultFilter, resultFilters } from './result-filter.ts'
import styles from './result-step.module.css'

export const filterNames = {
  all: 'partsList.all',
  matched: 'partsList.matched',
  suggested: 'partsList.suggested',
  unmatched: 'partsList.unmatched',
  invalid: 'partsList.invalid',
  skipped: 'partsList.skipped',
  noParts: 'partsList.noParts',
} satisfies Record<ResultFilter, PlainTextId>

interface Props {
  counts: Record<EntryState, number>
  /** Rows of the list that name no part. */
  noParts: number
  filter: ResultFilter
  onFilter: (filter: ResultFilter) => void
}

export function ResultFilters({ counts, noParts, filter, onFilter }: Props) {
  const text = useText()
  const format = useFormat()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const numbers: Record<ResultFilter, number> = { ...counts, all, noParts }
  const shown = resultFilters.filter(
    (name) => (name !== 'skipped' && name !== 'noParts') || numbers[name] > 0 || name === filter,
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div role="group" aria-label={text('partsList.filter')} className={styles.filters}>
      <Chips>
        {shown.map((name) => (
          <ToggleChip
            key={name}
            pressed={name === filter}
            disabled={numbers[name] === 0 && name !== filter && name !== 'all'}
            onToggle={() => onFilter(name)}
          >
            {text(filterNames[name])} <span className={styles.count}>{format.number(numbers[name])}</span>
          </ToggleChip>
        ))}
      </Chips>
    </div>
  )
}
