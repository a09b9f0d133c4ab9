import { punchoutEndpoints } from '@normwerk/contract/punchout'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const visitQuery = endpointQuery(punchoutEndpoints.readSession)

export function useTransfer() {
  return useMutation({ mutationFn: (cartId: string) => call(punchoutEndpoints.transfer, { input: { cartId } }) })
}
