import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { ListSearch } from '../../ui/list-search.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { TypedSearchField } from '../../ui/typed-search-field.tsx'
import { OwnNumberForm } from './own-number-form.tsx'
import { OwnNumberList } from './own-number-list.tsx'
import { ownNumbersQuery } from './queries.ts'

interface Props {
  q: string
  page: number
  onSearch: (q: string) => void
  onPage: (page: number) => void
}

export function OwnNumbersView({ q, page, onSearch, onPage }: Props) {
  const text = useText()
  const numbers = useQuery({ ...ownNumbersQuery({ q, page }), placeholderData: keepPreviousData })
  const hasNone = q === '' && numbers.data?.total === 0
  return (
    <>
      <OwnNumberForm />
      {!hasNone && (
        <ListSearch count={numbers.data === undefined ? null : text('ownNumber.count', { count: numbers.data.total })}>
          <TypedSearchField
            label={text('ownNumber.search')}
            placeholder={text('ownNumber.searchPlaceholder')}
            value={q}
            onSearch={onSearch}
          />
        </ListSearch>
      )}
      <PagedList
        query={numbers}
        page={page}
        onPage={onPage}
        height="22rem"
        nothing={<Nothing searched={q !== ''} onShowAll={() => onSearch('')} />}
      >
        {(items, stale) => <OwnNumberList entries={items} stale={stale} />}
      </PagedList>
    </>
  )
}

function Nothing({ searched, onShowAll }: { searched: boolean; onShowAll: () => void }) {
  const text = useText()
  if (!searched) return <EmptyState title={text('ownNumber.none')}>{text('ownNumber.noneText')}</EmptyState>
  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      title={text('ownNumber.noneFound')}
      actions={<Button onClick={onShowAll}>{text('ownNumber.showAll')}</Button>}
    >
      {text('ownNumber.noneFoundText')}
    </EmptyState>
  )
}
