import { auditEndpoints } from '@normwerk/contract/audit'
import { crossReferenceEndpoints } from '@normwerk/contract/cross-reference'
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

/** An import or a deletion changes the list and the audit log. */
export function useReloadCrossReferences(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: [crossReferenceEndpoints.list.route] })
    void client.invalidateQueries({ queryKey: [auditEndpoints.listAll.route] })
  }
}

export function useDeleteCrossReference() {
  const reload = useReloadCrossReferences()
  return useMutation({
    mutationFn: (id: string) => call(crossReferenceEndpoints.delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess: reload,
  })
}
