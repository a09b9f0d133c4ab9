import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { randomId } from '../../api/random-id.ts'
import { type ListEntry, stateOf } from './list-entry.ts'

const keys = new WeakMap<readonly ListEntry[], string>()

/** The `Idempotency-Key` of adding just these rows: the same for every attempt, another once one has changed. */
function keyOf(entries: readonly ListEntry[]): string {
  const key = keys.get(entries) ?? randomId()
  keys.set(entries, key)
  return key
}

/** Adds all rows that are settled, or none, to a cart; without one to that which is open by default. */
export function useAddList(cartId: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (entries: readonly ListEntry[]) => {
      const rows = entries.filter((entry) => stateOf(entry) === 'matched').map(({ asked }) => asked)
      const input = { rows, dryRun: false, ...(cartId !== undefined && { cartId }) }
      const { added } = await call(partsListEndpoints.import, { input, idempotencyKey: keyOf(entries) })
      // Whoever waits for the answer then sees the cart with the new positions.
      await client.invalidateQueries({
        predicate: ({ queryKey: [route] }) => typeof route === 'string' && route.startsWith('GET /api/cart'),
      })
      return added
    },
    meta: { showsError: true },
  })
}
