import type { ProductDimension } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import type { Configuration } from '../../trade/part-order.ts'
import { cutPriceQuery } from './queries.ts'

type Offer = Pick<ProductDimension, 'price' | 'priceStatus' | 'leadTimeDays'>

/** What one piece costs in this quantity and when it comes, cut where it is to be; `null` while that is on its way. */
export function useOffer(part: ProductDimension, configuration: Configuration, quantity: number): Offer | null {
  const { length, toleranceClass } = configuration
  const isCut = length !== undefined && part.priceStatus === 'ok'
  const { data } = useQuery({
    ...cutPriceQuery({ dimensionId: part.id, changedLength: length ?? 0, quantity }),
    enabled: isCut,
    meta: { showsError: true },
  })
  const { price, priceStatus, scalePrices, leadTimeDays } = part
  if (!isCut)
    return { price: scalePrices.findLast(({ from }) => quantity >= from)?.price ?? price, priceStatus, leadTimeDays }
  const option = data?.options.find((other) => other.toleranceClass === toleranceClass)
  return option === undefined ? null : { price: option.price, priceStatus, leadTimeDays: option.leadTimeDays }
}
