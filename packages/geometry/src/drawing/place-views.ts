import type { Vertex } from '@normwerk/parts/shape/shape'
import type { Dimension, Point, Projection } from '../projection/view.ts'
import { boxOfView, breakGap, fitViews } from './fit-views.ts'
import { type DrawnView, interruptView } from './interrupt-view.ts'

const waveAmplitude = 0.7

function toPaper(shape: DrawnView, scale: number, left: number): DrawnView {
  const point = ({ x, y }: Point): Point => ({ x: left + x * scale, y: -y * scale })
  const vertex = (v: Vertex): Vertex => ({ ...point(v), ...(v.arc && { arc: -v.arc * scale }) })
  const path = (vertices: Vertex[]) => vertices.map(vertex)
  return {
    strokes: shape.strokes.map(path),
    areas: shape.areas.map(path),
    sections: shape.sections.map(path),
    thinLines: shape.thinLines.map(path),
    circles: shape.circles.map((circle) => ({ ...circle, ...point(circle), radius: circle.radius * scale })),
    centreLines: shape.centreLines.map(([from, to]) => [point(from), point(to)]),
    dimensions: shape.dimensions.map((dimension) => dimensionToPaper(dimension, scale, point)),
  }
}

function dimensionToPaper(dimension: Dimension, scale: number, point: (point: Point) => Point): Dimension {
  switch (dimension.kind) {
    case 'leader':
      return { ...dimension, at: point(dimension.at), away: { x: dimension.away.x, y: -dimension.away.y } }
    case 'across':
      return {
        ...dimension,
        x: point({ x: dimension.x, y: 0 }).x,
        from: -dimension.from * scale,
        to: -dimension.to * scale,
      }
    default:
      return { ...dimension, from: point(dimension.from), to: point(dimension.to) }
  }
}

/**
 * Places the views of a projection side by side on paper, with their axes on y = 0; the first view begins at x = 0.
 * `gaps` are the distances between neighbours, `width` the width for all views and gaps.
 */
export function placeViews(projection: Projection, gaps: number[], width: number, factor: number): DrawnView[] {
  const free = width - gaps.reduce((sum, gap) => sum + gap, 0)
  const { scale, cuts } = fitViews(projection, free, factor)
  let left = 0
  return projection.views.map((view, at) => {
    const box = boxOfView(view)
    const viewCuts = cuts[at] ?? []
    const shape = interruptView(view, viewCuts, breakGap / scale, waveAmplitude / scale)
    const placed = toPaper(shape, scale, left - box.left * scale)
    const removed = viewCuts.reduce((sum, cut) => sum + (cut.to - cut.from) * scale - breakGap, 0)
    left += (box.right - box.left) * scale - removed + (gaps[at] ?? 0)
    return placed
  })
}
