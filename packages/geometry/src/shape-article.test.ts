import { readSizes } from '@normwerk/parts/families/article-sizes'
import { families } from '@normwerk/parts/families/families'
import type { FlatArrangement } from '@normwerk/parts/machining/head-flats'
import { profileOf } from '@normwerk/parts/shape/contour'
import { extentOf } from '@normwerk/parts/shape/extent-of'
import type { Solid } from '@normwerk/parts/shape/shape'
import { asStocked } from '@normwerk/parts/shape/shape-of'
import { volumeOf } from '@normwerk/parts/shape/volume-of'
import { anyValues } from '@normwerk/parts/testing/any-values'
import { realValuesOf } from '@normwerk/parts/testing/real-values'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { flatten } from './projection/flatten.ts'
import { shapeArticle } from './shape-article.ts'
import { crossingsIn } from './testing/crossings-in.ts'

const all = families.map((family) => [family.code, family] as const)
const cut = all.filter(([, { minLength }]) => minLength !== undefined)
const pin = { diameter: 6, headDiameter: 12, headHeight: 5, headRadius: 0.5, length: 100 }

function proved(solid: Solid | null): Solid {
  if (solid === null) throw new Error('no solid')
  return solid
}

/** Finds contours that make no body: they cross themselves or the axis, or enclose nothing. */
function errorsOf(solid: Solid): unknown[] {
  return solid.flatMap((body): unknown[] => {
    if (body.kind === 'block') return body.to > body.from ? [] : [body]
    const path = flatten(profileOf(body))
    // Tolerates the rounding of a computed centre.
    const beyond = path.filter(({ x, y }) => !(x > -1e-9 && y > -1e-9))
    return [...beyond, ...crossingsIn(path), ...(volumeOf([body]) > 0 ? [] : [body])]
  })
}

const size = ([from, to]: [number, number]) => to - from

test.each(all)('%s: real sizes make a valid contour', (code) => {
  for (const values of realValuesOf(code)) expect(errorsOf(proved(shapeArticle(code, values, asStocked)))).toEqual([])
})

test.each(all)('%s: sizes that fit together make a valid contour', (code, family) => {
  fc.assert(
    fc.property(anyValues(family), (values) => {
      expect(errorsOf(proved(shapeArticle(code, values, asStocked)))).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test.each(cut)('%s: a real part can be cut at its tip down to the shortest length', (code, family) => {
  for (const values of realValuesOf(code)) {
    const sizes = readSizes(family, values)
    const shortest = sizes && family.minLength?.(sizes)
    const solid = proved(shapeArticle(code, values, { ...asStocked, changedLength: shortest ?? null }))
    expect(errorsOf(solid)).toEqual([])
    expect(size(extentOf(solid).x)).toBeCloseTo(shortest ?? 0, 9)
  }
})

test('bores and screw holes go through', () => {
  for (const code of ['AH', 'AB', 'FB', 'ZR'] as const) {
    const [body] = proved(shapeArticle(code, realValuesOf(code)[0] ?? {}, asStocked))
    const { x } = extentOf([body])
    const bore = body.kind === 'turned' ? body.bore.map((vertex) => vertex.x) : []
    expect([bore[0], bore.at(-1)]).toEqual(x)
    for (const { from, to } of body.cuts) expect([from, to]).toEqual(x)
  }
})

test('a blade follows its shaft', () => {
  const blade = { ...pin, flatStrength: 2, flatWidth: 5, shaftDiameter: 6, shoulderLength: 40, headRadius: 0 }
  const solid = proved(shapeArticle('AF', blade, asStocked))
  expect(solid.map((body) => extentOf([body]))).toEqual([
    { x: [0, 40], y: [-6, 6], z: [-6, 6] },
    { x: [40, 100], y: [-2.5, 2.5], z: [-1, 1] },
  ])
})

describe('the extent of a head with flats', () => {
  const extent = (arrangement: FlatArrangement, distance: number) =>
    extentOf(proved(shapeArticle('AZ', pin, { ...asStocked, headFlats: { arrangement, distance, angle: 0 } })))

  it('ends at the flats', () => {
    expect(extent('R1', 5)).toMatchObject({ y: [-6, 5], z: [-6, 6] })
    expect(extent('R2', 3)).toMatchObject({ y: [-3, 3], z: [-6, 6] })
    expect(extent('R2Q', 5)).toMatchObject({ y: [-6, 5], z: [-6, 5] })
    expect(extent('R4', 3)).toMatchObject({
      y: [-3, 3].map((y) => expect.closeTo(y)),
      z: [-3, 3].map((z) => expect.closeTo(z)),
    })
  })

  it('ends at the corners where flats meet', () => {
    const { y, z } = extent('R3', 3)
    expect(y).toEqual([expect.closeTo(-6), expect.closeTo(3)])
    expect(z).toEqual([expect.closeTo(-3 * Math.sqrt(3)), expect.closeTo(3 * Math.sqrt(3))])
  })
})

it('makes no shape of sizes that contradict each other', () => {
  expect(shapeArticle('AZ', { ...pin, headDiameter: 5 }, asStocked)).toBeNull()
})
