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
const cone: Dimension = { ...fillet, shows: 'headAngle', mark: '°' }
const plain = { isReference: false, isToleranceQuestioned: false }

function limits(upper: number | null, lower: number | null, text = '') {
  return { ...plain, tolerance: { text, upper, lower } }
}

it('puts the diameter sign before letters and values of round sizes only', () => {
  expect(symbolText(bore, 'd1', false)).toBe('⌀d1')
  expect(symbolText(length, 'L', false)).toBe('L')
  expect(valueText(bore, 4, plain, '.')).toBe('⌀4')
  expect(valueText(length, 50, plain, '.')).toBe('50')
})

it('marks a radius once', () => {
  expect(symbolText(fillet, 'r', false)).toBe('r')
  expect(valueText(fillet, 0.3, plain, ',')).toBe('R0,3')
})

it('puts the limits behind a tolerance class and does not repeat a tolerance that is a pair of limits', () => {
  expect(valueText(bore, 4, limits(0.005, 0, 'H5'), ',')).toBe('⌀4 H5 (+0,005/0)')
  expect(valueText(bore, 4, limits(null, null, 'H5'), ',')).toBe('⌀4 H5')
  expect(valueText(length, 50, limits(0, -0.2, '0/-0.2'), ',')).toBe('50 0/−0,2')
})

it('gives both deviations the same number of decimals, a zero none, and joins symmetrical ones', () => {
  expect(valueText(bore, 8, limits(-0.01, -0.022, 'f7'), '.')).toBe('⌀8 f7 (−0.010/−0.022)')
  expect(valueText(bore, 3, limits(0.01, 0, 'H7'), '.')).toBe('⌀3 H7 (+0.010/0)')
  expect(valueText(length, 50, limits(0.1, -0.05, '+0.1/-0.05'), ',')).toBe('50 +0,10/−0,05')
  expect(valueText(length, 50, limits(2, 0, '+2/0'), '.')).toBe('50 +2/0')
  expect(valueText(length, 50, limits(0.5, -0.5, '+0.5/-0.5'), '.')).toBe('50 ±0.5')
})

it('puts reference sizes in brackets, unless they have a tolerance', () => {
  const reference = { ...plain, isReference: true }
  expect(valueText(length, 91, reference, '.')).toBe('(91)')
  expect(valueText(bore, 6.4, reference, ',')).toBe('(⌀6,4)')
  expect(valueText(length, 91, { ...limits(0, -0.2), isReference: true }, '.')).toBe('91 0/−0.2')
  expect(symbolText(length, 'L', true)).toBe('(L)')
})

it('names the full angle of a cone by its half', () => {
  expect(valueText(cone, 60, plain, '.')).toBe('60° (2 × 30°)')
  expect(valueText(cone, 2.41, plain, ',')).toBe('2,41° (2 × 1,205°)')
  expect(symbolText(cone, 'α', false)).toBe('α')
})

it('marks a tolerance that is to be confirmed', () => {
  expect(valueText(length, 7.5, { ...limits(0, -0.15), isToleranceQuestioned: true }, '.')).toBe('7.5 0/−0.15*')
})

it('formats screws as number × thread, and their holes as number × diameter', () => {
  expect(valueText(fillet, '2x M6', plain, ',')).toBe('2 × M6')
  expect(valueText(fillet, '2x ⌀6.6 (M6)', plain, ',')).toBe('2 × ⌀6,6 (M6)')
})
