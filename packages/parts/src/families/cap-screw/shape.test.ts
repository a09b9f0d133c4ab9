import { expect, test } from 'vitest'
import { massOf } from '../../shape/mass-of.ts'
import { asStocked, shapeOf } from '../../shape/shape-of.ts'
import { volumeOf } from '../../shape/volume-of.ts'
import { capScrew } from './family.ts'

const m8 = {
  threadDiameter: 8,
  length: 40,
  headDiameter: 13,
  headHeight: 8,
  socketWidth: 6,
  socketDepth: 4,
  threadLength: 28,
}

test('a cap screw is its head and shank without the socket', () => {
  const shape = shapeOf(capScrew, m8, asStocked)
  const hexagon = (Math.sqrt(3) / 2) * m8.socketWidth ** 2 * m8.socketDepth
  const round = (diameter: number, height: number) => (Math.PI / 4) * diameter ** 2 * height
  expect(shape && volumeOf(shape.solid)).toBeCloseTo(round(13, 8) + round(8, 40) - hexagon, 9)
})

test('a cap screw has the mass of its table', () => {
  // 19.88 g with the smallest diameter of the shank; the nominal one adds 1.3 %.
  expect(massOf(capScrew, m8, {}, 7.85)).toBeCloseTo(0.02014, 5)
})

test('a thread longer than the screw makes none', () => {
  expect(shapeOf(capScrew, { ...m8, length: 27 }, asStocked)).toBeNull()
  expect(shapeOf(capScrew, { ...m8, length: 28 }, asStocked)).not.toBeNull()
})

test('a socket as deep or as wide as the head makes no screw', () => {
  expect(shapeOf(capScrew, { ...m8, socketDepth: 8 }, asStocked)).toBeNull()
  expect(shapeOf(capScrew, { ...m8, socketWidth: 11.3 }, asStocked)).toBeNull()
})
