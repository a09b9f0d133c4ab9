import { auditEndpoints } from '@normwerk/contract/audit'
import { type AddCrossReference, crossReferenceEndpoints } from '@normwerk/contract/cross-reference'
import { missedSearchEndpoints } from '@normwerk/contract/missed-search'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import type { SendHow } from '../../shared/lists/file-import/file-import.tsx'

const pageSize = 50

interface Requested {
  q: string
  page: number
}

export const crossReferencesQuery = ({ q, page }: Requested) =>
  endpointQuery(crossReferenceEndpoints.list, { input: { page, size: pageSize, ...(q === '' ? {} : { query: q }) } })

const dry = ({ dryRun }: Pick<SendHow, 'dryRun'>) => ({ dryRun: dryRun ? ('true' as const) : ('false' as const) })

export const sendCrossReferences = (file: File, how: SendHow) =>
  call(crossReferenceEndpoints.import, { file, input: dry(how) })

/** A change of the patterns also changes the audit log and the searches without a result. */
export function useReloadCrossReferences(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: [crossReferenceEndpoints.list.route] })
    void client.invalidateQueries({ queryKey: [auditEndpoints.listAll.route] })
    void client.invalidateQueries({ queryKey: [missedSearchEndpoints.list.route] })
  }
}

export function useAddCrossReference() {
  const reload = useReloadCrossReferences()
  return useMutation({
    mutationFn: (input: AddCrossReference) => call(crossReferenceEndpoints.add, { input }),
    meta: { showsError: true },
    onSuccess: reload,
  })
}

export function useDeleteCrossReference() {
  const reload = useReloadCrossReferences()
  return useMutation({
    mutationFn: (id: string) => call(crossReferenceEndpoints.delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess: reload,
  })
}
