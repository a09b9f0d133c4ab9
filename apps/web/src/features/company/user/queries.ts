import { passwordEndpoints } from '@normwerk/contract/account/password'
import { auditEndpoints } from '@normwerk/contract/audit'
import { companyEndpoints } from '@normwerk/contract/company'
import { type ChangeCompany, shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import {
  type ChangeUserAnywhere,
  type CreateUserAnywhere,
  companyUserEndpoints,
  type ListUsers,
  type ManagedUser,
} from '@normwerk/contract/company/user'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { meQuery } from '../../../api/me.ts'
import type { Scope } from '../../../shared/cart/scope.ts'

const endpoints = { company: companyUserEndpoints, shop: shopUserEndpoints }

export const usersQuery = (scope: Scope, input: ListUsers) => endpointQuery(endpoints[scope].listPaged, { input })
export const userQuery = (scope: Scope, id: string) => endpointQuery(endpoints[scope].read, { params: { id } })

const touched: ReadonlySet<unknown> = new Set([
  companyUserEndpoints.listPaged.route,
  shopUserEndpoints.listPaged.route,
  companyEndpoints.list.route,
  auditEndpoints.listOfCompany.route,
  auditEndpoints.listAll.route,
])

/** Reads lists of users again. Users who changed themselves may have other permissions now. */
function refresh(client: QueryClient, userId: string): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) })
  if (client.getQueryData(meQuery.queryKey)?.id === userId) void client.invalidateQueries(meQuery)
}

function useKeepUser(scope: Scope) {
  const client = useQueryClient()
  return (user: ManagedUser) => {
    client.setQueryData(userQuery(scope, user.id).queryKey, user)
    refresh(client, user.id)
  }
}

export function useCreateUser(scope: Scope) {
  return useMutation({
    mutationFn: (input: CreateUserAnywhere) => call(endpoints[scope].create, { input }),
    meta: { showsError: true },
    onSuccess: useKeepUser(scope),
  })
}

export function useChangeUser(scope: Scope) {
  return useMutation({
    mutationFn: (input: ChangeUserAnywhere) => call(endpoints[scope].change, { input }),
    meta: { showsError: true },
    onSuccess: useKeepUser(scope),
  })
}

export function useLockUser(scope: Scope) {
  return useMutation({
    mutationFn: (input: { userId: string; locking: boolean }) => call(endpoints[scope].lock, { input }),
    meta: { showsError: true },
    onSuccess: useKeepUser(scope),
  })
}

export function useRequestPassword() {
  return useMutation({
    mutationFn: (email: string) => call(passwordEndpoints.requestReset, { input: { email } }),
    meta: { showsError: true },
  })
}

export function useRemoveSecondFactor(scope: Scope) {
  return useMutation({
    mutationFn: (userId: string) => call(endpoints[scope].removeSecondFactor, { input: { userId } }),
    meta: { showsError: true },
    onSuccess: useKeepUser(scope),
  })
}

export function useMoveUser() {
  return useMutation({
    mutationFn: (input: ChangeCompany) => call(shopUserEndpoints.changeCompany, { input }),
    meta: { showsError: true },
    onSuccess: useKeepUser('shop'),
  })
}

export function useInviteAgain(scope: Scope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => call(endpoints[scope].invite, { input: { userId } }),
    meta: { showsError: true },
    onSuccess: (_, userId) => refresh(client, userId),
  })
}

/** @param onDeleted leaves the user's page, which would otherwise read the deleted user again */
export function useDeleteUser(scope: Scope, onDeleted: () => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoints[scope].delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess: async (_, id) => {
      refresh(client, id)
      await onDeleted()
      client.removeQueries(userQuery(scope, id))
    },
  })
}
