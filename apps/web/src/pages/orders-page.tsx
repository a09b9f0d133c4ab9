import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useAddress } from '../api/config-context.tsx'
import { useCan } from '../api/me.ts'
import { OrderFilters } from '../features/order/order-filters.tsx'
import { OrderList } from '../features/order/order-list.tsx'
import {
  everyOrder,
  exportPath,
  formatListParams,
  isNarrowed,
  type OrderParams,
  parseListParams,
} from '../features/order/order-params.ts'
import { ordersQuery } from '../features/order/queries.ts'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { useFormat, useText } from '../texts/language-context.tsx'
import { PagedList } from '../ui/data/paged-list.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { AnchorButton, Button, LinkButton } from '../ui/forms/button.tsx'
import { isBackwards } from '../ui/forms/period.ts'
import { OrdersIcon, SearchIcon, TableIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import styles from './orders-page.module.css'
import { turnPage } from './turn-page.ts'

const route = getRouteApi('/orders')
const listHeight = '22rem'

export function OrdersPage() {
  const text = useText()
  const seesInvoices = useCan('order.invoices')
  return (
    <Page title={text('shell.orders')}>
      <PageHead
        title={text('shell.orders')}
        lead={text('order.listLead')}
        {...(seesInvoices && { actions: <LinkButton to="/invoices">{text('shell.invoices')}</LinkButton> })}
      />
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
  const format = useFormat()
  const address = useAddress()
  const { page = 1, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const requested = parseListParams(search)
  const orders = useQuery({
    ...ordersQuery(requested, page),
    enabled: !isBackwards(requested),
    placeholderData: keepPreviousData,
  })

  function want(next: OrderParams): void {
    // Otherwise every typed letter would be a step back.
    void navigate({ search: formatListParams(next), replace: next.q !== requested.q })
  }

  return (
    <>
      <OrderFilters requested={requested} onChange={want} />
      {orders.data !== undefined && orders.data.total > 0 && (
        <div className={styles.found}>
          <p role="status">
            {text('order.foundSum', { count: orders.data.total, sum: format.money(orders.data.orderedSum) })}
          </p>
          <AnchorButton href={address(exportPath(requested))} download icon={<TableIcon size={18} />}>
            {text('order.saveTable')}
          </AnchorButton>
        </div>
      )}
      <PagedList
        query={orders}
        page={page}
        onPage={(next) => void navigate({ search: turnPage(next) })}
        height={listHeight}
        nothing={<NoOrders isNarrowed={isNarrowed(requested)} onClear={() => want(everyOrder)} />}
      >
        {(items, stale) => (
          <OrderList
            orders={items}
            stale={stale}
            sorting={{ sort: requested.sort, onSort: (sort) => want({ ...requested, sort }) }}
          />
        )}
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
