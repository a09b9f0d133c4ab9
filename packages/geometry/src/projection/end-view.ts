import { sidesOf } from '@normwerk/parts/shape/flats'
import type { Body, CrossPoint, EndView, Loop, Solid, Turned, Vertex } from '@normwerk/parts/shape/shape'
import { flatten } from './flatten.ts'
import { edgesAlong, isSmooth } from './path.ts'
import type { Circle, Point, Segment, View } from './view.ts'

type End = EndView['from']

/** Converts a point of a cross-section for an end view: seen from the head z points right, seen from the tip left. */
export function placeAcross({ y, z }: CrossPoint, from: End): Point {
  return { x: from === 'head' ? z : -z, y }
}

/** An edge around the axis: its radius, and its path if it is no circle. */
interface Rim {
  reach: number
  path: Vertex[] | null
}

/** Returns the view of a part along its axis. A bore is shown if it opens at this end. */
export function viewEnd(solid: Solid, from: End): Omit<View, 'dimensions'> {
  const bodies = from === 'head' ? solid : solid.toReversed()
  const rims = visibleRims(bodies.flatMap((body) => rimsOf(body, from)))
  const outer = rims.at(-1) ?? { reach: 0, path: null }
  const silhouette = outer.path ?? circlePath(outer.reach)
  const inner = rims.slice(0, -1)
  const loops = bodies.flatMap((body) => openCuts(body, from))
  const holes = loops
    .filter((loop) => 'centre' in loop)
    .map((hole) => ({ ...placeAcross(hole.centre, from), radius: hole.radius }))
  const offAxis = holes.filter(({ x, y }) => Math.hypot(x, y) > 1e-6)
  const centred = [...inner.flatMap(({ reach, path }) => (path === null ? [reach] : [])), ...boreRims(bodies[0], from)]
  return {
    silhouette,
    edges: [
      ...inner.flatMap(({ path }) => (path === null ? [] : [close(path)])),
      ...(from === 'tip' ? edgesAcross(bodies[0]) : []),
      ...loops.flatMap((loop) => ('centre' in loop ? [] : [close(loop.map((corner) => placeAcross(corner, from)))])),
    ],
    circles: [
      ...centred.map((radius): Circle => ({ x: 0, y: 0, radius, line: 'edge' })),
      ...pitchesOf(offAxis).map((radius): Circle => ({ x: 0, y: 0, radius, line: 'centre' })),
      ...holes.map((hole): Circle => ({ ...hole, line: 'edge' })),
    ],
    sections: [],
    thinLines: [],
    centreLines: [...crossThrough(silhouette), ...offAxis.flatMap(radialLine)],
    breakable: [],
  }
}

/** Returns the edges around a body, the nearest to the viewer first. */
function rimsOf(body: Body, from: End): Rim[] {
  if (body.kind === 'turned') {
    const widest = Math.max(...body.contour.map(({ y }) => y))
    return cornersOf(body.contour, body.bore, widest, from).map(({ y }) => ({
      reach: y,
      path: pathAround(body, y, from),
    }))
  }
  const [y, z] = [body.height / 2, body.depth / 2]
  const corners = [
    { y: -y, z: -z },
    { y: -y, z },
    { y, z },
    { y, z: -z },
  ]
  return [{ reach: Math.hypot(y, z), path: corners.map((corner) => placeAcross(corner, from)) }]
}

/**
 * Returns the vertices at which a path is seen as a line, the nearest to the viewer first: its edges, the places as
 * far from the axis as `limit`, and its ends unless the other path of the body continues there, as on an O-ring.
 */
function cornersOf(path: readonly Vertex[], other: readonly Vertex[], limit: number, from: End): Vertex[] {
  const edges = new Set(edgesAlong(path))
  const goesOn = ({ x, y }: Vertex) => other.some((vertex) => vertex.x === x && vertex.y === y)
  const corners = path.filter((vertex, at) => {
    const isEnd = at === 0 || at === path.length - 1
    return edges.has(vertex) || vertex.y === limit || (isEnd && !goesOn(vertex))
  })
  return from === 'head' ? corners : corners.reverse()
}

/** Returns the rims that no larger rim in front hides. */
function visibleRims(rims: readonly Rim[]): Rim[] {
  return rims.filter(({ reach }, at) => rims.slice(0, at).every((nearer) => nearer.reach < reach - 1e-6))
}

/** Returns the radii seen through the opening of a bore; a narrower edge hides the edges behind it. */
function boreRims(body: Body | undefined, from: End): number[] {
  if (body?.kind !== 'turned') return []
  const narrowest = Math.min(...body.bore.map(({ y }) => y))
  const radii = cornersOf(body.bore, body.contour, narrowest, from).map(({ y }) => y)
  return radii.filter((radius, at) => radii.slice(0, at).every((nearer) => nearer > radius + 1e-6))
}

function openCuts(body: Body, from: End): Loop[] {
  const ends = body.kind === 'block' ? [body.from, body.to] : [body.contour[0]?.x, body.contour.at(-1)?.x]
  return body.cuts
    .filter((cut) => (from === 'head' ? cut.from === ends[0] : cut.to === ends[1]))
    .map(({ loop }) => loop)
}

/** Returns the edges across a face that is not upright, one for each height at which it bends. */
function edgesAcross(body: Body | undefined): Vertex[][] {
  if (body?.kind !== 'turned') return []
  const { face, contour } = body
  const heights = face.flatMap((vertex, at) => {
    const [before, after] = [face[at - 1], face[at + 1]]
    return before === undefined || after === undefined || isSmooth(before, vertex, after) ? [] : [vertex.y]
  })
  const radius = contour.at(-1)?.y ?? 0
  return [...new Set(heights)].map((y) => {
    const half = Math.sqrt(radius ** 2 - y ** 2)
    return [
      { x: -half, y },
      { x: half, y },
    ]
  })
}

/** Returns the edge of a head with flats: along each flat, then an arc to the next; null if it is a circle. */
function pathAround({ flats }: Turned, radius: number, from: End): Vertex[] | null {
  if (flats === null || radius !== flats.radius) return null
  const placeAt = (angle: number, reach: number) =>
    placeAcross({ y: reach * Math.cos(angle), z: reach * Math.sin(angle) }, from)
  const arc = from === 'head' ? -radius : radius
  const sides = sidesOf(flats)
  return sides.flatMap((side, at) => {
    const flat = [side.from, side.to].map((edge) => placeAt(edge, flats.distance / Math.cos(edge - side.angle)))
    const next = sides[at + 1]?.from ?? (sides[0]?.from ?? 0) + 2 * Math.PI
    if (next - side.to < 1e-6) return flat
    // Two pieces, as an arc is at most half a turn.
    return [...flat, ...[(side.to + next) / 2, next].map((angle) => ({ ...placeAt(angle, radius), arc }))]
  })
}

function circlePath(radius: number): Vertex[] {
  return [
    { x: -radius, y: 0 },
    { x: radius, y: 0, arc: radius },
    { x: -radius, y: 0, arc: radius },
  ]
}

function close(path: readonly Vertex[]): Vertex[] {
  return [...path, ...path.slice(0, 1)]
}

function crossThrough(path: Vertex[]): Segment[] {
  const points = flatten(path)
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)]
  return [
    [
      { x: Math.min(...x), y: 0 },
      { x: Math.max(...x), y: 0 },
    ],
    [
      { x: 0, y: Math.min(...y) },
      { x: 0, y: Math.max(...y) },
    ],
  ]
}

/** Returns the radii of the circles on which holes lie. */
function pitchesOf(holes: readonly Point[]): number[] {
  return [...new Set(holes.map(({ x, y }) => Math.round(Math.hypot(x, y) * 1e6) / 1e6))]
}

/** Returns the radial line through a hole that lies on neither of the centre lines. */
function radialLine({ x, y, radius }: Point & { radius: number }): Segment[] {
  if (Math.min(Math.abs(x), Math.abs(y)) < 1e-6) return []
  const share = radius / Math.hypot(x, y)
  const at = (factor: number): Point => ({ x: x * factor, y: y * factor })
  return [[at(1 - share), at(1 + share)]]
}
