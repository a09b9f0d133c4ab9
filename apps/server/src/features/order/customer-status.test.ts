import type { OrderStatus } from '@normwerk/contract/order'
import { expect, test } from 'vitest'
import { customerStatus } from './read-order.ts'

const now = new Date('2026-11-16T12:00:00Z')
const steps: OrderStatus[] = [1, 2, 3, 4, 5, 6]

test('an order is placed until it is sent', () => {
  const seen = steps.map((status) => customerStatus({ orderType: 'Order', status, validUntil: null }, now))
  expect(seen).toEqual(['placed', 'placed', 'placed', 'inDelivery', 'completed', 'canceled'])
})

test('an inquiry becomes an offer', () => {
  const seen = steps.map((status) => customerStatus({ orderType: 'Inquiry', status, validUntil: null }, now))
  expect(seen).toEqual(['received', 'received', 'inProcess', 'offered', 'accepted', 'canceled'])
})

test.each([
  ['2026-11-16', 4, 'offered'],
  ['2026-11-15', 4, 'lapsed'],
  ['2026-11-15', 5, 'accepted'],
] as const)('an offer until %s in status %i is %s', (validUntil, status, seen) => {
  expect(customerStatus({ orderType: 'Inquiry', status, validUntil }, now)).toBe(seen)
})
