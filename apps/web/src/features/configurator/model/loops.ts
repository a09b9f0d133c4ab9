import type { CrossPoint, Loop } from '@normwerk/parts/shape/shape'

/** Returns the pieces of a turn: more for larger circles, but never so few that their borders look like edges. */
export function piecesOf(radius: number): number {
  if (radius < 4) return 24
  return radius < 15 ? 32 : 48
}

/** Returns a circle about the axis as a polygon, from y towards z. */
export function circleOf(radius: number, pieces: number): CrossPoint[] {
  return Array.from({ length: pieces }, (_, at) => {
    const angle = (2 * Math.PI * at) / pieces
    return { y: radius * Math.cos(angle), z: radius * Math.sin(angle) }
  })
}

/** Returns the corners of a loop, from y towards z. */
export function cornersOf(loop: Loop): readonly CrossPoint[] {
  if (!('centre' in loop)) return loop
  const { centre, radius } = loop
  return circleOf(radius, piecesOf(radius)).map(({ y, z }) => ({ y: centre.y + y, z: centre.z + z }))
}

/** Returns the largest distance of a loop from a point. */
export function reachOf(loop: Loop, from: CrossPoint): number {
  if ('centre' in loop) return Math.hypot(loop.centre.y - from.y, loop.centre.z - from.z) + loop.radius
  return Math.max(...loop.map(({ y, z }) => Math.hypot(y - from.y, z - from.z)))
}

export function middleOf(loop: Loop): CrossPoint {
  if ('centre' in loop) return loop.centre
  const sum = loop.reduce((all, { y, z }) => ({ y: all.y + y, z: all.z + z }), { y: 0, z: 0 })
  return { y: sum.y / loop.length, z: sum.z / loop.length }
}
