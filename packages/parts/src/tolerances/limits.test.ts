import { expect, test } from 'vitest'
import { limitsOf } from './limits.ts'

test('an ISO class gives the limits of its size step', () => {
  expect(limitsOf('g6', 3)).toEqual({ text: 'g6', upper: -0.002, lower: -0.008 })
  expect(limitsOf('g6', 3.2)).toEqual({ text: 'g6', upper: -0.004, lower: -0.012 })
  expect(limitsOf('H7', 30)).toEqual({ text: 'H7', upper: 0.021, lower: 0 })
})

test('a class outside the table has no limits', () => {
  expect(limitsOf('g6', 300)).toEqual({ text: 'g6', upper: null, lower: null })
  expect(limitsOf('z9', 3)).toEqual({ text: 'z9', upper: null, lower: null })
})

test('written limits are used unchanged', () => {
  expect(limitsOf('+2/0', 160)).toEqual({ text: '+2/0', upper: 2, lower: 0 })
  expect(limitsOf('±0.5', 40)).toEqual({ text: '±0.5', upper: 0.5, lower: -0.5 })
  expect(limitsOf('-1/-2', 50)).toEqual({ text: '-1/-2', upper: -1, lower: -2 })
})

test('limits per 100 mm grow above 100 mm only', () => {
  expect(limitsOf('0/-0.015 per 100 mm', 1, 0.5)).toEqual({ text: '0/-0.015', upper: 0, lower: -0.015 })
  expect(limitsOf('0/-0.015 per 100 mm', 1, 2)).toEqual({ text: '0/-0.03', upper: 0, lower: -0.03 })
  expect(limitsOf('0/-0.015 per 100 mm', 1, 1.25)).toEqual({ text: '0/-0.019', upper: 0, lower: -0.019 })
})
