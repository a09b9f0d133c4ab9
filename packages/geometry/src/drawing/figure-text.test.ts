import { expect, it } from 'vitest'
import type { Dimension } from '../projection/view.ts'
import { symbolText, valueText } from './figure-text.ts'

const [from, to] = [
  { x: 0, y: -2 },
  { x: 0, y: 2 },
]
const bore: Dimension = { kind: 'height', shows: 'diameter', from, to, side: 'left', sign: '⌀', half: true }
const length: Dimension = { kind: 'length', shows: 'length', from, to, side: 'below' }
const fillet: Dimension = { kind: 'leader', shows: 'headRadius', at: from, away: { x: 1, y: 1 }, mark: 'R' }

it('puts the diameter sign before letters and values of round sizes only', () => {
  expect(symbolText(bore, 'd1')).toBe('⌀d1')
  expect(symbolText(length, 'L')).toBe('L')
  expect(valueText(bore, 4, undefined, '.')).toBe('⌀4')
  expect(valueText(length, 50, undefined, '.')).toBe('50')
})

it('marks a radius once', () => {
  expect(symbolText(fillet, 'r')).toBe('r')
  expect(valueText(fillet, 0.3, undefined, ',')).toBe('R0,3')
})

it('puts the limits behind a tolerance class and does not repeat a tolerance that is a pair of limits', () => {
  expect(valueText(bore, 4, { text: 'H5', upper: 0.005, lower: 0 }, ',')).toBe('⌀4 H5 (+0,005/0)')
  expect(valueText(bore, 4, { text: 'H5', upper: null, lower: null }, ',')).toBe('⌀4 H5')
  expect(valueText(length, 50, { text: '0/-0.2', upper: 0, lower: -0.2 }, ',')).toBe('50 0/−0,2')
})

it('formats screws as number × thread', () => {
  expect(valueText(fillet, '2x M6', undefined, ',')).toBe('2 × M6')
})
