import { type Order, orderEndpoints, type SubmitOrder } from '@normwerk/contract/order'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { mergePages, type OrderPage, sizeToCover } from './merge-pages.ts'
import { type CustomerFilter, statusesOf } from './status-filter.ts'

export const orderQuery = (id: string) => endpointQuery(orderEndpoints.read, { params: { id } })

export interface OrderFilter {
  query: string | null
  type: 'Order' | 'Inquiry' | null
  status: CustomerFilter | null
  page: number
}

export const pageSize = 20

/** A page of orders. A word of the customer's may stand for several of the shop's statuses, each asked for alone. */
export function ordersQuery(filter: OrderFilter) {
  return queryOptions({
    queryKey: [orderEndpoints.list.route, filter],
    queryFn: () => readOrders(filter),
  })
}

async function readOrders({ query, type, status, page }: OrderFilter): Promise<OrderPage> {
  const { statuses, orderType } = status === null ? { statuses: [null], orderType: null } : statusesOf(status)
  const narrowed = { query, orderType: orderType ?? type }
  const [only] = statuses
  if (statuses.length === 1) {
    return call(orderEndpoints.list, { input: { ...narrowed, status: only ?? null, page, size: pageSize } })
  }
  const size = sizeToCover(page, pageSize)
  const pages = await Promise.all(
    statuses.map((each) => call(orderEndpoints.list, { input: { ...narrowed, status: each, page: 1, size } })),
  )
  return mergePages(pages, page, pageSize)
}

interface Submission {
  input: SubmitOrder
  /** Made once for what the buyer means to order, and kept over every attempt. */
  idempotencyKey: string
}

export function useSubmitOrder(onDone: (order: Order) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (submission: Submission) => call(orderEndpoints.submit, submission),
    meta: { showsError: true },
    onSuccess: (order) => {
      client.setQueryData(orderQuery(order.id).queryKey, order)
      void client.invalidateQueries({ queryKey: [orderEndpoints.list.route] })
      onDone(order)
    },
  })
}
