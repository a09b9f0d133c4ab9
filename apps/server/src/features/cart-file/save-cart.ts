import type { LiveCart } from '../cart/price-live-cart.ts'
import type { StoredConfiguration } from '../configurator/store-configurations.ts'
import type { CartFile } from './cart-file.ts'

/**
 * What of a cart loads anywhere: the parts by number and what the buyer wrote.
 * @param configurations by id, at least those of the cart
 */
export function saveCart(
  { row: { cart }, lines }: LiveCart,
  configurations: ReadonlyMap<string, StoredConfiguration>,
  { name, now }: { name: string; now: Date },
): CartFile {
  const positions = lines.map(({ row }) => row.position)
  const groups = new Map([...new Set(positions.flatMap(({ groupId }) => groupId ?? []))].map((id, at) => [id, at + 1]))
  const configured = new Map(
    positions.flatMap(({ groupId, configurationId }) => {
      const group = groupId === null ? undefined : groups.get(groupId)
      const configuration = configurationId === null ? undefined : configurations.get(configurationId)
      return group === undefined || configuration === undefined ? [] : [[group, configuration]]
    }),
  )
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
      group: (position.groupId !== null && groups.get(position.groupId)) || null,
    })),
    configurations: [...configured].map(([group, { name, settings }]) => ({ group, name, settings })),
  }
}
