import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { makePasskey } from './authenticator.ts'

export const passkeysQuery = endpointQuery(passkeyEndpoints.list)

export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const credential = await makePasskey(await call(passkeyEndpoints.prepare, { input: { password } }))
      return call(passkeyEndpoints.add, { input: { name, credential } })
    },
    meta: { showsError: true },
    // If a second factor is required, all other calls were rejected until now.
    onSuccess: () => void client.invalidateQueries(),
  })
}

export function useRenamePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { id: string; name: string }) => call(passkeyEndpoints.rename, { input }),
    meta: { showsError: true },
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
}

export function useRemovePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { id: string; password: string }) => call(passkeyEndpoints.remove, { input }),
    meta: { showsError: true },
    onSuccess: () => client.invalidateQueries(),
  })
}
