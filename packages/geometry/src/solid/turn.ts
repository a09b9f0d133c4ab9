import type { Vertex } from '../outline/outline.ts'
import type { Corner } from '../outline/turned-view.ts'
import type { Turned } from './solid.ts'

/** The body that a contour and its bore enclose, or without a bore the contour and the axis; both from the head face on. */
export function turn(outer: readonly Corner[], bore: readonly Corner[] = []): Turned {
  const there = outer.map(vertexAt)
  const back = bore.length > 0 ? reverse(bore.map(vertexAt)) : axisBelow(there)
  const profile = [...there, ...back]
  return { kind: 'turned', profile: profile.filter((vertex, at) => at === 0 || !isSamePlace(vertex, profile[at - 1])) }
}

function vertexAt({ x, r, arc }: Corner): Vertex {
  return { x, y: r, ...(arc && { arc }) }
}

/** Walked back, an arc arrives where it began, and turns the other way. */
function reverse(path: readonly Vertex[]): Vertex[] {
  return path
    .map(({ x, y }, at) => {
      const arc = path[at + 1]?.arc
      return { x, y, ...(arc && { arc: -arc }) }
    })
    .reverse()
}

function axisBelow(path: readonly Vertex[]): Vertex[] {
  return [path.at(-1), path[0]].flatMap((end) => (end === undefined ? [] : [{ x: end.x, y: 0 }]))
}

/** A fillet may leave nothing of the face beside it. */
function isSamePlace(vertex: Vertex, before: Vertex | undefined): boolean {
  return before !== undefined && Math.hypot(vertex.x - before.x, vertex.y - before.y) < 1e-6
}
