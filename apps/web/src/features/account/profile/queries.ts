import { accountEndpoints } from '@normwerk/contract/account'
import { type ChangePassword, passwordEndpoints } from '@normwerk/contract/account/password'
import { type ChangeProfile, profileEndpoints } from '@normwerk/contract/account/profile'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { meQuery } from '../../../api/me.ts'

/** Always read again: users open this list because they suspect an unknown session. */
export const sessionsQuery = { ...endpointQuery(accountEndpoints.listSessions), staleTime: 0 }

export const secondFactorQuery = endpointQuery(profileEndpoints.readSecondFactor)

export function useChangeProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ChangeProfile) => call(profileEndpoints.change, { input }),
    meta: { showsError: true },
    onSuccess: (me) => client.setQueryData(meQuery.queryKey, me),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ChangePassword) => call(passwordEndpoints.change, { input }),
    meta: { showsError: true },
    onSuccess: () => reload(client, sessionsQuery),
  })
}

/** @returns a mutation that ends one session, or with `undefined` all but the current one */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      call(accountEndpoints.endSessions, { input: id === undefined ? {} : { id } }),
    // A session that ended by itself in the meantime must leave the list too.
    onSettled: () => reload(client, sessionsQuery),
  })
}

export function usePrepareSecondFactor() {
  return useMutation({
    mutationFn: (password: string) => call(profileEndpoints.prepareSecondFactor, { input: { password } }),
    meta: { showsError: true },
  })
}

export function useConfirmSecondFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(profileEndpoints.confirmSecondFactor, { input: { code } }),
    meta: { showsError: true },
    // If a second factor is required, all other calls were rejected until now.
    onSuccess: () => void client.invalidateQueries(),
  })
}

export function useRenewRecoveryCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call(profileEndpoints.renewRecoveryCodes, { input: { password } }),
    meta: { showsError: true },
    onSuccess: () => void reload(client, secondFactorQuery),
  })
}

export function useRemoveSecondFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call(profileEndpoints.removeSecondFactor, { input: { password } }),
    meta: { showsError: true },
    onSuccess: () => Promise.all([reload(client, secondFactorQuery), reload(client, meQuery)]),
  })
}

function reload(client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }): Promise<void> {
  return client.invalidateQueries({ queryKey })
}
