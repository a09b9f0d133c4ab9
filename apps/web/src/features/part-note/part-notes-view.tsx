import { maxListQueryLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { PartNoteList } from './part-note-list.tsx'
import { partNotesQuery } from './queries.ts'

interface Props {
  q: string
  page: number
  onSearch: (q: string) => void
  onPage: (page: number) => void
}

/** All notes of the company. */
export function PartNotesView({ q, page, onSearch, onPage }: Props) {
  const text = useText()
  const notes = useQuery({ ...partNotesQuery({ q, page }), placeholderData: keepPreviousData })
  return (
    <SearchedList
      query={notes}
      count={(total) => text('partNote.count', { count: total })}
      label={text('partNote.search')}
      placeholder={text('partNote.searchPlaceholder')}
      maxLength={maxListQueryLength}
      q={q}
      onSearch={onSearch}
      page={page}
      onPage={onPage}
      height="22rem"
      nothing={<Nothing searched={q !== ''} onShowAll={() => onSearch('')} />}
    >
      {(items, stale) => <PartNoteList notes={items} stale={stale} />}
    </SearchedList>
  )
}

function Nothing({ searched, onShowAll }: { searched: boolean; onShowAll: () => void }) {
  const text = useText()
  if (!searched) return <EmptyState title={text('partNote.none')}>{text('partNote.noneText')}</EmptyState>
  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      title={text('partNote.noneFound')}
      actions={<Button onClick={onShowAll}>{text('partNote.showAll')}</Button>}
    >
      {text('partNote.noneFoundText')}
    </EmptyState>
  )
}
