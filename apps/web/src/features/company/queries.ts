import { auditEndpoints } from '@normwerk/contract/audit'
import {
  type ChangeCompanyData,
  type ChangeOwnCompany,
  type CreateCompany,
  companyEndpoints,
  type DefaultContacts,
  type ListCompanies,
  type ManagedCompany,
} from '@normwerk/contract/company'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { meQuery } from '../../api/me.ts'
import type { SendHow } from '../../shared/lists/file-import/file-import.tsx'

export const ownCompanyQuery = endpointQuery(companyEndpoints.readOwn)
export const companiesQuery = (input: ListCompanies) => endpointQuery(companyEndpoints.list, { input })
export const companyQuery = (id: string) => endpointQuery(companyEndpoints.read, { input: { id } })
export const defaultContactsQuery = endpointQuery(companyEndpoints.readContacts)
export const discountGroupsQuery = endpointQuery(companyEndpoints.listDiscountGroups)

const touched: ReadonlySet<unknown> = new Set([
  companyEndpoints.list.route,
  companyEndpoints.listDiscountGroups.route,
  shopUserEndpoints.listPaged.route,
  shopUserEndpoints.read.route,
  auditEndpoints.listOfCompany.route,
  auditEndpoints.listAll.route,
])

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) })
}

export const sendCompanies = (file: File, { dryRun }: Pick<SendHow, 'dryRun'>) =>
  call(companyEndpoints.import, { file, input: { dryRun: dryRun ? 'true' : 'false' } })

export function useReloadCompanies(): () => void {
  const client = useQueryClient()
  return () => refresh(client)
}

export function useChangeOwnCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ChangeOwnCompany) => call(companyEndpoints.changeOwn, { input }),
    meta: { showsError: true },
    onSuccess: (company) => {
      client.setQueryData(ownCompanyQuery.queryKey, company)
      refresh(client)
      // The signed-in user's data says whether a second factor is missing.
      return client.invalidateQueries(meQuery)
    },
  })
}

export function useChangeCompany() {
  const keep = useKeepCompany()
  return useMutation({
    mutationFn: (input: ChangeCompanyData) => call(companyEndpoints.change, { input }),
    meta: { showsError: true },
    onSuccess: keep,
  })
}

export function useChangeDefaultContacts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: DefaultContacts) => call(companyEndpoints.changeContacts, { input }),
    meta: { showsError: true },
    onSuccess: (contacts) => {
      client.setQueryData(defaultContactsQuery.queryKey, contacts)
      refresh(client)
    },
  })
}

export function useCreateCompany() {
  const keep = useKeepCompany()
  return useMutation({
    mutationFn: (input: CreateCompany) => call(companyEndpoints.create, { input }),
    meta: { showsError: true },
    onSuccess: keep,
  })
}

function useKeepCompany() {
  const client = useQueryClient()
  return (company: ManagedCompany) => {
    client.setQueryData(companyQuery(company.id).queryKey, company)
    refresh(client)
  }
}
