import type { CustomerStatus } from '@normwerk/contract/order'

/** The customer's words for a status. A lapsed offer is listed among the offers. */
export const customerFilters = [
  'placed',
  'inDelivery',
  'completed',
  'received',
  'inProcess',
  'offered',
  'accepted',
  'canceled',
] as const satisfies CustomerStatus[]
export type CustomerFilter = (typeof customerFilters)[number]
