import { expect, test } from 'vitest'
import { asStocked, shapeOf } from '../../shape/shape-of.ts'
import { locatingRing } from './family.ts'

const ring = { diameter: 100, innerDiameter: 36, height: 12 }

test('screws get clearance holes on the middle of the face', () => {
  const [body] = shapeOf(locatingRing, { ...ring, screws: '4x M8' }, asStocked)?.solid ?? []
  const holes = body?.cuts.map(({ loop }) =>
    'centre' in loop ? [loop.radius, Math.hypot(...Object.values(loop.centre))] : [],
  )
  expect(holes).toEqual(Array.from({ length: 4 }, () => [4.5, expect.closeTo(34)]))
})

test('screws whose holes are unknown or do not fit make no ring', () => {
  expect(shapeOf(locatingRing, { ...ring, screws: '2x M7' }, asStocked)).toBeNull()
  expect(shapeOf(locatingRing, { ...ring, innerDiameter: 90, screws: '2x M6' }, asStocked)).toBeNull()
})
