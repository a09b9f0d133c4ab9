import { customerArticleEndpoints } from '@normwerk/contract/customer-article'
import type { Sent } from '@normwerk/contract/endpoint'
import type { ImportReport } from '@normwerk/contract/import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import type { SendHow } from '../../trade/file-import/file-import.tsx'

const pageSize = 50

interface Requested {
  q: string
  page: number
}

export const ownNumbersQuery = ({ q, page }: Requested) =>
  endpointQuery(customerArticleEndpoints.list, { input: { page, size: pageSize, ...(q === '' ? {} : { query: q }) } })

/** Reads the list anew: a changed number stands at another place, or on another page. */
export function useReloadOwnNumbers(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [customerArticleEndpoints.list.route] })
}

export function useSetOwnNumber({ showsError }: { showsError: boolean }) {
  const reload = useReloadOwnNumbers()
  return useMutation({
    mutationFn: (input: Sent<typeof customerArticleEndpoints.set>) => call(customerArticleEndpoints.set, { input }),
    meta: { showsError },
    onSuccess: reload,
  })
}

export function sendOwnNumbers(file: File, { dryRun, onlyValid }: SendHow): Promise<ImportReport> {
  return call(customerArticleEndpoints.import, { file, input: { dryRun: flag(dryRun), onlyValid: flag(onlyValid) } })
}

const flag = (value: boolean) => (value ? 'true' : 'false')
