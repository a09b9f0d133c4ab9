import { type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { type ListEntry, stateOf } from './list-entry.ts'

const onTheirWay = new WeakSet<PartsListRow>()

/** Whether the row is being added right now, even by a page that was left since. */
export function isOnItsWay({ asked }: ListEntry): boolean {
  return onTheirWay.has(asked)
}

/**
 * Adds all settled rows to a cart, or none; without a cart to the active one.
 * @param onAdded is called even if the page was left in the meantime
 */
export function useAddList(cartId: string | undefined, onAdded?: (entries: readonly ListEntry[]) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (entries: readonly ListEntry[]) => {
      const rows = entries.filter((entry) => stateOf(entry) === 'matched').map(({ asked }) => asked)
      const input = { rows, dryRun: false, ...(cartId !== undefined && { cartId }) }
      const { added } = await call(partsListEndpoints.import, { input })
      // Code that waits for the answer then sees the cart with the new positions.
      await client.invalidateQueries({
        predicate: ({ queryKey: [route] }) =>
          route === rememberedPartEndpoints.list.route ||
          (typeof route === 'string' && route.startsWith('GET /api/cart')),
      })
      return added
    },
    onMutate: (entries) => {
      for (const { asked } of entries) onTheirWay.add(asked)
    },
    onSuccess: (_added, entries) => onAdded?.(entries),
    onSettled: (_added, _error, entries) => {
      for (const { asked } of entries) onTheirWay.delete(asked)
    },
    meta: { showsError: true },
  })
}
