import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FamilyCode, families, familyOf } from '../families/families.ts'
import { anyValues } from '../testing/any-values.ts'
import { realValuesOf } from '../testing/real-values.ts'
import { massOf } from './mass-of.ts'
import type { Shape } from './shape.ts'
import { asStocked, shapeOf, type Values } from './shape-of.ts'
import { volumeOf } from './volume-of.ts'

type Known = Readonly<Record<string, number>>

const cylinder = (diameter: number, height: number) => (Math.PI / 4) * diameter ** 2 * height
const frustum = (one: number, other: number, height: number) =>
  (Math.PI / 12) * (one ** 2 + one * other + other ** 2) * height
const plate = ({ width = 0, length = 0, thickness = 0 }: Known) => width * length * thickness
const pin = ({ diameter = 0, length = 0, headDiameter = 0, headHeight = 0 }: Known) =>
  cylinder(headDiameter, headHeight) + cylinder(diameter, length - headHeight)

/**
 * The usual formulas of the trade, which neglect fillets, chamfers, roundings, seats and screw holes. L is the overall
 * length, for sprue bushings the length below the head; k is the head, h the cone.
 */
const formulas: Partial<Record<FamilyCode, (sizes: Known) => number>> = {
  AZ: pin,
  KS: pin,
  AK: ({ diameter: d = 0, length: L = 0, headDiameter = 0, headHeight: k = 0, coneHeight: h = 0 }) =>
    cylinder(headDiameter, k - h) + frustum(d, headDiameter, h) + cylinder(d, L - k),
  AS: ({ diameter = 0, shaftDiameter = 0, length = 0, shoulderLength = 0, headDiameter = 0, headHeight: k = 0 }) =>
    cylinder(headDiameter, k) +
    cylinder(shaftDiameter, shoulderLength - k) +
    cylinder(diameter, length - shoulderLength),
  AF: ({ shaftDiameter = 0, length = 0, shoulderLength = 0, headDiameter = 0, headHeight: k = 0, ...blade }) =>
    cylinder(headDiameter, k) +
    cylinder(shaftDiameter, shoulderLength - k) +
    (blade.flatStrength ?? 0) * (blade.flatWidth ?? 0) * (length - shoulderLength),
  AH: ({
    diameter = 0,
    outerDiameter = 0,
    length: L = 0,
    headDiameter = 0,
    headHeight: k = 0,
    guideLength = 0,
    ...more
  }) =>
    cylinder(headDiameter, k) +
    cylinder(outerDiameter, L - k) -
    cylinder(diameter, guideLength) -
    cylinder(more.reliefDiameter ?? 0, L - guideLength),
  AB: ({ diameter = 0, boreDiameter = 0, length: L = 0, headDiameter = 0, headHeight: k = 0, outletDiameter = 0 }) =>
    cylinder(headDiameter, k) + cylinder(diameter, L) - frustum(boreDiameter, outletDiameter, L + k),
  FS: ({ diameter = 0, length1 = 0, length2 = 0, outerDiameter = 0, headDiameter = 0, headHeight: k = 0 }) =>
    cylinder(headDiameter, k) + cylinder(outerDiameter, length1 - k) + cylinder(diameter, length2),
  FB: ({ diameter = 0, length = 0, outerDiameter = 0, headDiameter = 0, headHeight: k = 0 }) =>
    cylinder(headDiameter, k) + cylinder(outerDiameter, length - k) - cylinder(diameter, length),
  ZR: ({ diameter = 0, innerDiameter = 0, height = 0 }) => cylinder(diameter, height) - cylinder(innerDiameter, height),
  PLA: plate,
  PLB: plate,
  PLC: plate,
  PLD: plate,
  PLE: plate,
  PLF: plate,
  PLG: plate,
}

/** Values without the features that the formulas neglect. */
const plain: Values = { headRadius: 0, nozzleRadius: 0, screws: '' }
/** Families whose ends are always rounded or chamfered. */
const neverPlain: readonly FamilyCode[] = ['FS', 'FB']

function proved(code: FamilyCode, values: Values): Shape {
  const shape = shapeOf(familyOf(code), values, asStocked)
  if (shape === null) throw new Error(`${code} has no shape`)
  return shape
}

function ratioOf(code: FamilyCode, values: Values): number {
  const shape = shapeOf(familyOf(code), values, asStocked)
  if (shape === null) throw new Error(`${code} has no shape`)
  const sizes = Object.entries(shape.values).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  return volumeOf(shape.solid) / (formulas[code]?.(Object.fromEntries(sizes)) ?? Number.NaN)
}

const codes = families.map(({ code }) => code).filter((code) => code in formulas)

test.each(codes)('%s: real sizes have about the volume of the usual formula', (code) => {
  for (const values of realValuesOf(code)) {
    const ratio = ratioOf(code, values)
    // Fillets add a little; chamfers, lead-ins, seats and screw holes take more.
    expect(ratio).toBeGreaterThan(0.96)
    expect(ratio).toBeLessThan(1.001)
  }
})

test.each(codes.filter((code) => !neverPlain.includes(code)))(
  '%s: plain shapes have exactly the volume of the formula',
  (code) => {
    fc.assert(
      fc.property(anyValues(familyOf(code)), (values) => {
        expect(Math.abs(ratioOf(code, { ...values, ...plain }) - 1)).toBeLessThan(1e-9)
      }),
    )
  },
)

test.each(neverPlain)('%s: the ends remove only a small volume', (code) => {
  fc.assert(
    fc.property(anyValues(familyOf(code)), (values) => {
      const ratio = ratioOf(code, values)
      expect(ratio).toBeGreaterThan(0.85)
      expect(ratio).toBeLessThan(1)
    }),
  )
})

test('a fillet has the volume of its ring by the theorem of Pappus', () => {
  const pin = { diameter: 6, headDiameter: 12, headHeight: 5, length: 100 }
  const volume = (headRadius: number) => volumeOf(proved('AZ', { ...pin, headRadius }).solid)
  const r = 0.5
  const area = r ** 2 * (1 - Math.PI / 4)
  const centroid = 3 + (r * (10 - 3 * Math.PI)) / (3 * (4 - Math.PI))
  expect(volume(r) - volume(0)).toBeCloseTo(2 * Math.PI * area * centroid, 9)
})

test('the seat of a nozzle is a part of a sphere', () => {
  const bushing = { diameter: 18, boreDiameter: 4, length: 46, headDiameter: 38, headHeight: 18, outletDiameter: 4 }
  const volume = (nozzleRadius: number) => volumeOf(proved('AB', { ...bushing, nozzleRadius }).solid)
  const radius = 15.5
  const rim = Math.sqrt(2 * radius * 3 - 9)
  const [deep, flat] = [Math.sqrt(radius ** 2 - 4), Math.sqrt(radius ** 2 - rim ** 2)]
  // The slice of the sphere between rim and bore, without the bore itself.
  const slice = Math.PI * (radius ** 2 * (deep - flat) - (deep ** 3 - flat ** 3) / 3) - Math.PI * 4 * (deep - flat)
  expect(volume(0) - volume(radius)).toBeCloseTo(slice, 8)
})

test('screw holes are subtracted from a ring', () => {
  const ring = { diameter: 100, innerDiameter: 36, height: 12, screws: '4x M8' }
  expect(volumeOf(proved('ZR', ring).solid)).toBeCloseTo(cylinder(100, 12) - cylinder(36, 12) - 4 * cylinder(9, 12), 8)
})

test('a pocket is subtracted from the head', () => {
  const [head] = proved('AZ', realValuesOf('AZ')[0] ?? {}).solid
  const square = [-0.5, 0.5].flatMap((y) => [
    { y, z: 0.5 * Math.sign(y) * -1 },
    { y, z: 0.5 * Math.sign(y) },
  ])
  const pocketed = { ...head, cuts: [{ loop: square, from: 0, to: 0.25 }] }
  expect(volumeOf([head]) - volumeOf([pocketed])).toBeCloseTo(0.25, 9)
})

test('mass is volume × density', () => {
  const sizes = { width: 100, length: 200, thickness: 10 }
  expect(massOf(familyOf('PLA'), sizes, {}, 7.85)).toBeCloseTo(1.57, 9)
  expect(massOf(familyOf('PLA'), { width: 100 }, {}, 7.85)).toBeNull()
})
