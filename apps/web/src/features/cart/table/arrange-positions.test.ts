import type { CartPosition } from '@normwerk/contract/cart'
import { describe, expect, test } from 'vitest'
import { arrangePositions, cartOrder, groupPlaces } from './arrange-positions.ts'

type Fields = Partial<
  Pick<CartPosition, 'groupId' | 'articleNo' | 'availability' | 'leadTimeDays' | 'quantity' | 'price' | 'totalPrice'>
>

function cartOf(...lines: Fields[]) {
  return lines.map((fields, at) => ({
    id: 'abcdefgh'.charAt(at),
    positionNumber: at + 1,
    groupId: null,
    articleNo: 'AZH-3x100',
    availability: 'inStock' as const,
    leadTimeDays: 1,
    quantity: 1,
    price: '1.00',
    totalPrice: '1.00',
    ...fields,
  }))
}

describe('a view of the positions', () => {
  test('keeps the order of the cart until another is chosen', () => {
    expect(arrangePositions(cartOf({ quantity: 3 }, { quantity: 1 }), cartOrder)).toEqual(['a', 'b'])
  })

  test('sorts article numbers by the numbers in them', () => {
    const cart = cartOf({ articleNo: 'AZH-10x100' }, { articleNo: 'AZH-3.2x100' }, { articleNo: 'AZH-3x100' })
    expect(arrangePositions(cart, { key: 'article', descending: false })).toEqual(['c', 'b', 'a'])
  })

  test("can be reversed, and keeps the cart's order among equals", () => {
    const cart = cartOf({ quantity: 1 }, { quantity: 5 }, { quantity: 1 })
    expect(arrangePositions(cart, { key: 'quantity', descending: true })).toEqual(['b', 'a', 'c'])
  })

  test('compares prices as amounts; prices on request count as the highest', () => {
    const cart = cartOf({ price: '9.50' }, { price: null }, { price: '10.00' })
    expect(arrangePositions(cart, { key: 'price', descending: false })).toEqual(['a', 'c', 'b'])
  })

  test('puts the earliest delivery first', () => {
    const cart = cartOf(
      { availability: 'onRequest', leadTimeDays: 10 },
      { availability: 'shortTerm', leadTimeDays: 5 },
      { leadTimeDays: 3 },
      { leadTimeDays: 1 },
    )
    expect(arrangePositions(cart, { key: 'availability', descending: false })).toEqual(['d', 'c', 'b', 'a'])
  })

  test('moves a configured group as one', () => {
    const cart = cartOf({ groupId: 'x', quantity: 2 }, { quantity: 1 }, { groupId: 'x', quantity: 9 })
    expect(arrangePositions(cart, cartOrder)).toEqual(['a', 'c', 'b'])
    expect(arrangePositions(cart, { key: 'quantity', descending: false })).toEqual(['b', 'a', 'c'])
  })
})

describe('a group', () => {
  test('knows its first and last position', () => {
    const cart = cartOf({ groupId: 'x' }, { groupId: 'x' }, { groupId: 'x' }, {})
    expect([...groupPlaces(cart)]).toEqual([
      ['a', 'first'],
      ['b', 'inside'],
      ['c', 'last'],
    ])
  })

  test('may have a single position left', () => {
    expect([...groupPlaces(cartOf({ groupId: 'x' }, {}))]).toEqual([['a', 'only']])
  })
})
