import { maxListQueryLength } from '@normwerk/contract/limits'
import type { Synonym } from '@normwerk/contract/synonym'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { NoEntries } from '../../ui/data/no-entries.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
import { DeleteSynonymDialog } from './delete-synonym-dialog.tsx'
import { synonymsQuery } from './queries.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import { SynonymTable } from './synonym-table.tsx'

interface Props {
  q: string
  page: number
  onSearch: (q: string) => void
  onPage: (page: number) => void
}

/** The words of buyers for which staff have said what they mean. */
export function SynonymsView({ q, page, onSearch, onPage }: Props) {
  const text = useText()
  const [changed, setChanged] = useState<Synonym | null>(null)
  const [deleted, setDeleted] = useState<Synonym | null>(null)
  const synonyms = useQuery({ ...synonymsQuery({ q, page }), placeholderData: keepPreviousData })
  return (
    <>
      <SearchedList
        query={synonyms}
        count={(total) => text('synonym.count', { count: total })}
        label={text('synonym.search')}
        placeholder={text('synonym.search')}
        maxLength={maxListQueryLength}
        q={q}
        onSearch={onSearch}
        page={page}
        onPage={onPage}
        height="16rem"
        nothing={
          <NoEntries
            isSearched={q !== ''}
            none={{ title: text('synonym.none'), text: text('synonym.noneText') }}
            noneFound={{ title: text('synonym.noneFound') }}
            showAll={text('company.showAll')}
            onShowAll={() => onSearch('')}
          />
        }
      >
        {(items, stale) => <SynonymTable entries={items} stale={stale} onChange={setChanged} onDelete={setDeleted} />}
      </SearchedList>
      {changed !== null && <SynonymDialog id={changed.id} initial={changed} onClose={() => setChanged(null)} />}
      {deleted !== null && <DeleteSynonymDialog synonym={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}
