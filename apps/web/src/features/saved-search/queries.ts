import { type AddSavedSearch, savedSearchEndpoints } from '@normwerk/contract/saved-search'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const savedSearchesQuery = endpointQuery(savedSearchEndpoints.list)

function useReload() {
  const client = useQueryClient()
  return () => client.invalidateQueries(savedSearchesQuery)
}

export function useSaveSearch() {
  const onSuccess = useReload()
  return useMutation({
    mutationFn: (input: AddSavedSearch) => call(savedSearchEndpoints.add, { input }),
    meta: { showsError: true },
    onSuccess,
  })
}

export function useRenameSearch(id: string) {
  const onSuccess = useReload()
  return useMutation({
    mutationFn: (name: string) => call(savedSearchEndpoints.rename, { input: { name }, params: { id } }),
    meta: { showsError: true },
    onSuccess,
  })
}

export function useDeleteSearch() {
  const onSuccess = useReload()
  return useMutation({
    mutationFn: (id: string) => call(savedSearchEndpoints.delete, { params: { id } }),
    onSuccess,
  })
}
