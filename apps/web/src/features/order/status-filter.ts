import type { OrderStatus, OrderType } from '@normwerk/contract/order'
import { type CustomerFilter, customerFilters } from './customer-filters.ts'

interface Meaning {
  statuses: readonly OrderStatus[]
  /** `null`: both. */
  orderType: OrderType | null
}

const meanings: Record<CustomerFilter, Meaning> = {
  placed: { statuses: [1, 2, 3], orderType: 'Order' },
  inDelivery: { statuses: [4], orderType: 'Order' },
  completed: { statuses: [5], orderType: 'Order' },
  received: { statuses: [1, 2], orderType: 'Inquiry' },
  inProcess: { statuses: [3], orderType: 'Inquiry' },
  offered: { statuses: [4], orderType: 'Inquiry' },
  accepted: { statuses: [5], orderType: 'Inquiry' },
  canceled: { statuses: [6], orderType: null },
}

/** Returns the shop's statuses for a customer's word. */
export function statusesOf(filter: CustomerFilter): Meaning {
  return meanings[filter]
}

/** Returns the words for one order type, or for both. */
export function filtersFor(type: OrderType | null): CustomerFilter[] {
  return customerFilters.filter((filter) => {
    const { orderType } = meanings[filter]
    return type === null || orderType === null || orderType === type
  })
}

/** Returns the customer's word for a step of an order's history. */
export function wordFor(status: OrderStatus, type: OrderType): CustomerFilter {
  return filtersFor(type).find((filter) => meanings[filter].statuses.includes(status)) ?? 'canceled'
}

/** Returns the steps that a customer sees: several steps of the shop become one, with the time of the first. */
export function visibleSteps<Step extends { status: OrderStatus }>(
  history: readonly Step[],
  type: OrderType,
): (Step & { word: CustomerFilter })[] {
  const steps = history.map((step) => ({ ...step, word: wordFor(step.status, type) }))
  return steps.filter((step, at) => step.word !== steps[at - 1]?.word)
}
