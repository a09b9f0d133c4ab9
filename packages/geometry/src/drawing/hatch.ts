import type { Point, Segment } from '../projection/view.ts'

/** Returns the x coordinates, ascending, at which the line x + y = `offset` crosses the polygon's edges. */
function crossings(polygon: Point[], offset: number): number[] {
  const found: number[] = []
  polygon.forEach((end, at) => {
    const start = polygon.at(at - 1)
    if (!start) return
    const a = start.x + start.y - offset
    const b = end.x + end.y - offset
    if (a < 0 !== b < 0) found.push(start.x + ((end.x - start.x) * a) / (a - b))
  })
  return found.sort((one, other) => one - other)
}

/** Returns narrow 45° lines inside a polygon. All polygons use the same offsets, so that a part has one hatching. */
export function hatch(polygon: Point[], spacing: number): Segment[] {
  const sums = polygon.map((point) => point.x + point.y)
  const step = spacing * Math.SQRT2
  const lines: Segment[] = []
  for (let row = Math.ceil(Math.min(...sums) / step); row * step < Math.max(...sums); row++) {
    const offset = row * step
    const x = crossings(polygon, offset)
    for (let pair = 0; pair + 1 < x.length; pair += 2) {
      const from = x[pair] ?? 0
      const to = x[pair + 1] ?? from
      lines.push([
        { x: from, y: offset - from },
        { x: to, y: offset - to },
      ])
    }
  }
  return lines
}
