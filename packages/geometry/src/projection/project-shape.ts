import { extentOf } from '@normwerk/parts/shape/extent-of'
import type { CrossPoint, EndDimension, EndView, SideDimension, Solid } from '@normwerk/parts/shape/shape'
import type { PartShape } from '@normwerk/parts/shape/shape-of'
import { placeAcross, viewEnd } from './end-view.ts'
import { halfOutline, isNear, reachAt } from './path.ts'
import { viewSide } from './side-view.ts'
import type { Dimension, Point, Projection, View } from './view.ts'

/** Paper heights, mm: a stout part may be higher, as a slender one needs the space for its length. */
const paperHeight = { slender: 34, stout: 50 }

/** Returns the views of a shape in first-angle projection: the view from the tip is left of the side view. */
export function projectShape(shape: PartShape): Projection {
  const side = {
    ...viewSide(shape.solid, shape.threads),
    dimensions: shape.dimensions.map((dimension) => placeOnSide(shape, dimension)),
  }
  const endsFrom = (end: EndView['from']) =>
    shape.ends.filter(({ from }) => from === end).map((view) => projectEnd(shape, view))
  return {
    views: [...endsFrom('tip'), side, ...endsFrom('head')],
    paperHeight: paperHeight[isSlender(shape.solid) ? 'slender' : 'stout'],
  }
}

/** Whether a part is more than twice as long as high. */
function isSlender(solid: Solid): boolean {
  const { x, y } = extentOf(solid)
  return x[1] - x[0] > 2 * (y[1] - y[0])
}

function projectEnd({ solid }: PartShape, { from, dimensions, frame }: EndView): View {
  const thinLines = frame === undefined ? [] : [closedFrame(frame)]
  return { ...viewEnd(solid, from), thinLines, dimensions: dimensions.map((dimension) => placeOnEnd(dimension, from)) }
}

function closedFrame({ y, z: x }: CrossPoint): Point[] {
  return [
    { x, y },
    { x: -x, y },
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
  ]
}

function placeOnSide({ solid, values }: PartShape, dimension: SideDimension): Dimension {
  const { shows } = dimension
  const radius = Number(values[shows]) / 2
  switch (dimension.kind) {
    case 'leader':
      return dimension
    case 'length': {
      const at = (x: number) => ({ x, y: -edgeBelow(solid, x) })
      return { kind: 'length', shows, from: at(dimension.from), to: at(dimension.to), side: 'below' }
    }
    default: {
      const { x, side, kind } = dimension
      const sign = kind === 'thread' ? 'M' : '⌀'
      if (side === 'across') return { kind: 'across', shows, x, from: -radius, to: radius, sign }
      const ends = { from: { x, y: -radius }, to: { x, y: radius } }
      return { kind: 'height', shows, ...ends, side, sign, half: kind === 'bore' }
    }
  }
}

/**
 * Returns where the extension line of a length begins, below the axis: at the face of the tip if it has a point there, at
 * the outline if that has a corner there, else at the bore.
 */
function edgeBelow(solid: Solid, x: number): number {
  const onFace = solid.flatMap((body) => (body.kind === 'turned' ? body.face : [])).find((at) => isNear(at.x, x))
  if (onFace !== undefined) return -onFace.y
  const outline = solid.flatMap((body) => halfOutline(body, 'lower'))
  const bores = solid.flatMap((body) => (body.kind === 'turned' ? body.bore : []))
  const hasCorner = (path: typeof outline) => path.some((vertex) => isNear(vertex.x, x))
  return reachAt(!hasCorner(outline) && hasCorner(bores) ? bores : outline, x)
}

function placeOnEnd(dimension: EndDimension, end: EndView['from']): Dimension {
  const { shows } = dimension
  if (dimension.kind === 'leader') return { ...dimension, at: placeAcross(dimension.at, end) }
  const ends = [placeAcross(dimension.from, end), placeAcross(dimension.to, end)] as const
  const { side } = dimension
  if (side === 'left' || side === 'right') {
    return { kind: 'height', shows, from: ends[0], to: ends[1], side, sign: '', half: false }
  }
  const [from, to] = ends[0].x < ends[1].x ? ends : [ends[1], ends[0]]
  return { kind: 'length', shows, from, to, side }
}
