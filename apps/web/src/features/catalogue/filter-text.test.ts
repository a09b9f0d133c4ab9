import type { Filter } from '@normwerk/contract/search'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFilters, parseFilters } from './filter-text.ts'

describe('filters in an address', () => {
  test('are readable', () => {
    const filters: Filter[] = [
      { name: 'diameter', values: [3, 3.2] },
      { name: 'length', min: 100, max: 200 },
      { name: 'material', values: ['1.2344', 'Cu | Be:free'] },
    ]
    const text = formatFilters(filters)
    expect(text).toBe('diameter:3|3.2;length:100..200;material:%31.2344|Cu %7C Be%3Afree')
    expect(parseFilters(text)).toEqual(filters)
  })

  test.each([
    ['length:..80', [{ name: 'length', max: 80 }]],
    ['length:50..', [{ name: 'length', min: 50 }]],
    ['length:1.5..2.5', [{ name: 'length', min: 1.5, max: 2.5 }]],
    ['nonsense;:3;material:;length:..', []],
    ['', []],
  ])('are parsed from %j', (text, filters) => {
    expect(parseFilters(text)).toEqual(filters)
  })

  test('can be formatted and parsed without loss', () => {
    const value = fc.oneof(
      fc.integer({ min: -99999, max: 99999 }).map((hundredths) => hundredths / 100 || 0),
      fc.string({ minLength: 1 }),
      fc.constantFrom('1.2344', '3.2', '..', '1..2', '%', '-1'),
    )
    const name = fc.constantFrom('diameter', 'length', 'material')
    const filter = fc.record({ name, values: fc.array(value, { minLength: 1, maxLength: 4 }) })
    fc.assert(
      fc.property(fc.array(filter), (filters) => {
        expect(parseFilters(formatFilters(filters))).toEqual(filters)
      }),
    )
  })
})
