import type { Block, Cut, Turned, Vertex } from './shape.ts'

/** A body of revolution with what is cut out of it. */
export function turn(contour: readonly Vertex[], bore: readonly Vertex[] = [], cuts: readonly Cut[] = []): Turned {
  return { kind: 'turned', contour: contour.filter(isNew), bore: bore.filter(isNew), cuts, flats: null }
}

/** A fillet may leave nothing of the face beside it, and a chamfer nothing of the cylinder. */
function isNew({ x, y }: Vertex, at: number, path: readonly Vertex[]): boolean {
  const before = path[at - 1]
  return before === undefined || Math.hypot(x - before.x, y - before.y) > 1e-6
}

/** A block about the axis, its `height` upright in the side view. */
export function block(from: number, to: number, height: number, depth: number): Block {
  return { kind: 'block', from, to, height, depth, cuts: [] }
}

/** Contour of a cylindrical head down to the shaft, with the fillet below the head (radius 0: none). */
export function contourHead(head: number, height: number, shaft: number, fillet: number): Vertex[] {
  const y = shaft / 2
  const radius = Math.min(fillet, (head - shaft) / 2)
  const neck =
    radius > 0
      ? [
          { x: height, y: y + radius },
          { x: height + radius, y, arc: radius },
        ]
      : [{ x: height, y }]
  return [{ x: 0, y: head / 2 }, { x: height, y: head / 2 }, ...neck]
}

/** The closed path that, turned about the axis, makes the body; its last vertex runs to its first. */
export function profileOf({ contour, bore }: Turned): Vertex[] {
  const path = [...contour, ...(bore.length > 0 ? reverse(bore) : axisBelow(contour))].filter(isNew)
  const [first, last] = [path[0], path.at(-1)]
  // A ring without end faces comes back to where it began.
  const isClosed = first !== undefined && last !== undefined && !isNew(first, 1, [last])
  return isClosed ? [{ ...last, x: first.x, y: first.y }, ...path.slice(1, -1)] : path
}

/** The same path walked back: an arc arrives where it began and turns the other way. */
export function reverse(path: readonly Vertex[]): Vertex[] {
  return path
    .map(({ x, y }, at) => {
      const arc = path[at + 1]?.arc
      return arc === undefined ? { x, y } : { x, y, arc: -arc }
    })
    .reverse()
}

function axisBelow(path: readonly Vertex[]): Vertex[] {
  return [path.at(-1), path[0]].flatMap((end) => (end === undefined ? [] : [{ x: end.x, y: 0 }]))
}
