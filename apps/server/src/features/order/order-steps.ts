import type { OrderStatus, OrderType } from '@normwerk/contract/order'

/** The statuses that may follow each status of an order. */
const steps: Record<OrderStatus, readonly OrderStatus[]> = { 1: [2, 6], 2: [3, 6], 3: [4, 6], 4: [5], 5: [], 6: [] }

/**
 * The steps of an inquiry that staff take. Offers send it back (4) and customers accept it (5), so that neither happens
 * without prices.
 */
const inquirySteps: Record<OrderStatus, readonly OrderStatus[]> = { 1: [2, 6], 2: [3, 6], 3: [6], 4: [6], 5: [], 6: [] }

/** Lists the statuses to which staff may set an order. */
export function nextStatuses({ orderType, status }: { orderType: OrderType; status: OrderStatus }): OrderStatus[] {
  return [...(orderType === 'Order' ? steps : inquirySteps)[status]]
}
