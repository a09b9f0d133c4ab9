import type { Block, Cut, Turned, Vertex } from './shape.ts'

/** Makes a body of revolution with its cuts. */
export function turn(contour: readonly Vertex[], bore: readonly Vertex[] = [], cuts: readonly Cut[] = []): Turned {
  return { kind: 'turned', contour: contour.filter(isNew), bore: bore.filter(isNew), cuts, flats: null, face: [] }
}

/** Whether a vertex differs from the one before, as a fillet may remove a whole face and a chamfer a whole cylinder. */
function isNew({ x, y }: Vertex, at: number, path: readonly Vertex[]): boolean {
  const before = path[at - 1]
  return before === undefined || Math.hypot(x - before.x, y - before.y) > 1e-6
}

/** Makes a block about the axis, with its `height` upright in the side view. */
export function block(from: number, to: number, height: number, depth: number): Block {
  return { kind: 'block', from, to, height, depth, cuts: [] }
}

/** Returns the contour of a cylindrical head down to the shaft, with the fillet below the head (radius 0: none). */
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

/** Returns the closed path that makes the body when turned about the axis; its last vertex connects to its first. */
export function profileOf({ contour, bore }: Turned): Vertex[] {
  const path = [...contour, ...(bore.length > 0 ? reverse(bore) : axisBelow(contour))].filter(isNew)
  const [first, last] = [path[0], path.at(-1)]
  // A ring without end faces ends where it begins.
  const isClosed = first !== undefined && last !== undefined && !isNew(first, 1, [last])
  return isClosed ? [{ ...last, x: first.x, y: first.y }, ...path.slice(1, -1)] : path
}

/** Returns the path in reverse: an arc ends where it began and turns the other way. */
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
