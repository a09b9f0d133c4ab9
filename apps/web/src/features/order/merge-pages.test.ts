import type { OrderSummary } from '@normwerk/contract/order'
import { describe, expect, test } from 'vitest'
import { mergePages, sizeToCover } from './merge-pages.ts'

function list(...days: number[]) {
  const items = days.map(
    (day): OrderSummary => ({
      id: `id-${day}`,
      orderNumber: String(day),
      customerOrderNumber: null,
      commission: null,
      date: `2026-01-${String(day).padStart(2, '0')}T08:00:00Z`,
      status: 3,
      orderType: 'Order',
      customerStatus: 'placed',
      sumNet: '1.00',
      sumGross: '1.19',
      currency: 'EUR',
      positionCount: 1,
    }),
  )
  return { items, page: 1, size: 20, total: items.length }
}

describe('a page out of several lists', () => {
  test('stands in the order of time, and counts them all', () => {
    const merged = mergePages([list(9, 4, 1), list(8, 5), list()], 1, 4)
    expect(merged.items.map(({ orderNumber }) => orderNumber)).toEqual(['9', '8', '5', '4'])
    expect(merged.total).toBe(5)
  })

  test('goes on where the page before it ended', () => {
    expect(mergePages([list(9, 4, 1), list(8, 5)], 2, 4).items.map(({ orderNumber }) => orderNumber)).toEqual(['1'])
  })

  test('asks each list for as many as could come first, within what the server gives', () => {
    expect(sizeToCover(3, 20)).toBe(60)
    expect(sizeToCover(80, 20)).toBe(999)
  })
})
