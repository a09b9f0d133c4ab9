import type { OrderSummary } from '@normwerk/contract/order'

export interface OrderPage {
  items: OrderSummary[]
  page: number
  size: number
  total: number
}

const largest = 999

/** How many entries of each list can reach into this page of them all. */
export function sizeToCover(page: number, size: number): number {
  return Math.min(largest, page * size)
}

/**
 * One page out of several lists, the newest first.
 * @param pages the first page of each list, long enough to cover the wanted one
 */
export function mergePages(pages: readonly OrderPage[], page: number, size: number): OrderPage {
  const items = pages.flatMap((each) => each.items).sort((a, b) => b.date.localeCompare(a.date))
  const total = pages.reduce((sum, each) => sum + each.total, 0)
  return { items: items.slice((page - 1) * size, page * size), page, size, total }
}
