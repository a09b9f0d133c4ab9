import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { useText } from '../../texts/language-context.tsx'
import type { Scope } from '../../trade/scope.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ClockIcon } from '../../ui/icons.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { AuditEntries } from './audit-entries.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditQuery } from './queries.ts'
import { everything, isBackwards, isNarrowed, type WantedAudit } from './wanted-audit.ts'

interface Props {
  scope: Scope
  wanted: WantedAudit
  page: number
  onWant: (wanted: WantedAudit) => void
  onPage: (page: number) => void
}

/** Who changed what, when, the newest first. */
export function AuditView({ scope, wanted, page, onWant, onPage }: Props) {
  const text = useText()
  const entries = useQuery({
    ...auditQuery(scope, wanted, page),
    placeholderData: keepPreviousData,
    enabled: !isBackwards(wanted),
  })
  // An id that nobody has is answered like one that somebody else's company has.
  const isUnknown = entries.error instanceof CallError && entries.error.code === 'entryNotFound'
  return (
    <>
      <AuditFilters scope={scope} wanted={wanted} onChange={onWant} />
      {isUnknown || entries.data?.items.length === 0 || (entries.data === undefined && isBackwards(wanted)) ? (
        <NoEntries isNarrowed={isNarrowed(wanted)} onClear={() => onWant(everything)} />
      ) : entries.data === undefined ? (
        <Waiting error={entries.error} onRetry={() => void entries.refetch()} />
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {text('audit.found', { count: entries.data.total })}
          </p>
          <AuditEntries scope={scope} entries={entries.data.items} stale={entries.isPlaceholderData} />
          <Pagination page={page} size={entries.data.size} total={entries.data.total} onPage={onPage} />
        </>
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

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Loading>
      <Skeleton height="30rem" />
    </Loading>
  )
}
