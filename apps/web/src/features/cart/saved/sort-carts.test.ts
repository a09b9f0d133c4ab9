import type { CartSummary } from '@normwerk/contract/cart'
import { expect, test } from 'vitest'
import { type CartSort, sortCarts } from './sort-carts.ts'

function aCart(name: string, fields: Partial<CartSummary> = {}): CartSummary {
  return {
    id: name,
    name,
    created: '2026-01-01T00:00:00.000Z',
    default: false,
    right: 'own',
    owner: null,
    handedOver: null,
    sharedWith: [],
    positionCount: 0,
    totalPriceNet: '0.00',
    currency: 'EUR',
    project: null,
    ...fields,
  }
}
const sorted = (carts: CartSummary[], sort: CartSort | null) => sortCarts(carts, sort, 'de-DE').map(({ name }) => name)

test('keeps the given order until a column is chosen', () => {
  expect(sorted([aCart('b'), aCart('a')], null)).toEqual(['b', 'a'])
})

test('sorts names alphabetically and by the numbers in them, in any case', () => {
  const carts = [aCart('Form 118'), aCart('form 9'), aCart('Öse'), aCart('Nabe'), aCart('Platte')]
  expect(sorted(carts, 'name')).toEqual(['form 9', 'Form 118', 'Nabe', 'Öse', 'Platte'])
  expect(sorted(carts, '-name')).toEqual(['Platte', 'Öse', 'Nabe', 'Form 118', 'form 9'])
})

test('compares sums and counts as numbers, dates as moments', () => {
  const small = aCart('small', { totalPriceNet: '9.50', positionCount: 9, created: '2026-03-01T08:00:00.000Z' })
  const large = aCart('large', { totalPriceNet: '1200.00', positionCount: 10, created: '2026-02-01T08:00:00.000Z' })
  expect(sorted([large, small], 'sum')).toEqual(['small', 'large'])
  expect(sorted([small, large], '-positions')).toEqual(['large', 'small'])
  expect(sorted([small, large], 'created')).toEqual(['large', 'small'])
})

test('puts carts of one mould together', () => {
  const project = (number: string) => ({ id: number, number, revision: null, name: 'Cover' })
  const carts = [aCart('a', { project: project('W-10') }), aCart('b'), aCart('c', { project: project('W-9') })]
  expect(sorted(carts, 'project')).toEqual(['b', 'c', 'a'])
})
