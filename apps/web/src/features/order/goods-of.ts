import type { Order } from '@normwerk/contract/order'

const cents = (amount: string) => Math.round(Number(amount) * 100)

/** Net value of the goods of an order, without their delivery. */
export function goodsOf({ sumNet, shippingCosts }: Pick<Order, 'sumNet' | 'shippingCosts'>): string {
  return ((cents(sumNet) - cents(shippingCosts)) / 100).toFixed(2)
}
