import { arcBetween, directionOf } from '@normwerk/parts/shape/arc'
import { stretchOf } from '@normwerk/parts/shape/flats'
import type { Body, Flats, Vertex } from '@normwerk/parts/shape/shape'

/** Returns a body's outline in the side view without flats, from head to tip; `y` is the distance from the axis. */
export function outlineOf(body: Body): readonly Vertex[] {
  if (body.kind === 'turned') return body.contour
  const y = body.height / 2
  return [
    { x: body.from, y },
    { x: body.to, y },
  ]
}

/** Returns half of the visible outline, with the head reduced by its flats and the tip shortened to its face. */
export function halfOutline(body: Body, half: 'upper' | 'lower'): readonly Vertex[] {
  if (body.kind === 'block') return outlineOf(body)
  const rim = body.face.at(half === 'upper' ? -1 : 0)
  const outline = rim === undefined ? body.contour : shortenTip(body.contour, rim.x)
  if (body.flats === null) return outline
  const reach = stretchOf(body.flats, half === 'upper' ? 0 : Math.PI)
  return reach === body.flats.radius ? outline : grindHead(outline, body.flats, reach)
}

function shortenTip(contour: readonly Vertex[], x: number): Vertex[] {
  return contour.map((vertex, at) => (at === contour.length - 1 ? { ...vertex, x } : vertex))
}

/** Cuts the outline of a head down to the distance `reach` from the axis; this may cut the fillet behind it, too. */
function grindHead(outline: readonly Vertex[], { radius, height }: Flats, reach: number): Vertex[] {
  return outline.flatMap((vertex, at) => {
    if (vertex.x <= height && vertex.y > reach) return vertex.y === radius ? [{ x: vertex.x, y: reach }] : []
    const before = outline[at - 1]
    if (vertex.arc === undefined || before === undefined || before.y <= reach) return [vertex]
    if (vertex.y >= reach) return [{ x: vertex.x, y: vertex.y }]
    const { centre, radius: fillet } = arcBetween(before, vertex, vertex.arc)
    return [{ x: centre.x - Math.sqrt(fillet ** 2 - (centre.y - reach) ** 2), y: reach }, vertex]
  })
}

/** Returns the path on the other side of the axis. */
export function mirror(path: readonly Vertex[]): Vertex[] {
  return path.map(({ x, y, arc }) => (arc === undefined ? { x, y: -y } : { x, y: -y, arc: -arc }))
}

/** Returns the vertices where the surfaces along a path meet in edges, without its ends; for a step the outer edge. */
export function edgesAlong(path: readonly Vertex[]): Vertex[] {
  const outermost = new Map<number, Vertex>()
  path.forEach((vertex, at) => {
    const before = path[at - 1]
    const after = path[at + 1]
    const isEdge = before !== undefined && after !== undefined && !isSmooth(before, vertex, after)
    if (isEdge && vertex.y > (outermost.get(vertex.x)?.y ?? 0)) outermost.set(vertex.x, vertex)
  })
  return [...outermost.values()]
}

/** Whether a path leaves a vertex in the direction in which it arrives. */
export function isSmooth(before: Vertex, vertex: Vertex, after: Vertex): boolean {
  const arriving = directionOf(before, vertex, 1)
  const leaving = directionOf(vertex, after, 0)
  const turned = arriving.x * leaving.y - arriving.y * leaving.x
  return Math.abs(turned) < 1e-3 && arriving.x * leaving.x + arriving.y * leaving.y > 0
}

/** Returns the distance of a path from the axis over from..to if it is constant there, else null. */
export function levelOver(path: readonly Vertex[], from: number, to: number): number | null {
  const end = path.find(({ x, y, arc }, at) => {
    const before = path[at - 1]
    return before !== undefined && arc === undefined && before.y === y && before.x <= from && x >= to
  })
  return end?.y ?? null
}

/** Returns the distance of a path from the axis at `x`: at a step that of the outer edge, else on the straight line. */
export function reachAt(path: readonly Vertex[], x: number): number {
  const corners = path.filter((vertex) => isNear(vertex.x, x)).map(({ y }) => y)
  if (corners.length > 0) return Math.max(...corners)
  const at = path.findIndex((vertex) => vertex.x > x)
  const [start, end] = [path[at - 1], path[at]]
  return start && end ? start.y + ((end.y - start.y) * (x - start.x)) / (end.x - start.x) : 0
}

export function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}
