import { expect, test } from 'vitest'
import { asStocked, shapeOf } from '../../shape/shape-of.ts'
import { volumeOf } from '../../shape/volume-of.ts'
import { oRing } from './family.ts'

test('an O-ring is a torus', () => {
  const shape = shapeOf(oRing, { innerDiameter: 16, cordDiameter: 2.5 }, asStocked)
  // 2 · π² · mean radius of the ring · radius of the cord squared
  expect(shape && volumeOf(shape.solid)).toBeCloseTo(2 * Math.PI ** 2 * 9.25 * 1.25 ** 2, 9)
})
