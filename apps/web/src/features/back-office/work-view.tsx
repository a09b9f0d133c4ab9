import type { ListWork } from '@normwerk/contract/back-office'
import { maxListQueryLength } from '@normwerk/contract/limits'
import { type WorkQueue, workQueues } from '@normwerk/contract/work-queues'
import type { PlainTextId } from '@normwerk/i18n/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { PagedList } from '../../ui/data/paged-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TypedSearchField } from '../../ui/forms/typed-search-field.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from './back-office.module.css'
import { workQuery } from './queries.ts'
import { WorkList } from './work-list.tsx'

export const queueTexts = {
  toConfirm: 'backOffice.queue.toConfirm',
  toSend: 'backOffice.queue.toSend',
  sent: 'backOffice.queue.sent',
  inquiries: 'backOffice.queue.inquiries',
  offered: 'backOffice.queue.offered',
  closed: 'backOffice.queue.closed',
} as const satisfies Record<WorkQueue, PlainTextId>

export interface WorkParams {
  queue: WorkQueue
  q: string
  sort: NonNullable<ListWork['sort']> | null
}

interface Props {
  requested: WorkParams
  page: number
  onWant: (requested: WorkParams) => void
  onPage: (page: number) => void
}

/** What staff have to do, in lists with their numbers. A search looks through all of them. */
export function WorkView({ requested, page, onWant, onPage }: Props) {
  const text = useText()
  const { queue, q, sort } = requested
  const isSearch = q !== ''
  const work = useQuery({
    ...workQuery({ queue: isSearch ? null : queue, query: isSearch ? q : null, sort, page }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <search className={styles.search}>
        <TypedSearchField
          maxLength={maxListQueryLength}
          label={text('backOffice.search')}
          placeholder={text('backOffice.searchPlaceholder')}
          value={q}
          onSearch={(typed) => onWant({ ...requested, q: typed })}
        />
      </search>
      <fieldset className={styles.queues}>
        <legend className="visually-hidden">{text('backOffice.queues')}</legend>
        {workQueues.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.queue}
            aria-pressed={!isSearch && name === queue}
            onClick={() => onWant({ ...requested, queue: name, q: '' })}
          >
            {text(queueTexts[name])}
            {name !== 'closed' && <span className={styles.count}>{work.data?.counts[name] ?? ''}</span>}
          </button>
        ))}
      </fieldset>
      <PagedList
        query={work}
        page={page}
        onPage={onPage}
        height="24rem"
        found={(count) => text('order.found', { count })}
        nothing={
          <EmptyState icon={<CheckIcon size={28} />} title={text(isSearch ? 'order.noneFound' : 'backOffice.nothing')}>
            {text(isSearch ? 'backOffice.nothingFound' : 'backOffice.nothingText')}
          </EmptyState>
        }
      >
        {(items, stale) => (
          <WorkList
            orders={items}
            stale={stale}
            sort={sort ?? (isSearch || queue === 'closed' ? '-date' : 'date')}
            onSort={(next) => onWant({ ...requested, sort: next })}
          />
        )}
      </PagedList>
    </>
  )
}
