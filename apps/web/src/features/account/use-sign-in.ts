import { type Authenticate, accountEndpoints } from '@normwerk/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { meQuery } from '../../api/me.ts'

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Authenticate) => call(accountEndpoints.authenticate, { input }),
    meta: { showsError: true },
    onSuccess: (me) => {
      // Data that was read as a visitor lacks prices and the cart.
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] })
      client.setQueryData(meQuery.queryKey, me)
    },
  })
}
