import { auditEndpoints } from '@normwerk/contract/audit'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { missedSearchEndpoints } from '@normwerk/contract/missed-search'
import { type EditedSynonym, synonymEndpoints } from '@normwerk/contract/synonym'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const pageSize = 50
const maxFound = 6

export const synonymsQuery = ({ q, page }: { q: string; page: number }) =>
  endpointQuery(synonymEndpoints.list, { input: { page, size: pageSize, ...(q === '' ? {} : { query: q }) } })

/** The first products that the search finds for a meaning. */
export const meantProductsQuery = (query: string) =>
  endpointQuery(catalogueEndpoints.searchSimple, { input: { query, pageRequest: { page: 1, size: maxFound } } })

/** A change of the synonyms also changes the audit log and the searches without a result. */
function useReload(): () => void {
  const client = useQueryClient()
  return () => {
    for (const { route } of [synonymEndpoints.list, auditEndpoints.listAll, missedSearchEndpoints.list])
      void client.invalidateQueries({ queryKey: [route] })
  }
}

/** Changes the synonym of this id; null: adds one. */
export function useStoreSynonym(id: string | null) {
  const onSuccess = useReload()
  return useMutation({
    mutationFn: (input: EditedSynonym) =>
      id === null ? call(synonymEndpoints.add, { input }) : call(synonymEndpoints.change, { input, params: { id } }),
    meta: { showsError: true },
    onSuccess,
  })
}

export function useDeleteSynonym() {
  const onSuccess = useReload()
  return useMutation({
    mutationFn: (id: string) => call(synonymEndpoints.delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess,
  })
}
