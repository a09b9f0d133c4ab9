import type { LiveCart } from '../cart/price-live-cart.ts'
import type { CartFile } from './cart-file.ts'

/** What of a cart loads anywhere: the parts by number and what the buyer wrote. */
export function saveCart({ row: { cart }, lines }: LiveCart, name: string, now: Date): CartFile {
  const groups = new Map<string, number>()
  const numberOf = (groupId: string | null) => {
    if (groupId === null) return null
    const number = groups.get(groupId) ?? groups.size + 1
    groups.set(groupId, number)
    return number
  }
  return {
    format: 'normwerk-cart',
    version: 1,
    name,
    savedAt: now.toISOString(),
    header: {
      customerOrderNumber: cart.customerOrderNumber,
      commission: cart.commission,
      comment: cart.comment,
      deliveryType: cart.deliveryType,
    },
    positions: lines.map(({ row: { articleNo, position } }) => ({
      articleNo,
      changedLength: position.changedLength,
      toleranceClass: position.toleranceClass,
      isThreeOne: position.isThreeOne,
      quantity: position.quantity,
      commission: position.commission,
      comment: position.comment,
      customerOrderNumber: position.customerOrderNumber,
      group: numberOf(position.groupId),
    })),
  }
}
