import type { Filter } from '@normwerk/contract/search'
import { describe, expect, test } from 'vitest'
import { countChosen, dropFilter, setRange, toggleValue } from './change-filters.ts'

const filters: Filter[] = [
  { name: 'diameter', values: [3, 3.2] },
  { name: 'length', min: 100 },
]

describe('choosing filters', () => {
  test('adds a value beside the chosen ones, and removes it again', () => {
    expect(toggleValue(filters, 'diameter', 4)[0]).toEqual({ name: 'diameter', values: [3, 3.2, 4] })
    expect(toggleValue(filters, 'diameter', 3)[0]).toEqual({ name: 'diameter', values: [3.2] })
    expect(toggleValue([{ name: 'diameter', values: [3] }], 'diameter', 3)).toEqual([])
  })

  test('keeps the order of the attributes', () => {
    expect(toggleValue(filters, 'material', '1.2344').map(({ name }) => name)).toEqual([
      'diameter',
      'length',
      'material',
    ])
    expect(setRange(filters, 'diameter', 3, 4).map(({ name }) => name)).toEqual(['diameter', 'length'])
  })

  test('replaces values of an attribute by a range, and the other way round', () => {
    expect(setRange(filters, 'diameter', 3, null)[0]).toEqual({ name: 'diameter', min: 3 })
    expect(toggleValue(filters, 'length', 160)[1]).toEqual({ name: 'length', values: [160] })
    expect(setRange(filters, 'length', null, null)).toEqual([{ name: 'diameter', values: [3, 3.2] }])
  })

  test('removes an attribute and counts the others', () => {
    expect(countChosen(filters)).toBe(3)
    expect(countChosen(dropFilter(filters, 'diameter'))).toBe(1)
  })
})
