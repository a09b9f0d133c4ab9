import { addressEndpoints, type ChangeAddress } from '@normwerk/contract/address'
import type { Visitor } from '../visitor.ts'

export const place = { company: 'Zweigwerk Süd', street: 'Am Hafen', zip: '80331', city: 'München', country: 'DE' }

/** Calls that change the addresses of a visitor's company. */
export function addressBookOf(visitor: Visitor) {
  const list = () => visitor.call(addressEndpoints.list)
  return {
    list,
    usualOnes: async () => (await list()).filter(({ isUsual }) => isUsual).map(({ id }) => id),
    create: (input: object = {}) => visitor.call(addressEndpoints.create, { ...place, ...input }),
    change: (id: string, input: Omit<ChangeAddress, 'id'>) => visitor.call(addressEndpoints.change, { id, ...input }),
    remove: (id: string) => visitor.call(addressEndpoints.delete, undefined, { params: { id } }),
  }
}
