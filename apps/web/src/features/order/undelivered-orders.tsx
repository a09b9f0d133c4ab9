import { auditEndpoints } from '@normwerk/contract/audit'
import { type UndeliveredOrder, undeliveredOrderEndpoints } from '@normwerk/contract/order/undelivered'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { UndeliveredEntry, UndeliveredList } from '../../shared/lists/undelivered-list.tsx'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

const lookAgain = 15_000

/** Orders are delivered in the background, so a listed one may be delivered a moment later. */
const undeliveredQuery = { ...endpointQuery(undeliveredOrderEndpoints.list), staleTime: 0, refetchInterval: lookAgain }

/** Shows nothing if all orders are delivered. */
export function UndeliveredOrders() {
  const text = useText()
  const orders = useQuery(undeliveredQuery)
  if (orders.data === undefined && orders.error !== null) {
    return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />
  }
  if (orders.data === undefined || orders.data.length === 0) return null
  return (
    <section aria-labelledby="undelivered-orders">
      <h2 id="undelivered-orders">{text('order.undelivered.heading')}</h2>
      <UndeliveredList count={text('order.undelivered.title', { count: orders.data.length })}>
        {orders.data.map((order) => (
          <Entry key={order.id} order={order} />
        ))}
      </UndeliveredList>
    </section>
  )
}

function Entry({ order }: { order: UndeliveredOrder }) {
  const text = useText()
  const client = useQueryClient()
  const { id, orderNumber, companyName } = order
  const repeat = useMutation({
    mutationFn: () => call(undeliveredOrderEndpoints.repeat, { input: { id } }),
    onSuccess: () => showToast({ message: text('order.undelivered.repeated', { orderNumber }) }),
    onSettled: () => {
      void client.invalidateQueries(undeliveredQuery)
      void client.invalidateQueries({ queryKey: [auditEndpoints.listAll.route] })
    },
  })
  return (
    <UndeliveredEntry
      title={orderNumber}
      about={companyName}
      delivery={order}
      pending={repeat.isPending}
      onRetry={() => repeat.mutate()}
    />
  )
}
