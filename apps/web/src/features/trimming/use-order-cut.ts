import type { TolerancePrice } from '@normwerk/contract/catalogue'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Cut, cutPriceQuery } from './queries.ts'

/**
 * Waits for the price of what is in the fields now: who types and orders at once need not wait for it himself. It is
 * not ordered when the dialog has been left meanwhile.
 */
export function useOrderCut(onPriced: (answer: TolerancePrice) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (cut: Cut) => client.ensureQueryData(cutPriceQuery(cut)),
    meta: { showsError: true },
  })
  return { isPending, order: (cut: Cut) => mutate(cut, { onSuccess: onPriced }) }
}
