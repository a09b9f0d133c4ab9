import type { ProductDimension } from '@normwerk/contract/product'
import { describe, expect, test } from 'vitest'
import { aDimension } from '../../../testing/builders.ts'
import { formatSort, parseSort, sortDimensions } from './sort-dimensions.ts'

function article(articleNo: string, rest: Partial<ProductDimension> = {}): ProductDimension {
  return aDimension(articleNo, { price: null, ...rest })
}

function sorted(rows: ProductDimension[], sort: string): string[] {
  return sortDimensions(rows, (row) => row, parseSort(sort)).map(({ articleNo }) => articleNo)
}

describe('sorting the list', () => {
  const rows = [
    article('A', { price: '10.00', values: { size: '12x2' }, availability: 'onRequest' }),
    article('B', { price: '9.50', values: { size: '9x22' }, availability: 'shortTerm' }),
    article('C', { values: { size: '12x10' } }),
  ]

  test('compares amounts, and articles without a price stay last in both directions', () => {
    expect(sorted(rows, 'price')).toEqual(['B', 'A', 'C'])
    expect(sorted(rows, '-price')).toEqual(['A', 'B', 'C'])
  })

  test('compares sizes, and how soon a part is available', () => {
    expect(sorted(rows, 'size')).toEqual(['B', 'A', 'C'])
    expect(sorted(rows, 'availability')).toEqual(['C', 'B', 'A'])
  })

  test('compares the numbers inside article numbers', () => {
    expect(sorted([article('AZH-10x100'), article('AZH-2x250'), article('AZH-2x80')], 'articleNo')).toEqual([
      'AZH-2x80',
      'AZH-2x250',
      'AZH-10x100',
    ])
  })

  test('can be formatted in the address', () => {
    expect(parseSort('-length')).toEqual({ by: 'length', descending: true })
    expect(formatSort({ by: 'length', descending: true })).toBe('-length')
    expect(parseSort(undefined)).toBeNull()
  })
})
