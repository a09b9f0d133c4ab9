import { findFamily } from '@normwerk/parts/families/families'
import { borePlates } from '@normwerk/parts/mould-base/bore-plates'
import { block } from '@normwerk/parts/shape/contour'
import { extentOf } from '@normwerk/parts/shape/extent-of'
import type { Solid } from '@normwerk/parts/shape/shape'
import { asStocked, shapeOf } from '@normwerk/parts/shape/shape-of'
import { volumeOf } from '@normwerk/parts/shape/volume-of'
import { anyBuildableMouldBase } from '@normwerk/parts/testing/any-mould-base'
import { stockedArticles } from '@normwerk/parts/testing/stocked-articles'
import fc from 'fast-check'
import { type BufferGeometry, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { meshSolid } from './mesh-solid.ts'

/** Polygons instead of circles are smaller by at most this part. */
const polygons = 0.02

function cornersOf(geometry: BufferGeometry): Vector3[] {
  const positions = geometry.getAttribute('position')
  return Array.from({ length: positions.count }, (_, at) => new Vector3().fromBufferAttribute(positions, at))
}

interface Measures {
  volume: number
  /** What the faces in one direction have more than those in the other one, mm²; nothing if there is no gap. */
  gap: number
}

/** Measures a body by its facets. The volume is right only if they face outwards. */
function measure(geometry: BufferGeometry): Measures {
  const corners = cornersOf(geometry)
  const areas = new Vector3()
  let volume = 0
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = corners.slice(at, at + 3)
    if (a === undefined || b === undefined || c === undefined) continue
    volume += a.dot(b.clone().cross(c)) / 6
    areas.add(b.clone().sub(a).cross(c.clone().sub(a)).divideScalar(2))
  }
  return { volume, gap: areas.length() }
}

function expectTrue(solid: Solid, name: string) {
  const geometry = meshSolid(solid)
  const volume = volumeOf(solid)
  const measured = measure(geometry)
  expect(measured.gap, name).toBeCloseTo(0, 2)
  expect(Math.abs(measured.volume - volume) / volume, name).toBeLessThan(polygons)
  geometry.computeBoundingBox()
  const { x } = extentOf(solid)
  expect([geometry.boundingBox?.min.x, geometry.boundingBox?.max.x], name).toEqual(
    x.map((end) => expect.closeTo(end, 4)),
  )
}

test('the plates of a mould base are closed and have the volume of their bodies', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      for (const { line, x, y, width, length, thickness, bores } of borePlates(base)) {
        const cuts = bores.map((bore) => ({
          loop: { centre: { y: bore.x - x, z: bore.y - y }, radius: bore.diameter / 2 },
          from: bore.from,
          to: bore.to,
        }))
        expectTrue([{ ...block(0, thickness, width, length), cuts }], line.role)
      }
    }),
    { numRuns: 10 },
  )
})

test('the parts of a mould base are closed and have the volume of their bodies', () => {
  const byProduct = Map.groupBy(stockedArticles, ({ product }) => product.family)
  for (const [code, articles] of byProduct) {
    const family = findFamily(code)
    const [some] = articles
    if (family === undefined || some === undefined || family.code === 'AF') continue
    const solid = shapeOf(family, { ...some.sizes, screws: '2x M6' }, asStocked)?.solid
    if (solid !== undefined) expectTrue(solid, some.articleNumber)
  }
})
