import type { Vertex } from '@normwerk/parts/shape/shape'
import { breakLineAt, followBreakLine } from '../projection/break-line.ts'
import { clipArea, clipStroke } from '../projection/clip.ts'
import type { Circle, Dimension, Point, Segment, View } from '../projection/view.ts'

/** A piece to leave out of a view: from..to, in a plain stretch that begins at `start`. */
export interface Cut {
  start: number
  from: number
  to: number
}

/** A view to be drawn: strokes are open paths, areas and sections are closed paths. */
export interface DrawnView {
  strokes: Vertex[][]
  areas: Vertex[][]
  sections: Vertex[][]
  thinLines: Point[][]
  circles: Circle[]
  centreLines: Segment[]
  dimensions: Dimension[]
}

function close(path: Vertex[]): Vertex[] {
  return [...path, ...path.slice(0, 1)]
}

function removeCut(shape: DrawnView, cut: Cut, gap: number, amplitude: number): DrawnView {
  const { from, to } = cut
  const by = gap - (to - from)
  const middle = (from + to) / 2
  const move = <P extends Point>(point: P): P => (point.x > middle ? { ...point, x: point.x + by } : point)
  // A clipped path is on one side of the gap, but its break line may swing a little past the edge.
  const movePath = <P extends Point>(path: P[]): P[] => path.map(move)
  const left = breakLineAt(shape.areas, from, amplitude)
  const right = breakLineAt(shape.areas, to, amplitude)
  const split = (areas: Vertex[][]) =>
    areas
      .flatMap((area) => [
        followBreakLine(clipArea(area, from, 'left'), from, left),
        followBreakLine(clipArea(area, to, 'right'), to, right),
      ])
      .filter((area) => area.length > 2)
      .map(movePath)
  const interrupt = (lines: Vertex[][]): Vertex[][] =>
    lines.flatMap((line) => [...clipStroke(line, from, 'left'), ...clipStroke(line, to, 'right')]).map(movePath)
  return {
    strokes: interrupt(shape.strokes),
    areas: split(shape.areas),
    sections: split(shape.sections),
    thinLines: [left, movePath(right), ...interrupt(shape.thinLines)],
    circles: shape.circles,
    centreLines: shape.centreLines.map(([start, end]) => [move(start), move(end)]),
    dimensions: shape.dimensions.map((dimension) => moveDimension(dimension, cut, move)),
  }
}

/** Moves the points of a dimension with the piece to which they belong. */
function moveDimension(dimension: Dimension, cut: Cut, move: (point: Point) => Point): Dimension {
  if (dimension.kind === 'leader') return { ...dimension, at: move(dimension.at) }
  if (dimension.kind !== 'across') return { ...dimension, from: move(dimension.from), to: move(dimension.to) }
  const within = dimension.x > cut.from && dimension.x < cut.to
  return { ...dimension, x: within ? (cut.start + cut.from) / 2 : move({ x: dimension.x, y: 0 }).x }
}

/** Removes the cuts (ascending, mm) from a view and leaves a `gap` between two break lines for each. */
export function interruptView(view: View, cuts: Cut[], gap: number, amplitude: number): DrawnView {
  const whole: DrawnView = {
    strokes: [close(view.silhouette), ...view.edges],
    areas: [view.silhouette],
    sections: view.sections,
    thinLines: view.thinLines,
    circles: view.circles,
    centreLines: view.centreLines,
    dimensions: view.dimensions,
  }
  // From right to left, so that a cut does not move the next ones.
  return cuts.toReversed().reduce((shape, cut) => removeCut(shape, cut, gap, amplitude), whole)
}
