import type { ListedNewsletter } from '@normwerk/contract/content/newsletter'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { RecordTable } from '../../../ui/data/record-table.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { PlusIcon } from '../../../ui/page-icons.tsx'
import { newslettersQuery } from './queries.ts'

/** How often a list with waiting mails is read again. */
const refetchMs = 5000

/** The newsletters, with what has become of their mails. */
export function NewsletterList() {
  const text = useText()
  const list = useQuery({
    ...newslettersQuery,
    refetchInterval: ({ state }) => (state.data?.newsletters.some(isUnderway) ? refetchMs : false),
  })
  if (list.data === undefined) {
    if (list.error !== null) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    return (
      <Loading>
        <Skeleton height="16rem" />
      </Loading>
    )
  }
  const { subscribers, newsletters } = list.data
  return (
    <Section
      title={text('content.newsletter.office.subscribers', { count: subscribers })}
      aside={
        <LinkButton
          to="/administration/newsletters/$id"
          params={{ id: 'new' }}
          variant="primary"
          icon={<PlusIcon size={16} />}
        >
          {text('content.newsletter.office.write')}
        </LinkButton>
      }
    >
      {newsletters.length === 0 ? (
        <EmptyState title={text('content.newsletter.office.none')} />
      ) : (
        <NewsletterTable newsletters={newsletters} />
      )}
    </Section>
  )
}

const isUnderway = ({ waiting }: ListedNewsletter) => waiting > 0

function NewsletterTable({ newsletters }: { newsletters: readonly ListedNewsletter[] }) {
  const text = useText()
  return (
    <RecordTable label={text('shell.newsletter')} stale={false}>
      <thead>
        <tr>
          <th scope="col">{text('content.newsletter.office.subject')}</th>
          <th scope="col">{text('content.newsletter.office.startedAt')}</th>
          {figures.map(({ of, label }) => (
            <th key={of} scope="col" data-numeric>
              {text(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newsletters.map((newsletter) => (
          <Row key={newsletter.id} newsletter={newsletter} />
        ))}
      </tbody>
    </RecordTable>
  )
}

const figures = [
  { of: 'recipients', label: 'content.newsletter.office.recipients' },
  { of: 'sent', label: 'content.newsletter.office.sent' },
  { of: 'waiting', label: 'content.newsletter.office.waiting' },
  { of: 'failed', label: 'content.newsletter.office.failed' },
  { of: 'unsubscribed', label: 'content.newsletter.office.unsubscribed' },
] as const

function Row({ newsletter }: { newsletter: ListedNewsletter }) {
  const text = useText()
  const format = useFormat()
  const { id, subject, startedAt } = newsletter
  return (
    <tr>
      <th scope="row">
        <Link to="/administration/newsletters/$id" params={{ id }}>
          {subject}
        </Link>
      </th>
      <td data-label={text('content.newsletter.office.startedAt')}>
        {startedAt === null ? (
          <StatusBadge tone="neutral">{text('content.newsletter.office.draft')}</StatusBadge>
        ) : (
          format.date(startedAt)
        )}
      </td>
      {figures.map(({ of, label }) => (
        <td key={of} data-numeric data-label={text(label)}>
          {startedAt === null ? '–' : format.number(newsletter[of])}
        </td>
      ))}
    </tr>
  )
}
