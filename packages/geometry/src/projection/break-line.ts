import type { Vertex } from '@normwerk/parts/shape/shape'
import { clipArea } from './clip.ts'
import type { Point } from './view.ts'

const steps = 20

/** Returns a freehand break line through a body at `x`: two flat waves that begin and end on its outline. */
export function breakLineAt(areas: Vertex[][], x: number, amplitude: number): Point[] {
  const onCut = areas.flatMap((area) => clipArea(area, x, 'left').filter((vertex) => vertex.x === x))
  const r = Math.max(...onCut.map((vertex) => vertex.y))
  return Array.from({ length: steps + 1 }, (_, at) => {
    const y = r - (2 * r * at) / steps
    return { x: x + amplitude * Math.sin((Math.PI * y) / r), y }
  })
}

/** Replaces the straight edge of a clipped area at `x` with the break line. */
export function followBreakLine(area: Vertex[], x: number, breakLine: Point[]): Vertex[] {
  return area.flatMap((vertex, at) => {
    const next = area[(at + 1) % area.length]
    if (!next || vertex.x !== x || next.x !== x) return [vertex]
    const between = breakLine.filter(({ y }) => y > Math.min(vertex.y, next.y) && y < Math.max(vertex.y, next.y))
    return [vertex, ...(next.y > vertex.y ? between.toReversed() : between)]
  })
}
