import { describe, expect, test } from 'vitest'
import { formatIn } from '../../texts/format.ts'
import { compareValues, formatLabel, formatMeasure, formatValue } from './attribute-text.ts'

test('a name of the trade begins a line with a capital', () => {
  expect(formatLabel('outer diameter 8 mm')).toBe('Outer diameter 8 mm')
  expect(formatLabel('špičák')).toBe('Špičák')
})

describe('the value of an attribute', () => {
  const format = formatIn('de-DE')
  test.each([
    [3.2, '3,2'],
    ['0.8x3.5', '0,8 × 3,5'],
    ['12x2.5x0', '12 × 2,5 × 0'],
    ['DIN 1530-1', 'DIN 1530-1'],
    ['2x M6', '2x M6'],
  ])('%j is formatted as %s', (value, shown) => expect(formatValue(format, value)).toBe(shown))

  test('is followed by its unit, except for a thread, which has a name', () => {
    expect(formatMeasure(format, { attribute: 'length', unit: 'mm' }, 147.25)).toBe('147,25\u202fmm')
    expect(formatMeasure(format, { attribute: 'screws', unit: null }, '2x M6')).toBe('2x M6')
    expect(formatMeasure(format, { attribute: 'threadDiameter', unit: 'mm' }, 8)).toBe('M8')
  })

  test('is sorted by size, not by letters', () => {
    const sizes = ['12x2.5x0', '9x22', '0.8x3.5', '0.8x3.25', '0.8x3']
    expect(sizes.toSorted(compareValues)).toEqual(['0.8x3', '0.8x3.25', '0.8x3.5', '9x22', '12x2.5x0'])
    expect([10, 2, 3.2].toSorted(compareValues)).toEqual([2, 3.2, 10])
    expect(['M8', 'M6', 4].toSorted(compareValues)).toEqual([4, 'M6', 'M8'])
  })
})
