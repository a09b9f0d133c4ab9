import { maxListQueryLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { NoEntries } from '../../ui/data/no-entries.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
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
      nothing={
        <NoEntries
          isSearched={q !== ''}
          none={{ title: text('partNote.none'), text: text('partNote.noneText') }}
          noneFound={{ title: text('partNote.noneFound'), text: text('partNote.noneFoundText') }}
          showAll={text('partNote.showAll')}
          onShowAll={() => onSearch('')}
        />
      }
    >
      {(items, stale) => <PartNoteList notes={items} stale={stale} />}
    </SearchedList>
  )
}
