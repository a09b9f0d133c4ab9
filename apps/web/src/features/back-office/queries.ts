import { backOfficeEndpoints, type ListWork, type ManagedOrder } from '@normwerk/contract/back-office'
import type { Sent } from '@normwerk/contract/endpoint'
import { offerEndpoints } from '@normwerk/contract/offer'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const pageSize = 50

export function workQuery(filter: Pick<ListWork, 'queue' | 'query' | 'sort' | 'page'>) {
  return { ...endpointQuery(backOfficeEndpoints.list, { input: { ...filter, size: pageSize } }), staleTime: 0 }
}

export const managedOrderQuery = (id: string) => ({
  ...endpointQuery(backOfficeEndpoints.read, { params: { id } }),
  staleTime: 0,
})

function store(client: QueryClient, order: ManagedOrder): void {
  client.setQueryData(managedOrderQuery(order.id).queryKey, order)
  void client.invalidateQueries({ queryKey: [backOfficeEndpoints.list.route] })
}

type Change = 'changeStatus' | 'send' | 'changeTracking' | 'correct' | 'certify' | 'addNote'

/** Changes an order; every answer is the whole order. */
function useChange<Name extends Change>(
  send: (input: Sent<(typeof backOfficeEndpoints)[Name]>) => Promise<ManagedOrder>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    meta: { showsError: true },
    onSuccess: (order) => store(client, order),
  })
}

export const useChangeStatus = () =>
  useChange<'changeStatus'>((input) => call(backOfficeEndpoints.changeStatus, { input }))
export const useSendDelivery = () => useChange<'send'>((input) => call(backOfficeEndpoints.send, { input }))
export const useCorrectInvoice = () => useChange<'correct'>((input) => call(backOfficeEndpoints.correct, { input }))
export const useCertify = () => useChange<'certify'>((input) => call(backOfficeEndpoints.certify, { input }))
export const useAddNote = () => useChange<'addNote'>((input) => call(backOfficeEndpoints.addNote, { input }))

export function useMakeOffer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Sent<typeof offerEndpoints.make>) => call(offerEndpoints.make, { params: { id }, input }),
    meta: { showsError: true },
    onSuccess: (order) => store(client, order),
  })
}
