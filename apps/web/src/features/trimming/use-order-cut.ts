import type { TolerancePrice } from '@normwerk/contract/tolerance-price'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MadePart, madePriceQuery } from '../../shared/parts/made-price.ts'

/**
 * Waits for the price of what is in the fields now: who types and orders at once need not wait for it himself. It is
 * not ordered when the dialog has been left meanwhile.
 */
export function useOrderCut(onPriced: (answer: TolerancePrice) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (part: MadePart) => client.ensureQueryData(madePriceQuery(part)),
    meta: { showsError: true },
  })
  return { isPending, order: (part: MadePart) => mutate(part, { onSuccess: onPriced }) }
}
