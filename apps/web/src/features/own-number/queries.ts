import { customerArticleEndpoints, type ImportReport, type SetOwnNumber } from '@normwerk/contract/customer-article'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const pageSize = 50

interface Wanted {
  q: string
  page: number
}

export const ownNumbersQuery = ({ q, page }: Wanted) =>
  endpointQuery(customerArticleEndpoints.list, { input: { page, size: pageSize, ...(q === '' ? {} : { query: q }) } })

/** Reads the list anew: a changed number stands at another place, or on another page. */
export function useReloadOwnNumbers(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [customerArticleEndpoints.list.route] })
}

export function useSetOwnNumber({ showsError }: { showsError: boolean }) {
  const reload = useReloadOwnNumbers()
  return useMutation({
    mutationFn: (input: SetOwnNumber) => call(customerArticleEndpoints.set, { input }),
    meta: { showsError },
    onSuccess: reload,
  })
}

export function sendOwnNumbers(file: File, dryRun: boolean): Promise<ImportReport> {
  return call(customerArticleEndpoints.import, { file, input: { dryRun: dryRun ? 'true' : 'false' } })
}
