import { maxListQueryLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { CustomerPartNumberForm } from './customer-part-number-form.tsx'
import { CustomerPartNumberList } from './customer-part-number-list.tsx'
import { customerPartNumbersQuery } from './queries.ts'

interface Props {
  q: string
  page: number
  onSearch: (q: string) => void
  onPage: (page: number) => void
}

export function CustomerPartNumbersView({ q, page, onSearch, onPage }: Props) {
  const text = useText()
  const numbers = useQuery({ ...customerPartNumbersQuery({ q, page }), placeholderData: keepPreviousData })
  return (
    <>
      <CustomerPartNumberForm />
      <SearchedList
        query={numbers}
        count={(total) => text('customerPartNumber.count', { count: total })}
        label={text('customerPartNumber.search')}
        placeholder={text('customerPartNumber.searchPlaceholder')}
        maxLength={maxListQueryLength}
        q={q}
        onSearch={onSearch}
        page={page}
        onPage={onPage}
        height="22rem"
        nothing={<Nothing searched={q !== ''} onShowAll={() => onSearch('')} />}
      >
        {(items, stale) => <CustomerPartNumberList entries={items} stale={stale} />}
      </SearchedList>
    </>
  )
}

function Nothing({ searched, onShowAll }: { searched: boolean; onShowAll: () => void }) {
  const text = useText()
  if (!searched)
    return <EmptyState title={text('customerPartNumber.none')}>{text('customerPartNumber.noneText')}</EmptyState>
  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      title={text('customerPartNumber.noneFound')}
      actions={<Button onClick={onShowAll}>{text('customerPartNumber.showAll')}</Button>}
    >
      {text('customerPartNumber.noneFoundText')}
    </EmptyState>
  )
}
