import type { SearchResult } from '@normwerk/contract/search'
import { examplesAfterNoResult } from '@normwerk/contract/search-examples'
import { HelpLink } from '../../shared/help/help-link.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Chips, LinkChip } from '../../ui/data/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import styles from './search.module.css'
import type { SearchState } from './use-search-state.ts'

interface Props {
  state: SearchState
  found: Pick<SearchResult, 'unsoldStandard' | 'unsoldPart' | 'nearestInMetric' | 'suggestions' | 'fewerWords'>
}

/** Suggests another spelling, fewer filters, and texts that are understood. */
export function NothingFound({ state, found }: Props) {
  const text = useText()
  const { unsoldStandard, unsoldPart, nearestInMetric, suggestions } = found
  const { query, filters, category, change } = state
  const narrowed = filters.length > 0 || category !== null

  function titleOf(): string {
    if (unsoldStandard !== undefined) return text('search.unsoldStandard', { standard: unsoldStandard })
    if (unsoldPart !== undefined) return text('search.unsoldPart', { part: unsoldPart })
    if (nearestInMetric !== undefined) return text('search.inches')
    return query === '' ? text('search.empty') : text('search.emptyOf', { query })
  }

  function adviceOf(): string {
    if (unsoldStandard !== undefined) return text('search.unsoldStandardText')
    if (unsoldPart !== undefined) return text('search.unsoldPartText')
    if (nearestInMetric !== undefined) return text('search.inchesText')
    if (suggestions !== undefined) return text('search.insteadText')
    if (narrowed) return text('search.emptyFilters')
    return text(query === '' ? 'search.emptyText' : 'search.emptySpelling')
  }

  return (
    <div className={styles.nothing}>
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={titleOf()}
        actions={
          narrowed && (
            <Button variant="primary" onClick={change.clear}>
              {text('search.dropFilters')}
            </Button>
          )
        }
      >
        {adviceOf()}
      </EmptyState>
      {found.fewerWords === undefined ? <Instead found={found} /> : <FewerWords words={found.fewerWords} />}
    </div>
  )
}

/** The text without the words that keep it from finding anything. */
function FewerWords({ words }: { words: string }) {
  const text = useText()
  return (
    <div className={styles.examples}>
      <p>{text('search.fewerWords')}</p>
      <Chips>
        <LinkChip to="/search" search={{ q: words }}>
          {words}
        </LinkChip>
      </Chips>
      <HelpLink topic="find" />
    </div>
  )
}

/** Parts that the text may mean, else texts that are understood. */
function Instead({ found: { nearestInMetric = [], suggestions = [] } }: Pick<Props, 'found'>) {
  const text = useText()
  const parts = [...nearestInMetric.map((articleNo) => ({ articleNo, description: '' })), ...suggestions]
  const texts = examplesAfterNoResult.map((articleNo) => ({ articleNo, description: '' }))
  return (
    <div className={styles.examples}>
      <p>{text(parts.length > 0 ? 'search.instead' : 'search.examples')}</p>
      <Chips>
        {(parts.length > 0 ? parts : texts).map(({ articleNo, description }) => (
          <LinkChip key={articleNo} to="/search" search={{ q: articleNo }}>
            {[articleNo, description].filter(Boolean).join(' · ')}
          </LinkChip>
        ))}
      </Chips>
      <HelpLink topic="find" />
    </div>
  )
}
