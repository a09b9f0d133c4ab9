import { maxListQueryLength } from '@normwerk/contract/limits'
import type { MissedSearch } from '@normwerk/contract/missed-search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ActionsHeading, RecordTable } from '../../ui/data/record-table.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
import { useSearchedPage } from '../../ui/data/use-searched-page.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { Section } from '../../ui/page.tsx'
import { TrashIcon } from '../../ui/page-icons.tsx'
import styles from './missed-searches.module.css'
import { missedSearchesQuery, useDeleteMissedSearch } from './queries.ts'

const keepFocusInside = keepFocusOn('button')

/** Single letters are names of sizes, and a number without figures has no pattern. */
const hasWord = /(?<![\p{L}\d])\p{L}{3}/u
const hasFigure = /\d/

interface Props {
  /** Staff know which article of the shop a text means. */
  onAnswer: (text: string) => void
  /** Staff know what the words of a text mean. */
  onExplain: (text: string) => void
}

/** Texts for which the shop found nothing, and what staff can do about them. */
export function MissedSearches({ onAnswer, onExplain }: Props) {
  const text = useText()
  const searched = useSearchedPage()
  const missed = useQuery({ ...missedSearchesQuery(searched), placeholderData: keepPreviousData })
  const isSearched = searched.q !== ''

  return (
    <Section title={text('missedSearch.title')}>
      <p className={styles.lead}>{text('missedSearch.lead')}</p>
      <SearchedList
        {...searched}
        query={missed}
        count={(total) => text('missedSearch.count', { count: total })}
        label={text('missedSearch.search')}
        placeholder={text('missedSearch.search')}
        maxLength={maxListQueryLength}
        height="16rem"
        nothing={
          <EmptyState title={text(isSearched ? 'missedSearch.noneFound' : 'missedSearch.none')}>
            {!isSearched && text('missedSearch.noneText')}
          </EmptyState>
        }
      >
        {(items, stale) => (
          <MissedSearchTable entries={items} stale={stale} onAnswer={onAnswer} onExplain={onExplain} />
        )}
      </SearchedList>
    </Section>
  )
}

interface TableProps extends Props {
  entries: readonly MissedSearch[]
  stale: boolean
}

function MissedSearchTable({ entries, stale, ...actions }: TableProps) {
  const text = useText()
  return (
    <RecordTable label={text('missedSearch.title')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('missedSearch.text')}</th>
          <th scope="col" data-numeric>
            {text('missedSearch.times')}
          </th>
          <th scope="col">{text('missedSearch.lastAt')}</th>
          <ActionsHeading />
        </tr>
      </thead>
      <tbody ref={keepFocusInside}>
        {entries.map((entry) => (
          <MissedSearchRow key={entry.id} entry={entry} {...actions} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function MissedSearchRow({ entry, onAnswer, onExplain }: Props & { entry: MissedSearch }) {
  const text = useText()
  const format = useFormat()
  const { mutate: remove, isPending } = useDeleteMissedSearch()
  const { id, text: written, count, lastAt } = entry
  return (
    <tr>
      <th scope="row" className={styles.text}>
        <Link to="/search" search={{ q: written }}>
          {written}
        </Link>
      </th>
      <td data-numeric data-label={text('missedSearch.times')}>
        {format.number(count)}
      </td>
      <td data-label={text('missedSearch.lastAt')}>{format.date(lastAt)}</td>
      <td data-row className={styles.actions}>
        <span className={styles.buttons}>
          {hasWord.test(written) && (
            <Button
              size="small"
              aria-label={text('missedSearch.explainText', { text: written })}
              onClick={() => onExplain(written)}
            >
              {text('missedSearch.explain')}
            </Button>
          )}
          {hasFigure.test(written) && (
            <Button
              size="small"
              aria-label={text('missedSearch.answerText', { text: written })}
              onClick={() => onAnswer(written)}
            >
              {text('missedSearch.answer')}
            </Button>
          )}
          <IconButton
            size="small"
            label={text('missedSearch.delete', { text: written })}
            icon={<TrashIcon size={18} />}
            pending={isPending}
            onClick={() => remove(id)}
          />
        </span>
      </td>
    </tr>
  )
}
