import type { LeaderMark, Vertex } from '@normwerk/parts/shape/shape'

/** Coordinates in mm; in a side view x runs along the axis from the head face, y upwards from the axis. */
export interface Point {
  x: number
  y: number
}

export interface Circle extends Point {
  radius: number
  line: 'edge' | 'centre'
}

export type Span = [from: number, to: number]
export type Segment = [from: Point, to: Point]

/** The sign in front of a diameter, a metric thread and a plain measure. */
export type DiameterSign = '⌀' | 'M' | ''

/**
 * One size to be dimensioned. `shows` is the key of its value.
 * - `length`: along x, below or above the view.
 * - `height`: along y, beside the view; `half` for a bore seen in a half section (one arrow, drawn past the axis).
 * - `across`: along y, through the view at `x`, with the figure above.
 * - `leader`: an arrow at a point; its text stands outside, in the direction `away`.
 */
export type Dimension =
  | { kind: 'length'; shows: string; from: Point; to: Point; side: 'above' | 'below' }
  | { kind: 'height'; shows: string; from: Point; to: Point; side: 'left' | 'right'; sign: DiameterSign; half: boolean }
  | { kind: 'across'; shows: string; x: number; from: number; to: number; sign: DiameterSign }
  | { kind: 'leader'; shows: string; at: Point; away: Point; mark: LeaderMark }

/** One view of a part. */
export interface View {
  /** Closed contour of the visible part. */
  silhouette: Vertex[]
  /** Visible edges inside the contour. */
  edges: Vertex[][]
  circles: Circle[]
  /** Closed regions that are cut, so they are hatched. */
  sections: Vertex[][]
  /** The core of a thread, and the freehand line at which a section ends within the body. */
  thinLines: Point[][]
  centreLines: Segment[]
  /** Stretches of x without a feature, where a long view may be interrupted. */
  breakable: Span[]
  dimensions: Dimension[]
}

/** Views from left to right on a common axis, first-angle projection. */
export interface Projection {
  views: View[]
  /** Height the tallest view should get on a sheet, mm of paper. */
  paperHeight: number
}
