import type { Point } from '../projection/view.ts'

type Edge = [from: Point, to: Point]

/** Returns on which side of the edge a point lies: above 0 on the left, below 0 on the right. */
function sideOf([from, to]: Edge, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
}

function cross(a: Edge, b: Edge): boolean {
  return sideOf(a, b[0]) * sideOf(a, b[1]) < 0 && sideOf(b, a[0]) * sideOf(b, a[1]) < 0
}

/** Returns the edges of a closed path that cross another of its edges. */
export function crossingsIn(path: readonly Point[]): Edge[] {
  const edges = path.map((point, at): Edge => [path.at(at - 1) ?? point, point])
  return edges.filter((edge, at) => edges.slice(0, at).some((other) => cross(edge, other)))
}
