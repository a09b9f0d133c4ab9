import { expect, test } from 'vitest'
import { asStocked, shapeOf } from '../../shape/shape-of.ts'
import { volumeOf } from '../../shape/volume-of.ts'
import { dowelPin } from './family.ts'

test('a dowel pin is a cylinder with a frustum at both ends', () => {
  const shape = shapeOf(dowelPin, { diameter: 8, length: 40, chamferLength: 1.6 }, asStocked)
  const inner = 8 - 2 * 1.6 * Math.tan(Math.PI / 12)
  const frustum = (Math.PI / 12) * 1.6 * (8 ** 2 + 8 * inner + inner ** 2)
  expect(shape && volumeOf(shape.solid)).toBeCloseTo((Math.PI / 4) * 8 ** 2 * 36.8 + 2 * frustum, 9)
})

test('chamfers that meet leave no pin', () => {
  expect(shapeOf(dowelPin, { diameter: 8, length: 3.2, chamferLength: 1.6 }, asStocked)).toBeNull()
})
