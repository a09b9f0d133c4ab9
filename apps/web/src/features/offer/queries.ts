import { type AcceptOffer, offerEndpoints } from '@normwerk/contract/offer'
import { type Order, orderEndpoints } from '@normwerk/contract/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** Accepts an offer; the answer is the order. */
export function useAcceptOffer(id: string, onAccepted: (order: Order) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: AcceptOffer) => call(offerEndpoints.accept, { params: { id }, input }),
    meta: { showsError: true },
    onSuccess: (order) => {
      client.setQueryData(endpointQuery(orderEndpoints.read, { params: { id: order.id } }).queryKey, order)
      void client.invalidateQueries(endpointQuery(orderEndpoints.read, { params: { id } }))
      void client.invalidateQueries({ queryKey: [orderEndpoints.list.route] })
      onAccepted(order)
    },
  })
}

/** Sends an offer back with a question. */
export function useAskAgain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (question: string) => call(offerEndpoints.ask, { params: { id }, input: { question } }),
    meta: { showsError: true },
    onSuccess: (inquiry) => {
      client.setQueryData(endpointQuery(orderEndpoints.read, { params: { id } }).queryKey, inquiry)
      void client.invalidateQueries({ queryKey: [orderEndpoints.list.route] })
    },
  })
}
