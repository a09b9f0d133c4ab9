import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import type { Scope } from '../../shared/cart/scope.ts'
import { useText } from '../../texts/language-context.tsx'
import { PagedList } from '../../ui/data/paged-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { isBackwards } from '../../ui/forms/period.ts'
import { ClockIcon } from '../../ui/icons.tsx'
import { AuditEntries } from './audit-entries.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditParams, everything, isNarrowed } from './audit-params.ts'
import { auditQuery } from './queries.ts'

interface Props {
  scope: Scope
  requested: AuditParams
  page: number
  onWant: (requested: AuditParams) => void
  onPage: (page: number) => void
}

/** Shows who changed what and when, newest first. */
export function AuditView({ scope, requested, page, onWant, onPage }: Props) {
  const text = useText()
  const entries = useQuery({
    ...auditQuery(scope, requested, page),
    placeholderData: keepPreviousData,
    enabled: !isBackwards(requested),
  })
  // The server answers the id of another company's user like an unknown one.
  const isUnknown = entries.error instanceof CallError && entries.error.code === 'entryNotFound'
  const noEntries = <NoEntries isNarrowed={isNarrowed(requested)} onClear={() => onWant(everything)} />
  return (
    <>
      <AuditFilters scope={scope} requested={requested} onChange={onWant} />
      {isUnknown || (entries.data === undefined && isBackwards(requested)) ? (
        noEntries
      ) : (
        <PagedList
          query={entries}
          page={page}
          onPage={onPage}
          height="30rem"
          found={(count) => text('audit.found', { count })}
          nothing={noEntries}
        >
          {(items, stale) => <AuditEntries scope={scope} entries={items} stale={stale} />}
        </PagedList>
      )}
    </>
  )
}

function NoEntries({ isNarrowed: narrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const text = useText()
  return (
    <EmptyState
      icon={<ClockIcon size={28} />}
      title={text('audit.none')}
      actions={narrowed ? <Button onClick={onClear}>{text('company.showAll')}</Button> : undefined}
    >
      {text(narrowed ? 'audit.noneFoundText' : 'audit.noneYetText')}
    </EmptyState>
  )
}
