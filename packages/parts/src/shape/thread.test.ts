import { expect, test } from 'vitest'
import { coreOf, volumeOfGrooves } from './thread.ts'

// Figures of ISO 724 and ISO 898-1.
test.each([
  { diameter: 5, core: 4.019, stressArea: 14.2 },
  { diameter: 8, core: 6.466, stressArea: 36.6 },
  { diameter: 10, core: 8.16, stressArea: 58 },
  { diameter: 24, core: 20.319, stressArea: 353 },
])('M$diameter has a core of $core mm and a stress area of $stressArea mm²', ({ diameter, core, stressArea }) => {
  expect(coreOf(diameter)).toBeCloseTo(core, 2)
  const left = (Math.PI / 4) * diameter ** 2 - volumeOfGrooves({ diameter, from: 30, to: 31 })
  expect(left / stressArea).toBeCloseTo(1, 2)
})

test('a diameter without a coarse pitch is a plain cylinder', () => {
  expect(coreOf(8.3)).toBe(8.3)
  expect(volumeOfGrooves({ diameter: 8.3, from: 0, to: 10 })).toBe(0)
})
