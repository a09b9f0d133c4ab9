import type { ErrorCode } from '@normwerk/contract/errors'
import { type Order, orderEndpoints, type SubmitOrder } from '@normwerk/contract/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { filterInput, type OrderParams } from './order-params.ts'

export const orderQuery = (id: string) => endpointQuery(orderEndpoints.read, { params: { id } })

const pageSize = 20

export function ordersQuery(params: OrderParams, page: number) {
  return endpointQuery(orderEndpoints.list, { input: { ...filterInput(params), page, size: pageSize } })
}

/** How much the user may order. */
export const orderLimitQuery = endpointQuery(orderEndpoints.readLimit)

/** Who has ordered for the company. */
export const buyersQuery = endpointQuery(orderEndpoints.listBuyers)

interface Outcomes {
  onDone: (order: Order) => void
  /** Called if the cart has changed since the buyer saw it. */
  onCartChanged: () => void
}

export function useSubmitOrder({ onDone, onCartChanged }: Outcomes) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: SubmitOrder) => call(orderEndpoints.submit, { input }),
    meta: { showsError: true },
    onSuccess: (order) => {
      client.setQueryData(orderQuery(order.id).queryKey, order)
      void client.invalidateQueries({ queryKey: [orderEndpoints.list.route] })
      void client.invalidateQueries(orderLimitQuery)
      onDone(order)
    },
    onError: (error) => {
      if (meansOtherCart(error)) onCartChanged()
    },
  })
}

const otherCart = new Set<string>([
  'cartChanged',
  'cartEmpty',
  'priceOnRequest',
  'pricesChanged',
  'partDiscontinued',
  'notDefaultCart',
  'deliveryAddressGone',
] satisfies ErrorCode[])

/** Whether an order was rejected because the cart has changed since the buyer saw it. */
export function meansOtherCart(error: Error): boolean {
  return error instanceof CallError && otherCart.has(error.code)
}
