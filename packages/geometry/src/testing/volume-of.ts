import { flatten } from '../drawing/flatten.ts'
import type { Body, Loop, Solid } from '../solid/solid.ts'

/** mm³; arcs as polygons, bodies as they are: they must not overlap. */
export function volumeOf(solid: Solid): number {
  return solid.reduce((sum, body) => sum + volumeOfBody(body), 0)
}

function volumeOfBody(body: Body): number {
  if (body.kind === 'extruded') {
    const holes = body.holes.reduce((sum, hole) => sum + areaOf(hole), 0)
    return (areaOf(body.outer) - holes) * (body.to - body.from)
  }
  // frustums below each edge: those of the way back are taken away
  const points = flatten([...body.profile])
  const sum = points.reduce((total, { x, y }, at) => {
    const before = points.at(at - 1) ?? { x, y }
    return total + (x - before.x) * (y * y + y * before.y + before.y * before.y)
  }, 0)
  return (Math.PI * sum) / 3
}

function areaOf(loop: Loop): number {
  if ('centre' in loop) return Math.PI * loop.radius ** 2
  const sum = loop.reduce((total, { y, z }, at) => {
    const before = loop.at(at - 1) ?? { y, z }
    return total + before.y * z - y * before.z
  }, 0)
  return sum / 2
}
