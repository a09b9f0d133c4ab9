import { partsListEndpoints } from '@normwerk/contract/parts-list'
import type { Pick } from '@normwerk/parts/assistant/picks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

/** Adds all picked pins to the active cart, or none. */
export function useAddPicks() {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    // One call after the other, so that positions are in the order in which they were added.
    scope: { id: 'cart' },
    mutationFn: async (picks: readonly Pick[]) => {
      const rows = picks.map(({ number, quantity }, at) => ({ row: at + 1, articleNo: number, quantity }))
      const { added } = await call(partsListEndpoints.import, { input: { rows, dryRun: false } })
      await client.invalidateQueries({
        predicate: ({ queryKey: [route] }) => typeof route === 'string' && route.startsWith('GET /api/cart'),
      })
      return added
    },
    onSuccess: (added) =>
      showToast({
        message: text('assistant.added', { count: added }),
        action: { label: text('assistant.toCart'), onAction: () => void navigate({ to: '/cart' }) },
      }),
  })
}
