import type { OrderStatus } from '@normwerk/contract/order'
import { describe, expect, test } from 'vitest'
import { customerFilters } from './customer-filters.ts'
import { filtersFor, statusesOf, visibleSteps, wordFor } from './status-filter.ts'

const allStatuses: OrderStatus[] = [1, 2, 3, 4, 5, 6]

describe("the customer's words for a status", () => {
  test.each(['Order', 'Inquiry'] as const)('cover every status of an %s exactly once', (type) => {
    const covered = filtersFor(type).flatMap((filter) => statusesOf(filter).statuses)
    expect(covered.toSorted()).toEqual(allStatuses)
  })

  test('call an order placed until it is sent, and an inquiry received until someone processes it', () => {
    expect(allStatuses.slice(0, 4).map((status) => wordFor(status, 'Order'))).toEqual([
      'placed',
      'placed',
      'placed',
      'inDelivery',
    ])
    expect(wordFor(2, 'Inquiry')).toBe('received')
    expect(wordFor(3, 'Inquiry')).toBe('inProcess')
  })

  test('are all offered in a list of orders and inquiries', () => {
    expect(filtersFor(null)).toEqual([...customerFilters])
  })
})

describe('the history that a customer sees', () => {
  test('has each step once, with the moment it began', () => {
    const history = allStatuses.slice(0, 4).map((status) => ({ status, at: `day ${status}` }))
    expect(visibleSteps(history, 'Order').map(({ word, at }) => [word, at])).toEqual([
      ['placed', 'day 1'],
      ['inDelivery', 'day 4'],
    ])
  })
})
