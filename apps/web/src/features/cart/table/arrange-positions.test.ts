import type { CartPosition } from '@normwerk/contract/cart'
import { describe, expect, test } from 'vitest'
import { arrangePositions, cartOrder, compareArticles, formatSort, groupPlaces, readSort } from './arrange-positions.ts'

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

test('article numbers are sorted by their sizes, stock parts before cut ones', () => {
  const ordered = ['AZH-3x100', 'AZH-3x100-L80-T100', 'AZH-3.2x100', 'AZH-3.2x160', 'AZH-10x100', 'AZX-3x100', 'B7-1x2']
  expect(ordered.toReversed().toSorted(compareArticles)).toEqual(ordered)
})

test('equal numbers compare as equal', () => {
  expect(compareArticles('AZH-3x100', 'AZH-3x100')).toBe(0)
  expect(compareArticles('AZH-3x100', 'AZH-3.0x100')).not.toBe(0)
})

test('a view can be formatted and parsed without loss', () => {
  for (const view of [cartOrder, { key: 'price', descending: true }, { key: 'total', descending: false }] as const) {
    expect(readSort(formatSort(view))).toEqual(view)
  }
})

test('the order of the cart is left out of the address', () => {
  expect(formatSort(cartOrder)).toBe('')
  expect(readSort(undefined)).toEqual(cartOrder)
})

test('an unknown column means the order of the cart', () => {
  expect(readSort('colour')).toEqual(cartOrder)
  expect(readSort('-')).toEqual(cartOrder)
})
