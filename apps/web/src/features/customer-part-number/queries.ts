import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import type { Sent } from '@normwerk/contract/endpoint'
import type { ImportReport } from '@normwerk/contract/import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import type { SendHow } from '../../shared/lists/file-import/file-import.tsx'

const pageSize = 50

interface Requested {
  q: string
  page: number
}

export const customerPartNumbersQuery = ({ q, page }: Requested) =>
  endpointQuery(customerPartNumberEndpoints.list, {
    input: { page, size: pageSize, ...(q === '' ? {} : { query: q }) },
  })

/** Reads the list again, because a changed number moves to another place or page. */
export function useReloadCustomerPartNumbers(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [customerPartNumberEndpoints.list.route] })
}

export function useSetCustomerPartNumber({ showsError }: { showsError: boolean }) {
  const reload = useReloadCustomerPartNumbers()
  return useMutation({
    mutationFn: (input: Sent<typeof customerPartNumberEndpoints.set>) =>
      call(customerPartNumberEndpoints.set, { input }),
    meta: { showsError },
    onSuccess: reload,
  })
}

export function sendCustomerPartNumbers(file: File, { dryRun, onlyValid }: SendHow): Promise<ImportReport> {
  return call(customerPartNumberEndpoints.import, { file, input: { dryRun: flag(dryRun), onlyValid: flag(onlyValid) } })
}

const flag = (value: boolean) => (value ? 'true' : 'false')
