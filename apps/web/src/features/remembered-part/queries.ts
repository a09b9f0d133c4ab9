import { auditEndpoints } from '@normwerk/contract/audit'
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

export function useDeleteAllParts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(rememberedPartEndpoints.deleteAll),
    meta: { showsError: true },
    onSuccess: () => client.invalidateQueries({ queryKey: [rememberedPartEndpoints.list.route] }),
  })
}

/** Proposes a part to every company, or ends that. */
export function useSharePart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isShared }: { id: string; isShared: boolean }) =>
      call(isShared ? rememberedPartEndpoints.share : rememberedPartEndpoints.unshare, { params: { id } }),
    onSuccess: async () => {
      const shown = [rememberedPartEndpoints.listForStaff, auditEndpoints.listAll]
      await Promise.all(shown.map(({ route }) => client.invalidateQueries({ queryKey: [route] })))
    },
  })
}
