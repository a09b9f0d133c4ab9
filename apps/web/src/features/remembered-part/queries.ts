import { auditEndpoints } from '@normwerk/contract/audit'
import type { Endpoint } from '@normwerk/contract/endpoint'
import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const pageSize = 50

interface Requested {
  q: string
  page: number
}

const pageOf = ({ q, page }: Requested) => ({ input: { page, size: pageSize, ...(q === '' ? {} : { query: q }) } })

export const rememberedPartsQuery = (requested: Requested) =>
  endpointQuery(rememberedPartEndpoints.list, pageOf(requested))

export const chosenPartsQuery = (requested: Requested) =>
  endpointQuery(rememberedPartEndpoints.listForStaff, pageOf(requested))

function useReload(...endpoints: readonly Endpoint[]): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(endpoints.map(({ route }) => client.invalidateQueries({ queryKey: [route] })))
  }
}

export function useForgetPart() {
  return useMutation({
    mutationFn: (id: string) => call(rememberedPartEndpoints.delete, { params: { id } }),
    meta: { showsError: false },
    onSuccess: useReload(rememberedPartEndpoints.list),
  })
}

export function useForgetAllParts() {
  return useMutation({
    mutationFn: () => call(rememberedPartEndpoints.deleteAll),
    meta: { showsError: true },
    onSuccess: useReload(rememberedPartEndpoints.list),
  })
}

/** Proposes a part to every company, or ends that. */
export function useSharePart() {
  return useMutation({
    mutationFn: ({ id, isShared }: { id: string; isShared: boolean }) =>
      call(isShared ? rememberedPartEndpoints.share : rememberedPartEndpoints.unshare, { params: { id } }),
    meta: { showsError: false },
    onSuccess: useReload(rememberedPartEndpoints.listForStaff, auditEndpoints.listAll),
  })
}
