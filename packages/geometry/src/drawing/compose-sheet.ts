import type { Vertex } from '@normwerk/parts/shape/shape'
import { flatten } from '../projection/flatten.ts'
import type { Circle, Point, Projection, Segment } from '../projection/view.ts'
import { type Annotation, chooseLabels } from './choose-labels.ts'
import { hatch } from './hatch.ts'
import type { DrawnView } from './interrupt-view.ts'
import { boxOfLabel } from './label.ts'
import { type Figure, layDimensions } from './lay-dimensions.ts'
import { type Box, boxAround, firstLevel, nextLevel } from './paper.ts'
import { placeViews } from './place-views.ts'

/** Everything on a sheet, in mm of paper. */
export interface Sheet extends Annotation {
  box: Box
  areas: Vertex[][]
  strokes: Vertex[][]
  thinLines: Point[][]
  circles: Circle[]
  hatching: Segment[]
  centreLines: Segment[]
}

const centreOvershoot = 3
const margin = 2
const plainGap = 5
/** Shares of the page's width and height that the views may take, tried from the largest. */
const shares = [0.92, 0.85, 0.78, 0.71, 0.64, 0.57, 0.5]
const factors = [1, 0.8, 0.6]

function prolong([from, to]: Segment): Segment {
  const size = Math.hypot(to.x - from.x, to.y - from.y)
  const x = ((to.x - from.x) / size) * centreOvershoot
  const y = ((to.y - from.y) / size) * centreOvershoot
  return [
    { x: from.x - x, y: from.y - y },
    { x: to.x + x, y: to.y + y },
  ]
}

function segments(points: Point[]): Segment[] {
  return points.slice(1).map((point, at) => [points[at] ?? point, point])
}

function pointsOnCircle({ x, y, radius }: Circle): Point[] {
  return Array.from({ length: 49 }, (_, at) => ({
    x: x + radius * Math.cos((at * Math.PI) / 24),
    y: y + radius * Math.sin((at * Math.PI) / 24),
  }))
}

function gapsBetween(projection: Projection, texts: ReadonlyMap<string, string>): number[] {
  const space = (view: Projection['views'][number] | undefined, side: 'left' | 'right') => {
    const count =
      view?.dimensions.filter((d) => d.kind === 'height' && d.side === side && texts.has(d.shows)).length ?? 0
    return count === 0 ? plainGap : firstLevel + nextLevel * count
  }
  return projection.views.slice(1).map((view, at) => space(projection.views[at], 'right') + space(view, 'left'))
}

function compose(views: DrawnView[], texts: ReadonlyMap<string, string>, hatchSpacing: number): Sheet {
  const strokes = views.flatMap((view) => view.strokes)
  const thinLines = views.flatMap((view) => view.thinLines)
  const circles = views.flatMap((view) => view.circles)
  const hatching = views.flatMap((view) => view.sections.flatMap((section) => hatch(flatten(section), hatchSpacing)))
  const centreLines = views.flatMap((view) => view.centreLines.map(prolong))
  const drawn: Segment[] = [
    ...[...strokes.map(flatten), ...thinLines, ...circles.map(pointsOnCircle)].flatMap(segments),
    ...hatching,
    ...centreLines,
  ]
  const laid = views.flatMap((view) => layDimensions(view, figuresOf(view, texts)))
  const annotation = chooseLabels(laid, drawn)
  const box = boxAround([
    ...[...drawn, ...annotation.lines, ...annotation.arrows].flat(),
    ...annotation.labels.map(boxOfLabel).flatMap(cornersOf),
  ])
  const areas = views.flatMap((view) => view.areas)
  return { ...annotation, box, areas, strokes, thinLines, circles, hatching, centreLines }
}

function cornersOf(box: Box): Point[] {
  return [
    { x: box.left, y: box.top },
    { x: box.right, y: box.bottom },
  ]
}

function figuresOf(view: DrawnView, texts: ReadonlyMap<string, string>): Figure[] {
  return view.dimensions.flatMap((dimension) => {
    const text = texts.get(dimension.shows)
    return text === undefined ? [] : [{ dimension, text }]
  })
}

export interface PageSize {
  width: number
  height: number
  hatchSpacing: number
}

/** Returns how bad a layout is: mm beyond the page plus figures without a free place; 0 is good. */
function fieldErrors({ box, touched }: Sheet, { width, height }: PageSize): number {
  const excess = Math.max(box.right - box.left - width, box.bottom - box.top - height) + 2 * margin
  return Math.max(0, excess) + 20 * touched
}

/**
 * Draws the views with the dimensions that have a text, as large as the page allows. Figures have a fixed size, so the
 * body gets the rest of the page. The keys of `texts` are the values that they show. If no layout fits, the least bad
 * one is returned.
 */
export function composeSheet(projection: Projection, texts: ReadonlyMap<string, string>, page: PageSize): Sheet {
  const gaps = gapsBetween(projection, texts)
  const draw = (share: number, factor: number) =>
    compose(placeViews(projection, gaps, share * (page.width - 2 * margin), factor), texts, page.hatchSpacing)
  let best = draw(1, 1)
  for (const factor of factors) {
    for (const share of shares) {
      if (fieldErrors(best, page) === 0) return best
      const sheet = draw(share, factor)
      if (fieldErrors(sheet, page) < fieldErrors(best, page)) best = sheet
    }
  }
  return best
}
