import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Deletes the part that was chosen for a text, by its id. */
export function useDeleteRememberedPart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(rememberedPartEndpoints.delete, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [rememberedPartEndpoints.list.route] }),
  })
}
