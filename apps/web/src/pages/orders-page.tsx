import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { OrderFilters, type Requested } from '../features/order/order-filters.tsx'
import { OrderList } from '../features/order/order-list.tsx'
import { ordersQuery } from '../features/order/queries.ts'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { useText } from '../texts/language-context.tsx'
import { PagedList } from '../ui/data/paged-list.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '../ui/forms/button.tsx'
import { OrdersIcon, SearchIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { turnPage } from './turn-page.ts'

const route = getRouteApi('/orders')
const listHeight = '22rem'
const noFilters: Requested = { q: '', type: null, status: null }

export function OrdersPage() {
  const text = useText()
  return (
    <Page title={text('shell.orders')}>
      <PageHead title={text('shell.orders')} lead={text('order.listLead')} />
      <CustomerGate
        permission="order.history"
        reason="order.signInReason"
        rejection="order.historyNotAllowed"
        loading={
          <Loading>
            <Skeleton height={listHeight} />
          </Loading>
        }
      >
        <Orders />
      </CustomerGate>
    </Page>
  )
}

function Orders() {
  const text = useText()
  const { q = '', status = null, type = null, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const requested: Requested = { q, type, status }
  const isNarrowed = q !== '' || type !== null || status !== null
  const orders = useQuery({
    ...ordersQuery({ query: q === '' ? null : q, type, status, page }),
    placeholderData: keepPreviousData,
  })

  function want(next: Requested): void {
    void navigate({
      search: {
        ...(next.q === '' ? {} : { q: next.q }),
        ...(next.type === null ? {} : { type: next.type }),
        ...(next.status === null ? {} : { status: next.status }),
      },
      // Otherwise every typed letter would be a step back.
      replace: next.q !== q,
    })
  }

  return (
    <>
      <OrderFilters requested={requested} onChange={want} />
      <PagedList
        query={orders}
        page={page}
        onPage={(next) => void navigate({ search: turnPage(next) })}
        height={listHeight}
        found={(count) => text('order.found', { count })}
        nothing={<NoOrders isNarrowed={isNarrowed} onClear={() => want(noFilters)} />}
      >
        {(items, stale) => <OrderList orders={items} stale={stale} />}
      </PagedList>
    </>
  )
}

function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const text = useText()
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={text('order.noneFound')}
        actions={<Button onClick={onClear}>{text('order.clearFilters')}</Button>}
      >
        {text('order.noneFoundText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<OrdersIcon size={28} />}
      title={text('order.noneYet')}
      actions={<LinkButton to="/">{text('cart.toCatalogue')}</LinkButton>}
    >
      {text('order.noneYetText')}
    </EmptyState>
  )
}
