import { documentEndpoints, type InvoiceSort, invoiceColumns } from '@normwerk/contract/document'
import { maxListQueryLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { endpointQuery } from '../api/endpoint-query.ts'
import { useCan } from '../api/me.ts'
import { InvoiceList } from '../features/document/invoice-list.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { useText } from '../texts/language-context.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { PagedList } from '../ui/data/paged-list.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button } from '../ui/forms/button.tsx'
import { isBackwards, readDay } from '../ui/forms/period.ts'
import { PeriodFields } from '../ui/forms/period-fields.tsx'
import { TypedSearchField } from '../ui/forms/typed-search-field.tsx'
import { OrdersIcon, SearchIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import styles from './invoices-page.module.css'
import { turnPage } from './turn-page.ts'

const route = getRouteApi('/invoices')
const listHeight = '22rem'
const pageSize = 20

export function InvoicesPage() {
  const text = useText()
  const seesOrders = useCan('order.history')
  const orders = { key: 'orders', link: <Link to="/orders">{text('shell.orders')}</Link> }
  return (
    <Page title={text('shell.invoices')}>
      <PageHead
        title={text('shell.invoices')}
        lead={text('document.invoices.lead')}
        {...(seesOrders ? { breadcrumb: <Breadcrumb entries={[orders]} /> } : {})}
      />
      <CustomerGate
        permission="order.invoices"
        reason="document.invoices.signInReason"
        rejection="document.invoices.notAllowed"
        loading={
          <Loading>
            <Skeleton height={listHeight} />
          </Loading>
        }
      >
        <Invoices />
      </CustomerGate>
    </Page>
  )
}

interface Filters {
  q: string
  from: string | null
  to: string | null
  sort: InvoiceSort
}

const everything: Filters = { q: '', from: null, to: null, sort: '-date' }
const sorts = invoiceColumns.flatMap((column): InvoiceSort[] => [column, `-${column}`])

function Invoices() {
  const text = useText()
  const { q = '', page = 1, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const sort = sorts.find((each) => each === search.sort) ?? everything.sort
  const filters: Filters = { q, from: readDay(search.from), to: readDay(search.to), sort }
  const input = { page, size: pageSize, query: q === '' ? null : q, from: filters.from, to: filters.to, sort }
  const invoices = useQuery({
    ...endpointQuery(documentEndpoints.listInvoices, { input }),
    enabled: !isBackwards(filters),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = q !== '' || filters.from !== null || filters.to !== null

  function filter({ q: typed, from, to, sort: chosen }: Filters): void {
    void navigate({
      search: {
        ...(typed !== '' && { q: typed }),
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        ...(chosen !== everything.sort && { sort: chosen }),
      },
      // Otherwise every typed letter would be a step back.
      replace: typed !== q,
    })
  }

  return (
    <>
      <search className={styles.filters}>
        <TypedSearchField
          maxLength={maxListQueryLength}
          label={text('document.invoices.search')}
          placeholder={text('document.invoices.searchPlaceholder')}
          value={q}
          onSearch={(typed) => filter({ ...filters, q: typed })}
        />
        <PeriodFields period={filters} onPeriod={(period) => filter({ ...filters, ...period })} />
      </search>
      <PagedList
        query={invoices}
        page={page}
        onPage={(next) => void navigate({ search: turnPage(next) })}
        height={listHeight}
        found={(count) => text('order.found', { count })}
        nothing={
          isNarrowed ? (
            <EmptyState
              icon={<SearchIcon size={28} />}
              title={text('document.invoices.noneFound')}
              actions={<Button onClick={() => filter({ ...everything, sort })}>{text('order.clearFilters')}</Button>}
            />
          ) : (
            <EmptyState icon={<OrdersIcon size={28} />} title={text('document.invoices.noneYet')}>
              {text('document.invoices.noneYetText')}
            </EmptyState>
          )
        }
      >
        {(items, stale) => (
          <InvoiceList
            invoices={items}
            sort={sort}
            onSort={(chosen) => filter({ ...filters, sort: chosen })}
            stale={stale}
          />
        )}
      </PagedList>
    </>
  )
}
