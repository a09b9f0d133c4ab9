import { accountEndpoints, type Me } from '@normwerk/contract/account'
import { may, type Permission } from '@normwerk/contract/permissions'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { CallError } from './call-error.ts'

/** The signed-in user, or `null`. */
export const meQuery = queryOptions({
  queryKey: [accountEndpoints.me.route],
  queryFn: () =>
    call(accountEndpoints.me).catch((error: unknown): null => {
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }),
  staleTime: 5 * 60_000,
})

/** Returns the signed-in user, `null` for a visitor, and `undefined` until that is known. */
export function useMe(): Me | null | undefined {
  return useQuery(meQuery).data
}

/** Whether the visitor may do this; `false` until that is known. */
export function useCan(permission: Permission): boolean {
  return may(useMe()?.roles ?? null, permission)
}
