import type { CheaperQuantity } from '@normwerk/contract/cheaper-quantity'
import type { ProductDimension } from '@normwerk/contract/product'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../api/me.ts'
import { madePriceQuery } from '../../../shared/parts/made-price.ts'

/** Returns a larger quantity of the part that costs less in total. The server is asked only if the scale has one. */
export function useCheaperQuantity(
  dimension: ProductDimension,
  options: PartOptions,
  quantity: number,
): CheaperQuantity | null {
  const maySeePrices = useCan('price.see')
  const isPossible = dimension.scalePrices.some(({ from, worthFrom }) => worthFrom <= quantity && quantity < from)
  const { data, isPlaceholderData } = useQuery({
    ...madePriceQuery({ ...options, articleId: dimension.id, quantity }),
    enabled: maySeePrices && isPossible,
  })
  if (data === undefined || isPlaceholderData || !isPossible) return null
  const chosen = data.options.find(({ toleranceClass }) => toleranceClass === options.toleranceClass)
  return (chosen ?? data).cheaperQuantity
}
