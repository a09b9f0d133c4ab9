import type { TolerancePrice } from '@normwerk/contract/catalogue/tolerance-price'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MadePart, madePriceQuery } from '../../../shared/parts/made-price.ts'

/**
 * Orders once the price of the current fields is known, so that buyers who type and order at once need not wait.
 * Nothing is ordered if the dialog was closed in the meantime.
 */
export function useOrderCut(onPriced: (answer: TolerancePrice) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (part: MadePart) => client.ensureQueryData(madePriceQuery(part)),
    meta: { showsError: true },
  })
  return { isPending, order: (part: MadePart) => mutate(part, { onSuccess: onPriced }) }
}
