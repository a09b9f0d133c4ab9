import { maxListQueryLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { NoEntries } from '../../ui/data/no-entries.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
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
        nothing={
          <NoEntries
            isSearched={q !== ''}
            none={{ title: text('customerPartNumber.none'), text: text('customerPartNumber.noneText') }}
            noneFound={{ title: text('customerPartNumber.noneFound'), text: text('customerPartNumber.noneFoundText') }}
            showAll={text('customerPartNumber.showAll')}
            onShowAll={() => onSearch('')}
          />
        }
      >
        {(items, stale) => <CustomerPartNumberList entries={items} stale={stale} />}
      </SearchedList>
    </>
  )
}
