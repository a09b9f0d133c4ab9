import type { CrossReference } from '@normwerk/contract/cross-reference'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Section } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTypedSearch } from '../../ui/use-typed-search.ts'
import { CrossReferenceImport } from './cross-reference-import.tsx'
import { CrossReferenceList } from './cross-reference-list.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { crossReferencesQuery } from './queries.ts'
import styles from './staff-import.module.css'

interface Props {
  q: string
  page: number
  onSearch: (q: string) => void
  onPage: (page: number) => void
}

const longest = 100

/** How other makers number what we have. */
export function CrossReferences({ q, page, onSearch, onPage }: Props) {
  const text = useText()
  const search = useTypedSearch(q, onSearch)
  const [importing, setImporting] = useState(false)
  const [leaving, setLeaving] = useState<CrossReference | null>(null)
  const known = useQuery({ ...crossReferencesQuery({ q, page }), placeholderData: keepPreviousData })
  const isEmpty = known.data?.items.length === 0
  return (
    <Section
      title={text('staff.crossReferences')}
      aside={<Button onClick={() => setImporting(true)}>{text('staff.importPatterns')}</Button>}
    >
      <p className={styles.lead}>{text('staff.crossReferencesText')}</p>
      {!(isEmpty && q === '') && (
        <search className={styles.search}>
          <TextField
            type="search"
            label={text('company.searchUsers')}
            placeholder={text('staff.searchPatterns')}
            maxLength={longest}
            autoComplete="off"
            value={search.typed}
            onChange={(event) => search.setTyped(event.target.value)}
          />
          {known.data !== undefined && <p role="status">{text('staff.patternCount', { count: known.data.total })}</p>}
        </search>
      )}
      {known.data === undefined ? (
        <Waiting error={known.error} onRetry={() => void known.refetch()} />
      ) : isEmpty ? (
        <Nothing searched={q !== ''} onShowAll={() => onSearch('')} />
      ) : (
        <>
          <CrossReferenceList entries={known.data.items} stale={known.isPlaceholderData} onDelete={setLeaving} />
          <Pagination page={page} size={known.data.size} total={known.data.total} onPage={onPage} />
        </>
      )}
      <CrossReferenceImport opened={importing} onClose={() => setImporting(false)} />
      {leaving !== null && <DeleteDialog entry={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  )
}

function Nothing({ searched, onShowAll }: { searched: boolean; onShowAll: () => void }) {
  const text = useText()
  if (!searched) return <EmptyState title={text('staff.noPatterns')}>{text('staff.noPatternsText')}</EmptyState>
  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      title={text('staff.noPatternFound')}
      actions={<Button onClick={onShowAll}>{text('company.showAll')}</Button>}
    />
  )
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Loading>
      <Skeleton height="16rem" />
    </Loading>
  )
}
