import type { Machining } from '@normwerk/parts/configured-part'
import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import type { Cut, Solid } from '@normwerk/parts/shape/shape'
import { asStocked, type PartShape, shapeOf } from '@normwerk/parts/shape/shape-of'
import { realValuesOf } from '@normwerk/parts/testing/real-values'
import { describe, expect, it } from 'vitest'
import { viewEnd } from './end-view.ts'
import { projectShape } from './project-shape.ts'
import { viewSide } from './side-view.ts'

function shape(code: FamilyCode, options: Machining = asStocked): PartShape {
  const made = shapeOf(familyOf(code), realValuesOf(code)[1] ?? {}, options)
  if (made === null) throw new Error(`${code} has no shape`)
  return made
}

/** A pin of 5 × 200, its head 10 × 3, with something cut out of it. */
function pinWith(cut: Cut): Solid {
  const [body] = shape('AZ').solid
  return [{ ...body, cuts: [cut] }]
}

const square = [
  { y: -1, z: -1 },
  { y: 1, z: -1 },
  { y: 1, z: 1 },
  { y: -1, z: 1 },
]
const socket = pinWith({ loop: square, from: 0, to: 2 })

describe('views', () => {
  it('stand left of the side view if they are from the tip, and right of it from the head', () => {
    const widths = (code: FamilyCode) =>
      projectShape(shape(code)).views.map(({ silhouette }) => Math.max(...silhouette.map(({ x }) => x)))
    expect(widths('AF')).toEqual([6, 80])
    expect(widths('ZR')).toEqual([8, 55])
  })

  it('are interrupted where a part is plain over more than its height', () => {
    expect(viewSide(shape('AZ').solid).breakable).toEqual([[3.3, 200]])
    expect(viewSide(shape('AH').solid).breakable).toEqual([
      [5, 80],
      [80, 125],
    ])
    expect(viewSide(shape('PLA').solid).breakable).toEqual([])
    expect(viewSide(shape('AB').solid).breakable).toEqual([])
  })

  it('show edges, but none where a fillet meets the shaft', () => {
    const edges = (code: FamilyCode) => viewSide(shape(code).solid).edges.map((edge) => edge.map(({ x, y }) => [x, y]))
    expect(edges('AZ')).toEqual([
      [
        [3, 5],
        [3, -5],
      ],
    ])
  })
})

describe('a section', () => {
  it('is cut through the lower half of a bored part, and never along a shaft', () => {
    expect(viewSide(shape('AZ').solid).sections).toEqual([])
    const [section = []] = viewSide(shape('AH').solid).sections
    expect(Math.max(...section.map(({ y }) => y))).toBe(-2.1)
    expect(Math.min(...section.map(({ y }) => y))).toBe(-7)
  })

  it('of a pocket ends behind its bottom at a freehand line', () => {
    const { sections, thinLines, edges } = viewSide(socket)
    const [section = []] = sections
    expect(edges).toContainEqual([
      { x: 0, y: -1 },
      { x: 2, y: -1 },
      { x: 2, y: -0 },
    ])
    expect(Math.max(...section.map(({ x }) => x))).toBeLessThan(3)
    expect(thinLines[0]?.at(-1)).toEqual({ x: expect.closeTo(2.5), y: -5 })
  })

  it('shows a pocket in the tip, too', () => {
    const round = { centre: { y: 0, z: 0 }, radius: 1 }
    const [section = []] = viewSide(pinWith({ loop: round, from: 190, to: 200 })).sections
    expect(Math.max(...section.map(({ x }) => x))).toBe(200)
    expect(Math.min(...section.map(({ x }) => x))).toBeGreaterThan(188)
  })
})

describe('a thread', () => {
  it('has thin lines at its core and an edge where it begins', () => {
    const { thinLines, edges, breakable } = viewSide(shape('AZ').solid, [{ diameter: 5, from: 180, to: 200 }])
    expect(thinLines.map((line) => line.map(({ x, y }) => [x, y]))).toEqual([
      [
        [180, expect.closeTo(2.01, 2)],
        [200, expect.closeTo(2.01, 2)],
      ],
      [
        [180, expect.closeTo(-2.01, 2)],
        [200, expect.closeTo(-2.01, 2)],
      ],
    ])
    expect(edges).toContainEqual([
      { x: 180, y: 2.5 },
      { x: 180, y: -2.5 },
    ])
    expect(breakable).toEqual([
      [3.3, 180],
      [180, 200],
    ])
  })
})

describe('an end view', () => {
  it('of a ring of round section has its outer and inner diameter', () => {
    const { silhouette, circles } = viewEnd(shape('OR').solid, 'head')
    expect(Math.max(...silhouette.map(({ x }) => x))).toBe(10.5)
    expect(circles.map(({ radius }) => radius)).toEqual([8])
  })

  it('shows a pocket from the end where it opens', () => {
    expect(viewEnd(socket, 'head').edges).toHaveLength(1)
    expect(viewEnd(socket, 'tip').edges).toHaveLength(0)
  })

  it('shows the shaft from the tip, but not from the head', () => {
    const radii = (from: 'head' | 'tip') => viewEnd(shape('AS').solid, from).circles.map(({ radius }) => radius)
    expect(radii('tip')).toEqual([0.8, 1.5])
    expect(radii('head')).toEqual([])
  })

  it('has screws on their pitch circle', () => {
    const { circles } = viewEnd(shape('ZR').solid, 'head')
    const [pitch] = circles.filter(({ line }) => line === 'centre')
    const holes = circles.filter(({ x, y }) => Math.hypot(x, y) > 1)
    expect(holes.map(({ x, y }) => Math.hypot(x, y))).toEqual(holes.map(() => expect.closeTo(pitch?.radius ?? 0)))
    expect(holes.length).toBeGreaterThan(1)
  })

  it('shows the second of two flats at 90° on the right, which faces the viewer of the side view', () => {
    const flatted = shape('AZ', { ...asStocked, headFlats: { arrangement: 'R2Q', distance: 4, angle: 0 } })
    const { silhouette } = viewEnd(flatted.solid, 'head')
    expect(Math.max(...silhouette.map(({ x }) => x))).toBeCloseTo(4)
    expect(viewSide(flatted.solid).edges).toContainEqual([
      { x: 0, y: expect.closeTo(-3) },
      { x: 3, y: expect.closeTo(-3) },
    ])
  })
})
