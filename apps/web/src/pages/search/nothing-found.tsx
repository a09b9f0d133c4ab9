import { examplesAfterNoResult } from '@normwerk/contract/search-examples'
import { useText } from '../../texts/language-context.tsx'
import { Chips, LinkChip } from '../../ui/data/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import styles from './search.module.css'
import type { SearchState } from './use-search-state.ts'

interface Props {
  state: SearchState
  /** A standard that the shop knows, but has no parts of. */
  unsoldStandard: string | undefined
}

/** Suggests another spelling, fewer filters, and texts that are understood. */
export function NothingFound({ state, unsoldStandard }: Props) {
  const text = useText()
  const { query, filters, category, change } = state
  const narrowed = filters.length > 0 || category !== null
  const advice = narrowed ? 'search.emptyFilters' : query === '' ? 'search.emptyText' : 'search.emptySpelling'
  const title =
    unsoldStandard !== undefined
      ? text('search.unsoldStandard', { standard: unsoldStandard })
      : query === ''
        ? text('search.empty')
        : text('search.emptyOf', { query })
  return (
    <div className={styles.nothing}>
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={title}
        actions={
          narrowed && (
            <Button variant="primary" onClick={change.clear}>
              {text('search.dropFilters')}
            </Button>
          )
        }
      >
        {text(unsoldStandard === undefined ? advice : 'search.unsoldStandardText')}
      </EmptyState>
      <div className={styles.examples}>
        <p>{text('search.examples')}</p>
        <Chips>
          {examplesAfterNoResult.map((example) => (
            <LinkChip key={example} to="/search" search={{ q: example }}>
              {example}
            </LinkChip>
          ))}
        </Chips>
      </div>
    </div>
  )
}
