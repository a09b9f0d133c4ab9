import { expect, test } from 'vitest'
import { coreShare } from './section.ts'

test('a round pin keeps half of its section below a nitrided skin from 1.4 mm on', () => {
  expect(coreShare({ shape: 'round', diameter: 1.3 }, 0.2)).toBeLessThan(0.5)
  expect(coreShare({ shape: 'round', diameter: 1.4 }, 0.2)).toBeGreaterThanOrEqual(0.5)
})

test('a tube has a skin outside and in the bore', () => {
  expect(coreShare({ shape: 'tube', outer: 3, inner: 1.6 }, 0.2)).toBeCloseTo(0.3 / 0.7, 6)
})

test('a skin deeper than the part leaves no core', () => {
  expect(coreShare({ shape: 'blade', thickness: 0.3, width: 4 }, 0.2)).toBe(0)
})
