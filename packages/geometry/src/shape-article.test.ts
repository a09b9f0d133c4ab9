import { buildCatalogue } from '@normwerk/parts/catalogue/build-catalogue'
import { families } from '@normwerk/parts/families/families'
import { lines } from '@normwerk/parts/families/lines'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatten } from './drawing/flatten.ts'
import { shapeArticle } from './shape-article.ts'
import { extentOf } from './solid/extent-of.ts'
import type { Solid } from './solid/solid.ts'
import { arbitrarySizes } from './testing/any-sizes.ts'
import { crossingsIn } from './testing/crossings-in.ts'
import { volumeOf } from './testing/volume-of.ts'

const pin = { diameter: 6, headDiameter: 12, headHeight: 5, headRadius: 0.5, length: 100 }

function proved(solid: Solid | null): Solid {
  if (solid === null) throw new Error('no solid')
  return solid
}

/** What would make no body: contours that cross themselves or the axis, or enclose nothing. */
function faultsOf(solid: Solid): unknown[] {
  return solid.flatMap((body): unknown[] => {
    if (body.kind === 'extruded') return body.to > body.from ? [] : [body]
    const path = flatten([...body.profile])
    // what a computed centre leaves
    const beyond = path.filter(({ x, y }) => !(x > -1e-9 && y > -1e-9))
    return [...beyond, ...crossingsIn(path), ...(volumeOf([body]) > 0 ? [] : [body])]
  })
}

const size = ([from, to]: [number, number]) => to - from

test('every article of the catalogue has a shape, stocked and at its shortest cut', () => {
  const { products, articles } = buildCatalogue()
  const families = new Map(products.map((product) => [product.productNr, product.family]))
  for (const { articleNo, productNr, values, trimming } of articles) {
    const family = families.get(productNr) ?? 'AZ'
    for (const cutTo of trimming === null ? [null] : [null, trimming.minLength]) {
      const { x, y, z } = extentOf(proved(shapeArticle(family, values, cutTo)))
      const isWhole = size(x) > 0 && size(y) > 0 && size(z) > 0
      if (!isWhole) throw new Error(`${articleNo} has no body`)
      if (cutTo !== null && Math.abs(size(x) - cutTo) > 1e-9) throw new Error(`${articleNo} is not cut to ${cutTo}`)
    }
  }
  expect(articles.length).toBeGreaterThan(10_000)
})

test('every row of the tables has a sound contour and the volume its mass is computed of', () => {
  for (const line of lines) {
    for (const { sizes, choices } of line.rows) {
      const solid = proved(shapeArticle(line.family, { ...sizes, ...choices }, null))
      expect(faultsOf(solid)).toEqual([])
      const ratio = volumeOf(solid) / line.volume(sizes)
      // Fillets add a little; chamfers, lead-ins, seats and screw holes, which the mass leaves out, take more.
      expect(ratio).toBeGreaterThan(0.96)
      expect(ratio).toBeLessThan(1.001)
    }
  }
})

test.each(families.map(({ code }) => code))('%s: sizes that fit together make a sound contour', (family) => {
  fc.assert(
    fc.property(arbitrarySizes[family], (values) => {
      expect(faultsOf(proved(shapeArticle(family, values, null)))).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test('a fillet is a true arc', () => {
  const plain = (Math.PI / 4) * (12 ** 2 * 5 + 6 ** 2 * 95)
  const r = 0.5
  const area = r ** 2 * (1 - Math.PI / 4)
  const centroid = (r * (10 - 3 * Math.PI)) / (3 * (4 - Math.PI))
  const fillet = 2 * Math.PI * area * (3 + centroid)
  const [body] = proved(shapeArticle('AZ', pin, null))
  expect(body).toMatchObject({ profile: expect.arrayContaining([{ x: 5.5, y: 3, arc: 0.5 }]) })
  expect(volumeOf([body]) - plain).toBeCloseTo(fillet, 1)
})

test('a fillet as wide as the head leaves nothing of the face beside it', () => {
  const [body] = proved(shapeArticle('AZ', { ...pin, headRadius: 3 }, null))
  const corners = body.kind === 'turned' ? body.profile.map(({ x, y }) => `${x} ${y}`) : []
  expect(corners).toEqual(['0 6', '5 6', '8 3', '100 3', '100 0', '0 0'])
})

test('a part is cut at its tip', () => {
  const stepped = { ...pin, diameter: 3, shaftDiameter: 6, shoulderLength: 40, headRadius: 0.2 }
  expect(extentOf(proved(shapeArticle('AS', stepped, 60.25))).x).toEqual([0, 60.25])
  expect(shapeArticle('AS', stepped, 39.99)).toBeNull()
})

test('a bore goes through', () => {
  const sleeve = {
    diameter: 6,
    outerDiameter: 10,
    headDiameter: 16,
    headHeight: 5,
    guideLength: 20,
    reliefDiameter: 7,
    length: 50,
  }
  const full = (Math.PI / 4) * (16 ** 2 * 5 + 10 ** 2 * 45)
  const bore = (Math.PI / 4) * (7 ** 2 * 30 + 6 ** 2 * 20)
  expect(volumeOf(proved(shapeArticle('AH', sleeve, null)))).toBeCloseTo(full - bore)
})

test('a blade follows its shaft', () => {
  const blade = { ...pin, flatStrength: 2, flatWidth: 5, shaftDiameter: 6, shoulderLength: 40, headRadius: 0 }
  const solid = proved(shapeArticle('AF', blade, null))
  expect(solid.map((body) => extentOf([body]))).toEqual([
    { x: [0, 40], y: [-6, 6], z: [-6, 6] },
    { x: [40, 100], y: [-2.5, 2.5], z: [-1, 1] },
  ])
})

test('a ring is bored for its screws', () => {
  const ring = { diameter: 100, innerDiameter: 36, height: 12 }
  const area = (diameter: number) => (Math.PI / 4) * diameter ** 2
  expect(volumeOf(proved(shapeArticle('ZR', { ...ring, screws: '4x M8' }, null)))).toBeCloseTo(
    12 * (area(100) - area(36) - 4 * area(8.8)),
  )
})

test('sizes that contradict each other make nothing', () => {
  expect(shapeArticle('AZ', { ...pin, headDiameter: 5 }, null)).toBeNull()
  expect(shapeArticle('PLA', { width: 100, length: 100 }, null)).toBeNull()
})
