import type { Section } from '../families/section.ts'
import type { Solid, Vertex } from './shape.ts'

/**
 * Returns the working cross-section of a part, which wears and gets a nitrided skin or a coating: that of its last
 * body, for a block across its longest edge, for a turned body with the diameter of its last cylinder and its narrowest
 * bore.
 */
export function sectionOf(solid: Solid): Section {
  const body = solid.at(-1) ?? solid[0]
  if (body.kind === 'block') {
    const [thickness = 0, width = 0] = [body.to - body.from, body.height, body.depth].sort((one, other) => one - other)
    return { shape: 'blade', thickness, width }
  }
  const outer = 2 * radiusOfLastCylinder(body.contour)
  if (body.bore.length === 0) return { shape: 'round', diameter: outer }
  return { shape: 'tube', outer, inner: 2 * Math.min(...body.bore.map(({ y }) => y)) }
}

function radiusOfLastCylinder(contour: readonly Vertex[]): number {
  const end = contour.findLast(({ y, arc }, at) => arc === undefined && y === contour[at - 1]?.y)
  return end?.y ?? contour.at(-1)?.y ?? 0
}
