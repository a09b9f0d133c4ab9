import { missedSearchEndpoints } from '@normwerk/contract/missed-search'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const pageSize = 20

export const missedSearchesQuery = ({ q, page }: { q: string; page: number }) =>
  endpointQuery(missedSearchEndpoints.list, { input: { page, size: pageSize, ...(q === '' ? {} : { query: q }) } })

export function useDeleteMissedSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(missedSearchEndpoints.delete, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [missedSearchEndpoints.list.route] }),
  })
}
