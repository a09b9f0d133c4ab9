import { maxListQueryLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { PagedList } from '../../ui/data/paged-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ListSearch } from '../../ui/forms/list-search.tsx'
import { TypedSearchField } from '../../ui/forms/typed-search-field.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { CompanyList } from './company-list.tsx'
import { type CompanyParams, listInput } from './company-params.ts'
import { companiesQuery } from './queries.ts'

interface Props {
  requested: CompanyParams
  page: number
  onWant: (requested: CompanyParams) => void
  onPage: (page: number) => void
}

export function CompaniesView({ requested, page, onWant, onPage }: Props) {
  const text = useText()
  const companies = useQuery({ ...companiesQuery(listInput(requested, page)), placeholderData: keepPreviousData })
  return (
    <>
      <ListSearch count={null}>
        <TypedSearchField
          maxLength={maxListQueryLength}
          label={text('company.searchUsers')}
          placeholder={text('company.staff.searchCompanies')}
          value={requested.q}
          onSearch={(q) => onWant({ ...requested, q })}
        />
      </ListSearch>
      <PagedList
        query={companies}
        page={page}
        onPage={onPage}
        height="26rem"
        found={(count) => text('company.staff.companiesFound', { count })}
        nothing={
          <EmptyState
            icon={<SearchIcon size={28} />}
            title={text('company.staff.noCompanyFound')}
            actions={<Button onClick={() => onWant({ ...requested, q: '' })}>{text('company.showAll')}</Button>}
          >
            {text('company.staff.noCompanyFoundText')}
          </EmptyState>
        }
      >
        {(items, stale) => (
          <CompanyList
            companies={items}
            sort={requested.sort}
            onSort={(sort) => onWant({ ...requested, sort })}
            stale={stale}
          />
        )}
      </PagedList>
    </>
  )
}
