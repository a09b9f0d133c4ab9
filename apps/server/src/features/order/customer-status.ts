import type { CustomerStatus, OrderStatus, OrderType } from '@normwerk/contract/order'

const ofOrders = {
  1: 'placed',
  2: 'placed',
  3: 'placed',
  4: 'inDelivery',
  5: 'completed',
  6: 'canceled',
} as const satisfies Record<OrderStatus, CustomerStatus>

/** An inquiry is sent back (4) as an offer and completed (5) when it is accepted. */
const ofInquiries = {
  1: 'received',
  2: 'received',
  3: 'inProcess',
  4: 'offered',
  5: 'accepted',
  6: 'canceled',
} as const satisfies Record<OrderStatus, CustomerStatus>

interface Stand {
  orderType: OrderType
  status: OrderStatus
  /** Last day of an offer, `YYYY-MM-DD`. */
  validUntil: string | null
}

/** Returns the status in the customer's words. */
export function customerStatus({ orderType, status, validUntil }: Stand, now: Date): CustomerStatus {
  if (orderType === 'Order') return ofOrders[status]
  const hasLapsed = status === 4 && validUntil !== null && validUntil < now.toISOString().slice(0, 10)
  return hasLapsed ? 'lapsed' : ofInquiries[status]
}
