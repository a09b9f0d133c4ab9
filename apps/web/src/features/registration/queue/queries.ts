import { auditEndpoints } from '@normwerk/contract/audit'
import { companyEndpoints } from '@normwerk/contract/company'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { type DecideRegistration, registrationEndpoints } from '@normwerk/contract/registration'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import type { Scope } from '../../../shared/cart/scope.ts'

const endpoints = {
  company: { list: registrationEndpoints.listForCompany, decide: registrationEndpoints.decideForCompany },
  shop: { list: registrationEndpoints.listForStaff, decide: registrationEndpoints.decideForStaff },
}

export const registrationsQuery = (scope: Scope) => endpointQuery(endpoints[scope].list)

const touched: ReadonlySet<unknown> = new Set([
  registrationEndpoints.listForCompany.route,
  registrationEndpoints.listForStaff.route,
  companyUserEndpoints.listPaged.route,
  shopUserEndpoints.listPaged.route,
  companyEndpoints.list.route,
  auditEndpoints.listOfCompany.route,
  auditEndpoints.listAll.route,
])

/** @param onGone called if a colleague has decided in the meantime, or the registration has expired */
export function useDecide(scope: Scope, onGone: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) })
  return useMutation({
    mutationFn: ({ id, ...input }: DecideRegistration & { id: string }) =>
      call(endpoints[scope].decide, { params: { id }, input }),
    meta: { showsError: true },
    onSuccess: () => {
      void refresh()
    },
    onError: (error) => {
      if (!isGone(error)) return
      onGone()
      void refresh()
    },
  })
}

export function isGone(error: Error): boolean {
  return error instanceof CallError && error.code === 'entryNotFound'
}
