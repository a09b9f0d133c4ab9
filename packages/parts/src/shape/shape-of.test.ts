import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Machining } from '../configured-part.ts'
import { type FamilyCode, families, familyOf } from '../families/families.ts'
import { type FlatArrangement, flatArrangements } from '../machining/head-flats.ts'
import { parseContour } from '../machining/parse-contour.ts'
import type { TipForm } from '../machining/tip.ts'
import { anyValues } from '../testing/any-values.ts'
import { realValuesOf } from '../testing/real-values.ts'
import { flatAngles } from './flats.ts'
import type { Body } from './shape.ts'
import { asStocked, type PartShape, shapeOf, type Values } from './shape-of.ts'
import { volumeOf } from './volume-of.ts'

const pin = { diameter: 6, headDiameter: 12, headHeight: 5, headRadius: 0.5, length: 100 }
const stepped = { ...pin, diameter: 3, shaftDiameter: 6, shoulderLength: 40 }
const bushing = { diameter: 6, outerDiameter: 10, headDiameter: 16, headHeight: 5, length: 75 }
const sleeve = { ...bushing, guideLength: 45, reliefDiameter: 6.5 }

function shape(code: FamilyCode, values: Values, options: Partial<Machining> = {}) {
  return shapeOf(familyOf(code), values, { ...asStocked, ...options })
}

function volume(made: PartShape | null): number {
  return made === null ? Number.NaN : volumeOf(made.solid)
}

function contourOf(body: Body | undefined): string[] {
  return body?.kind === 'turned' ? body.contour.map(({ x, y }) => `${x} ${y}`) : []
}

describe('sizes', () => {
  it('make no shape if one is missing or they contradict each other', () => {
    expect(shape('PLA', { width: 100, length: 100 })).toBeNull()
    expect(shape('AZ', { ...pin, headDiameter: 5 })).toBeNull()
    expect(shape('AZ', { ...pin, diameter: Number.NaN })).toBeNull()
    expect(shape('FS', { ...realValuesOf('FS')[0], length: 1 })).toBeNull()
  })

  it('that a table leaves open have the default of the family', () => {
    expect(shape('AZ', { ...pin, headRadius: undefined })?.solid).toEqual(shape('AZ', { ...pin, headRadius: 0 })?.solid)
  })
})

test.each(families.map((family) => [family.code, family] as const))(
  '%s: each dimension spans what it shows',
  (_, family) => {
    fc.assert(
      fc.property(anyValues(family), (sizes) => {
        const made = shapeOf(family, sizes, asStocked)
        const spans = made?.dimensions.flatMap((one) =>
          one.kind === 'length' ? [[one.shows, one.to - one.from] as const] : [],
        )
        const widths = made?.ends.flatMap(({ dimensions }) =>
          dimensions.flatMap((one) =>
            one.kind === 'width'
              ? [[one.shows, Math.hypot(one.to.y - one.from.y, one.to.z - one.from.z)] as const]
              : [],
          ),
        )
        // A pillar's lengths may differ from their sum by a hundredth.
        for (const [shows, span] of [...(spans ?? []), ...(widths ?? [])]) {
          expect(Math.abs(span - Number(made?.values[shows]))).toBeLessThan(0.0101)
        }
      }),
    )
  },
)

it('has no face beside a fillet as wide as the head', () => {
  expect(contourOf(shape('AZ', { ...pin, headRadius: 3 })?.solid[0])).toEqual(['0 6', '5 6', '8 3', '100 3'])
})

describe('a cut', () => {
  it('is made at the tip', () => {
    expect(contourOf(shape('AS', stepped, { changedLength: 60.25 })?.solid[0]).at(-1)).toBe('60.25 1.5')
  })

  it('shortens the guide of a sleeve and keeps the depth of its relief', () => {
    const [body] = shape('AH', sleeve, { changedLength: 50 })?.solid ?? []
    expect(body?.kind === 'turned' && body.bore.map(({ x }) => x)).toEqual([0, 30, 30, 50])
    expect(shape('AH', sleeve, { changedLength: 50 })?.values.guideLength).toBe(20)
    expect(shape('AH', sleeve, { changedLength: 30 })).toBeNull()
  })

  it('is impossible below the shoulder, beyond the blank, or for a family that is not cut', () => {
    expect(shape('AS', stepped, { changedLength: 39.99 })).toBeNull()
    expect(shape('AZ', pin, { changedLength: 100.01 })).toBeNull()
    expect(shape('PLA', { width: 100, length: 100, thickness: 10 }, { changedLength: 90 })).toBeNull()
  })
})

describe('flats on the head', () => {
  const flatted = (arrangement: FlatArrangement, distance: number, headRadius = pin.headRadius) =>
    shape('AZ', { ...pin, headRadius }, { headFlats: { arrangement, distance, angle: 0 } })
  const taken = (arrangement: FlatArrangement, distance: number, headRadius = pin.headRadius) =>
    volume(shape('AZ', { ...pin, headRadius })) - volume(flatted(arrangement, distance, headRadius))

  it('remove a segment of the head each, as long as they do not meet', () => {
    const segment = 36 * Math.acos(5 / 6) - 5 * Math.sqrt(11)
    expect(taken('R1', 5)).toBeCloseTo(5 * segment, 9)
    expect(taken('R2', 5)).toBeCloseTo(10 * segment, 9)
    expect(taken('R2Q', 5)).toBeCloseTo(10 * segment, 9)
    expect(taken('R3', 5)).toBeCloseTo(15 * segment, 9)
    expect(taken('R4', 5)).toBeCloseTo(20 * segment, 9)
  })

  it('make the head a square or a triangle if they meet', () => {
    expect(taken('R4', 4)).toBeCloseTo(5 * (Math.PI * 36 - 64), 9)
    expect(taken('R3', 3, 0)).toBeCloseTo(5 * (Math.PI * 36 - 27 * Math.sqrt(3)), 9)
  })

  it('leave the area that a turn around the axis sums up', () => {
    const distances = fc.double({ min: 3, max: 5.99, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...flatArrangements), distances, (arrangement, distance) => {
        const steps = 36_000
        let area = 0
        for (let at = 0; at < steps; at++) {
          const direction = ((at + 0.5) * 2 * Math.PI) / steps
          const shares = flatAngles[arrangement].map((angle) => Math.cos(direction - angle))
          const reach = Math.min(6, ...shares.map((share) => (share > 0 ? distance / share : 6)))
          area += (reach ** 2 * Math.PI) / steps
        }
        expect(taken(arrangement, distance, 0) / 5).toBeCloseTo(Math.PI * 36 - area, 4)
      }),
      { numRuns: 30 },
    )
  })

  it('lie between the shaft and the edge of the head, only for families that offer them', () => {
    expect(flatted('R1', 3)).not.toBeNull()
    expect(flatted('R1', 2.99)).toBeNull()
    expect(flatted('R1', 6)).toBeNull()
    const cone = realValuesOf('AK')[0] ?? {}
    expect(shape('AK', cone, { headFlats: { arrangement: 'R1', distance: 1.4, angle: 0 } })).toBeNull()
  })
})

describe('a special pin', () => {
  const special = (machining: Partial<Machining>) => shape('AZ', { ...pin, headRadius: 0 }, machining)
  const stocked = volume(special({}))
  const tip = (form: TipForm, value: number) => stocked - volume(special({ tip: { form, value } }))

  it('has a smaller head, and a longer shaft behind a lower one', () => {
    const both = special({ reducedHead: { diameter: 9, height: 3 } })
    expect(contourOf(both?.solid[0])).toEqual(['0 4.5', '3 4.5', '3 3', '100 3'])
    expect(special({ reducedHead: { diameter: null, height: 3 } })?.values).toMatchObject({ headDiameter: 12 })
    expect(shape('AK', realValuesOf('AK')[0] ?? {}, { reducedHead: { diameter: 5, height: null } })).toBeNull()
  })

  it('lacks what its tip leaves of the cylinder', () => {
    // A half ball in its cylinder, a cap, a cone, half of a cylinder; a ring by Pappus' theorem.
    expect(tip('ball', 3)).toBeCloseTo((Math.PI * 27) / 3, 9)
    const cap = 5 - 4
    expect(tip('ball', 5)).toBeCloseTo(Math.PI * (9 * cap - (cap ** 2 * (15 - cap)) / 3), 9)
    expect(tip('cone', 90)).toBeCloseTo((Math.PI * 27 * 2) / 3, 9)
    expect(tip('bevel', 45)).toBeCloseTo(Math.PI * 9 * 3, 9)
    const corner = 1 - Math.PI / 4
    const centroid = 3 - 1 + (1 / 2 - (Math.PI / 4) * (4 / (3 * Math.PI))) / corner
    expect(tip('edge', 1)).toBeCloseTo(2 * Math.PI * centroid * corner, 9)
  })

  it('shows the size of its tip, the shaft before it, and the engraving', () => {
    const round = special({ tip: { form: 'ball', value: 3 } })
    expect(round?.values).toMatchObject({ tip: 3 })
    expect(round?.dimensions).toContainEqual(expect.objectContaining({ shows: 'diameter', x: 97 }))
    const engraved = special({ tip: { form: 'edge', value: 0.5 }, engraving: { text: 'A12' } })
    expect(engraved?.values).toMatchObject({ tip: 0.5, engraving: 'A12 (h 1.2, t 0.2)' })
    const dimensions = [expect.objectContaining({ shows: 'engraving' })]
    expect(engraved?.ends).toEqual([{ from: 'tip', dimensions, frame: { y: 0.6, z: expect.closeTo(1.44, 9) } }])
    expect(special({ engraving: { text: 'ABCDEFGH' } })).toBeNull()
  })

  it('has its flats at an angle to the marking, which is on top', () => {
    const headFlats = { arrangement: 'R2Q', distance: 4, angle: 30 } as const
    const made = special({ headFlats, tip: { form: 'bevel', value: 15 } })
    const [body] = made?.solid ?? []
    expect(body?.kind === 'turned' && body.flats?.angles.map((angle) => (angle * 180) / Math.PI)).toEqual([
      expect.closeTo(30, 9),
      expect.closeTo(120, 9),
    ])
  })

  it('lacks what is beyond the contour of its tip, which its side view and its end show', () => {
    const contour = (written: string) => special({ tip: { form: 'contour', contour: parseContour(written) ?? [] } })
    const lost = (written: string) => stocked - volume(contour(written))
    // Half of a cylinder, a wedge as of a bevel, and a half cylinder across the axis: 16/3 r³ are in both.
    expect(lost('X2Y0X2Y3X0Y3X0Y6')).toBeCloseTo(Math.PI * 9, 9)
    expect(lost('X6Y0X0Y6')).toBeCloseTo(tip('bevel', 45), 9)
    expect(lost('X3Y0X3Y6R3')).toBeCloseTo(Math.PI * 27 - (8 / 3) * 27, 5)
    const made = contour('X2Y0X2Y3X0Y3X0Y6')
    expect(made?.dimensions).toContainEqual({ shows: 'tip', kind: 'length', from: 98, to: 100 })
    expect(made?.ends).toEqual([{ from: 'tip', dimensions: [] }])
  })

  it('is none where the tip is longer than its shaft, or the family has no round tip', () => {
    expect(shape('AS', stepped, { changedLength: 41, tip: { form: 'ball', value: 1.5 } })).toBeNull()
    expect(shape('AF', realValuesOf('AF')[0] ?? {}, { tip: { form: 'edge', value: 0.1 } })).toBeNull()
    expect(shape('AH', sleeve, { engraving: { text: 'A' } })).toBeNull()
  })
})
