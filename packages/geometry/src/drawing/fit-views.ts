import { flatten } from '../projection/flatten.ts'
import type { Projection, Span, View } from '../projection/view.ts'
import type { Cut } from './interrupt-view.ts'
import { type Box, boxAround } from './paper.ts'

/** Gap between two break lines, and shortest piece beside a break line, mm of paper. */
export const breakGap = 2.5
const minPiece = 9
/** Shortest length worth an interruption, mm of paper. */
const minCut = 6

export interface Fit {
  scale: number
  /** The cuts of each view, ascending. */
  cuts: Cut[][]
}

export function boxOfView(view: View): Box {
  return boxAround(flatten(view.silhouette))
}

/** Shortens the stretches to at most `visible`; each cut is to the right of the middle. */
function cutStretches(stretches: Span[], visible: number, scale: number): Cut[] {
  return stretches.flatMap(([start, end]) => {
    const removed = end - start - visible
    if (removed * scale < minCut) return []
    const from = start + 0.55 * visible
    return [{ start, from, to: from + removed }]
  })
}

function widthOf(view: View, cuts: Cut[], scale: number): number {
  const box = boxOfView(view)
  const removed = cuts.reduce((sum, cut) => sum + (cut.to - cut.from), 0)
  return (box.right - box.left - removed) * scale + cuts.length * breakGap
}

/** Returns cuts that shorten the views to `width` at this scale, in the longest stretches first; null if impossible. */
function cutToWidth(views: View[], width: number, scale: number): Cut[][] | null {
  const longest = Math.max(...views.flatMap((view) => view.breakable.map(([start, end]) => end - start)), 0)
  for (let visible = longest; visible * scale >= 2 * minPiece; visible *= 0.96) {
    const cuts = views.map((view) => cutStretches(view.breakable, visible, scale))
    const total = views.reduce((sum, view, at) => sum + widthOf(view, cuts[at] ?? [], scale), 0)
    if (total <= width) return cuts
  }
  return null
}

/**
 * Returns the scale (paper mm per mm) and the interruptions that fit a projection into `width` × its paper height
 * (times `factor`). The scale is the same in both directions: a view that is too long is interrupted, not compressed.
 */
export function fitViews(projection: Projection, width: number, factor: number): Fit {
  const boxes = projection.views.map(boxOfView)
  const height = Math.max(...boxes.map((box) => box.bottom - box.top))
  const total = boxes.reduce((sum, box) => sum + box.right - box.left, 0)
  const byHeight = (projection.paperHeight * factor) / height
  const byWidth = width / total
  const whole = { scale: Math.min(byHeight, byWidth), cuts: projection.views.map(() => []) }
  if (byWidth >= 0.6 * byHeight) return whole
  for (let scale = 0.75 * byHeight; scale > whole.scale; scale *= 0.95) {
    const cuts = cutToWidth(projection.views, width, scale)
    if (cuts) return { scale, cuts }
  }
  return whole
}
