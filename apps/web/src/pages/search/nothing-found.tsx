import { useText } from '../../texts/language-context.tsx'
import { Chips, LinkChip } from '../../ui/data/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import styles from './search.module.css'
import type { SearchState } from './use-search-state.ts'

/** Texts from drawings; they are the same in every language. */
const examples = ['DIN 1530 A 3,2x160', 'AZH-3.2x160', '⌀6 x 160', 'ISO 6751']

/** Suggests another spelling, fewer filters, and texts that are understood. */
export function NothingFound({ state }: { state: SearchState }) {
  const text = useText()
  const { query, filters, category, change } = state
  const narrowed = filters.length > 0 || category !== null
  const advice = narrowed ? 'search.emptyFilters' : query === '' ? 'search.emptyText' : 'search.emptySpelling'
  return (
    <div className={styles.nothing}>
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={query === '' ? text('search.empty') : text('search.emptyOf', { query })}
        actions={
          narrowed && (
            <Button variant="primary" onClick={change.clear}>
              {text('search.dropFilters')}
            </Button>
          )
        }
      >
        {text(advice)}
      </EmptyState>
      <div className={styles.examples}>
        <p>{text('search.examples')}</p>
        <Chips>
          {examples.map((example) => (
            <LinkChip key={example} to="/search" search={{ q: example }}>
              {example}
            </LinkChip>
          ))}
        </Chips>
      </div>
    </div>
  )
}
