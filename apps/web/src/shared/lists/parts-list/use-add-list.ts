import { type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { randomId } from '../../../api/random-id.ts'
import { type ListEntry, stateOf } from './list-entry.ts'

const attempts = new WeakMap<PartsListRow, { rows: readonly PartsListRow[]; key: string }>()

/**
 * Returns the `Idempotency-Key` of adding exactly these rows: the same for every attempt, another one once a row has
 * changed.
 */
function keyOf(rows: readonly PartsListRow[]): string {
  const [first] = rows
  const last = first && attempts.get(first)
  if (last?.rows.length === rows.length && last.rows.every((row, at) => row === rows[at])) return last.key
  const key = randomId()
  if (first !== undefined) attempts.set(first, { rows, key })
  return key
}

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
      const { added } = await call(partsListEndpoints.import, { input, idempotencyKey: keyOf(rows) })
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
