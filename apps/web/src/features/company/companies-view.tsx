import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTypedSearch } from '../../ui/use-typed-search.ts'
import styles from './companies-view.module.css'
import { CompanyList } from './company-list.tsx'
import { companiesQuery } from './queries.ts'
import { listInput, type WantedCompanies } from './wanted-companies.ts'

interface Props {
  wanted: WantedCompanies
  page: number
  onWant: (wanted: WantedCompanies) => void
  onPage: (page: number) => void
}

const longest = 100

export function CompaniesView({ wanted, page, onWant, onPage }: Props) {
  const text = useText()
  const search = useTypedSearch(wanted.q, (q) => onWant({ ...wanted, q }))
  const companies = useQuery({ ...companiesQuery(listInput(wanted, page)), placeholderData: keepPreviousData })
  return (
    <>
      <search className={styles.search}>
        <TextField
          type="search"
          label={text('company.searchUsers')}
          placeholder={text('staff.searchCompanies')}
          maxLength={longest}
          autoComplete="off"
          value={search.typed}
          onChange={(event) => search.setTyped(event.target.value)}
        />
      </search>
      {companies.data === undefined ? (
        <Waiting error={companies.error} onRetry={() => void companies.refetch()} />
      ) : companies.data.items.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size={28} />}
          title={text('staff.noCompanyFound')}
          actions={<Button onClick={() => onWant({ ...wanted, q: '' })}>{text('company.showAll')}</Button>}
        >
          {text('staff.noCompanyFoundText')}
        </EmptyState>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {text('staff.companiesFound', { count: companies.data.total })}
          </p>
          <CompanyList
            companies={companies.data.items}
            sort={wanted.sort}
            onSort={(sort) => onWant({ ...wanted, sort })}
            stale={companies.isPlaceholderData}
          />
          <Pagination page={page} size={companies.data.size} total={companies.data.total} onPage={onPage} />
        </>
      )}
    </>
  )
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Loading>
      <Skeleton height="26rem" />
    </Loading>
  )
}
