import type { Machining } from '@normwerk/parts/configured-part'
import { type FamilyCode, families } from '@normwerk/parts/families/families'
import { asStocked, shapeOf, typicalShapeOf } from '@normwerk/parts/shape/shape-of'
import { expect, test } from 'vitest'
import { placeDimensions } from './place-dimensions.ts'

const pin = { diameter: 6, headDiameter: 12, headHeight: 5, headRadius: 0.5, length: 100 }

function placed(code: FamilyCode, values: Readonly<Record<string, number>>, options: Machining = asStocked) {
  const family = families.find((one) => one.code === code)
  const shape = family && shapeOf(family, values, options)
  return family && shape ? placeDimensions(family, shape) : []
}

test('a pin shows its diameters, and its length as it is cut', () => {
  expect(placed('AZ', pin, { ...asStocked, changedLength: 80.25 })).toEqual([
    { symbol: 'd1', value: 6, from: [80.25, -3, 0], to: [80.25, 3, 0] },
    { symbol: 'L', value: 80.25, from: [0, 0, 0], to: [80.25, 0, 0] },
    { symbol: 'd2', value: 12, from: [0, -6, 0], to: [0, 6, 0] },
  ])
})

test('a plate shows what is measured on its face', () => {
  const symbols = placed('PLA', { width: 100, length: 160, thickness: 20 }).map(({ value }) => value)
  expect(symbols.toSorted((one, other) => one - other)).toEqual([20, 100, 160])
})

test.each(families.map((family) => [family.code, family] as const))(
  '%s: each size is as long as it says',
  (_, family) => {
    const dimensions = placeDimensions(family, typicalShapeOf(family))
    expect(dimensions.length).toBeGreaterThan(0)
    for (const { value, from, to } of dimensions) {
      expect(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])).toBeCloseTo(value, 2)
    }
  },
)
