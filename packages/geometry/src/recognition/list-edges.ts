import type { Body } from '../step-file/read-solid.ts'
import { type Frame, place, type Vector } from '../step-file/vector.ts'

/**
 * Returns the edges of a body at its places, each once, as x, y, z of its points.
 * @param most numbers in all; places beyond are left out
 */
export function listEdges({ faces }: Body, places: readonly Frame[], most: number): number[][] {
  const seen = new Set<string>()
  const edges: (readonly Vector[])[] = []
  for (const edge of faces.flatMap((face) => face.edges)) {
    const key = keyOf(edge)
    if (edge.length > 1 && !seen.has(key)) edges.push(edge)
    seen.add(key)
  }
  const numbers = 3 * edges.reduce((sum, edge) => sum + edge.length, 0)
  return places
    .slice(0, Math.floor(most / Math.max(1, numbers)))
    .flatMap((frame) => edges.map((edge) => edge.flatMap((point) => place(frame, point).map(round))))
}

/** Faces share their edges, in both directions. */
function keyOf(edge: readonly Vector[]): string {
  const middle = edge[Math.floor((edge.length - 1) / 2)]
  const other = edge[Math.ceil((edge.length - 1) / 2)]
  const ends = [edge[0], edge.at(-1)].map((point) => point?.map(round).join()).toSorted()
  return [...ends, [middle, other].map((point) => point?.map(round).join()).toSorted()].join(' ')
}

const round = (value: number) => Math.round(value * 100) / 100
