import { auditEndpoints } from '@normwerk/contract/audit'
import { type ChangePunchoutAccount, type PunchoutAccount, punchoutEndpoints } from '@normwerk/contract/punchout'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const accountQuery = endpointQuery(punchoutEndpoints.readAccount)
export const testQuery = endpointQuery(punchoutEndpoints.readTest)

function keepAccount(client: QueryClient, account: PunchoutAccount): void {
  client.setQueryData(accountQuery.queryKey, account)
  void client.invalidateQueries({ queryKey: [auditEndpoints.listOfCompany.route] })
}

export function useChangeAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ChangePunchoutAccount) => call(punchoutEndpoints.changeAccount, { input }),
    onSuccess: (account) => keepAccount(client, account),
  })
}

export function useRotatePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(punchoutEndpoints.rotatePassword),
    onSuccess: () => client.invalidateQueries(accountQuery),
  })
}

export function useCloseAccess() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(punchoutEndpoints.close),
    onSuccess: (account) => keepAccount(client, account),
  })
}
