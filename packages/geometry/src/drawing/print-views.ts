import type { Vertex } from '@normwerk/parts/shape/shape'
import type { Point } from '../projection/view.ts'
import type { Sheet } from './compose-sheet.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import { figureHeight } from './paper.ts'

/** Returns the views as they are printed around a point, without a frame. */
export function printViews(sheet: Sheet, middle: Point): Omit<DrawnSheet, 'width' | 'height'> {
  const { box } = sheet
  const move = { x: middle.x - (box.left + box.right) / 2, y: middle.y - (box.top + box.bottom) / 2 }
  const moved = <Place extends Point>(point: Place): Place => ({ ...point, x: point.x + move.x, y: point.y + move.y })
  const movedPaths = (paths: readonly (readonly Vertex[])[]) => paths.map((path) => path.map(moved))
  return {
    paths: {
      frame: [],
      outline: movedPaths(sheet.strokes),
      thin: movedPaths(sheet.thinLines),
      hatch: movedPaths(sheet.hatching),
      centre: movedPaths(sheet.centreLines),
      dimension: movedPaths(sheet.lines),
    },
    circles: sheet.circles.map(moved),
    arrows: sheet.arrows.map(([tip, one, other]) => [moved(tip), moved(one), moved(other)]),
    texts: sheet.labels.map((label) => ({ ...moved(label), size: figureHeight, align: 'middle' as const })),
  }
}
