import type { ProductDimension } from '@normwerk/contract/product'
import { isMachined, type PartOptions } from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import { madePriceQuery } from '../../../shared/parts/made-price.ts'

type Offer = Pick<ProductDimension, 'price' | 'priceStatus' | 'shipDate'>

/** Price of one piece in this quantity and delivery date of the machined part; `null` while they are being loaded. */
export function useOffer(part: ProductDimension, options: PartOptions, quantity: number): Offer | null {
  const { changedLength, toleranceClass } = options
  const isMade = isMachined(options) && part.priceStatus === 'ok'
  const { data, isPlaceholderData } = useQuery({
    ...madePriceQuery({ ...options, articleId: part.id, quantity }),
    enabled: isMade,
  })
  const { price, priceStatus, scalePrices, shipDate } = part
  if (!isMade)
    return { price: scalePrices.findLast(({ from }) => quantity >= from)?.price ?? price, priceStatus, shipDate }
  const offer = changedLength === null ? data : data?.options.find((other) => other.toleranceClass === toleranceClass)
  // Do not show the price of another quantity in the meantime.
  return offer === undefined || isPlaceholderData ? null : { price: offer.price, priceStatus, shipDate: offer.shipDate }
}
