import type { OrderPosition } from '@normwerk/contract/order'
import { addressOf } from '../parts/part-address.ts'
import { partOf } from '../parts/part-of.ts'

/** Returns the link to the product page with the part as it is configured. */
export function linkToPart({ articleNo, productNr }: Pick<OrderPosition, 'articleNo' | 'productNr'>) {
  return { to: '/product/$productNr', params: { productNr }, search: addressOf(partOf(articleNo)) } as const
}
